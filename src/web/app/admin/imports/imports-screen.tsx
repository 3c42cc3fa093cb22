import { useQueryClient } from '@tanstack/react-query';
import { ScreenHead, ScreenMenu } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useListState } from '../engine/url-state.ts';
import { FileDialog } from './file-dialog.tsx';
import { importList } from './import-list.tsx';
import { ImportPage } from './import-page.tsx';
import { refetchImport, useOpenImport } from './use-import.ts';

function ImportList({ onAdd, onOpen }: { onAdd: () => void; onOpen: (id: number) => void }) {
  const { address, searchText, setSearchText, go } = useListState();
  return (
    <>
      <ScreenHead
        title={importList.title}
        searchHint={importList.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        addLabel="Import file"
        onAdd={onAdd}
      >
        <ScreenMenu resource={importList} address={address} />
      </ScreenHead>
      <ScreenList
        resource={importList}
        address={address}
        searchText={searchText}
        go={go}
        isOwn={() => false}
        onOpen={({ id }) => onOpen(id)}
      />
    </>
  );
}

/** The list of imports, or the page of one. */
export default function ImportsScreen() {
  const client = useQueryClient();
  const { opened, show } = useOpenImport();
  const { id, add } = opened;
  return (
    <>
      {id === undefined ? (
        <ImportList onAdd={() => show({ add: 'any' })} onOpen={(chosen) => show({ id: chosen })} />
      ) : (
        <ImportPage
          key={id}
          id={id}
          onStarted={() => void refetchImport(client, id)}
          onOther={() => show({ id, add: 'any' })}
          onClose={() => show({})}
        />
      )}
      {add && (
        <FileDialog
          kind={add === 'any' ? 'property' : add}
          onSent={(sent) => show({ id: sent }, true)}
          onClose={() => show(id === undefined ? {} : { id })}
        />
      )}
    </>
  );
}
