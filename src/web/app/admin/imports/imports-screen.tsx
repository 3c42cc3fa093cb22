import { ScreenHead, ScreenMenu } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useListState } from '../engine/url-state.ts';
import { FileDialog } from './file-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importList } from './import-list.tsx';
import { useOpenImport } from './use-import.ts';

/** The list of imports, with a button to add one. */
export default function ImportsScreen() {
  const { address, searchText, setSearchText, go } = useListState();
  const { opened, show } = useOpenImport();
  const close = () => show({});
  return (
    <>
      <ScreenHead
        title={importList.title}
        searchHint={importList.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        addLabel="Import file"
        onAdd={() => show({ add: 'any' })}
      >
        <ScreenMenu resource={importList} address={address} />
      </ScreenHead>
      <ScreenList
        resource={importList}
        address={address}
        searchText={searchText}
        go={go}
        isOwn={() => false}
        onOpen={({ id }) => show({ id })}
      />
      {opened.add && (
        <FileDialog
          kind={opened.add === 'any' ? 'property' : opened.add}
          onSent={(id) => show({ id }, true)}
          onClose={close}
        />
      )}
      {opened.id !== undefined && <ImportDialog key={opened.id} id={opened.id} onClose={close} />}
    </>
  );
}
