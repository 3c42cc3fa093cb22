import { dayText } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { defineList } from '../engine/resource.ts';
import { BesideTabs, ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { useListState, useUrlQuery } from '../engine/url-state.ts';
import { PageEditor } from './page-editor.tsx';
import { toPagePath, usePage } from './page-versions.tsx';

/** The editor of one page in a dialog, once the page is loaded. */
function PageDialog({ pageKey, onClose }: { pageKey: string; onClose: () => void }) {
  const page = usePage(pageKey, onClose);
  if (page) return <PageEditor page={page} onClose={onClose} />;
  return (
    <Dialog open width="wide" title="Edit Page" description={toPagePath(pageKey)} onOpenChange={onClose}>
      <p className="py-16 text-center text-ink-3">Loading...</p>
    </Dialog>
  );
}

const pages = defineList('page', {
  rows: 'pages',
  noun: 'Page',
  title: 'Pages',
  searchHint: 'Title or URL',
  searchable: ({ title, key }) => [title, toPagePath(key)],
  name: { label: 'Page', text: ({ title }) => title, note: ({ key }) => toPagePath(key) },
  columns: [
    { label: 'URL', cell: ({ key }) => toPagePath(key) },
    {
      label: 'Status',
      cell: ({ has_draft }) =>
        has_draft ? <Marker tone="accent">Unpublished draft</Marker> : <Marker tone="primary">Published</Marker>,
      phone: 'start',
    },
    { label: 'Version', cell: ({ version }) => version, align: 'end' },
    {
      label: 'Last updated',
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{updatedAt && dayText(updatedAt)}</span>,
    },
  ],
  actions: 'none',
});

/** The page opened by `?open=` in the URL, and a function to open and close one. */
function useOpenPage() {
  const { search, set } = useUrlQuery();
  const show = (key: string | undefined) => set({ open: key ?? '' });
  return { key: search.get('open') ?? undefined, show };
}

/** The pages whose copy staff can edit: titles, leads, texts and search engine fields. */
export function PagesTab({ title, beside }: TabProps) {
  const { address, searchText, setSearchText, go } = useListState();
  const { key, show } = useOpenPage();
  return (
    <>
      <ScreenHead
        title={title}
        searchHint={pages.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
      />
      <BesideTabs tabs={beside}>
        <ScreenList
          resource={pages}
          address={address}
          searchText={searchText}
          go={go}
          isOwn={() => false}
          onOpen={(row) => show(row.key)}
        />
      </BesideTabs>
      {key !== undefined && <PageDialog key={key} pageKey={key} onClose={() => show(undefined)} />}
    </>
  );
}
