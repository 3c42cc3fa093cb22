import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HistoryEntry } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { moment } from '../engine/columns.tsx';
import { RecordTable } from '../engine/record-table.tsx';
import { defineList } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { useListState } from '../engine/url-state.ts';
import { AccessLog } from './access-log.tsx';
import { Deleted } from './deleted.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { HistoryFilters, OlderEntries } from './history-filters.tsx';
import {
  actionLabel,
  entityLabel,
  filterLabel,
  useHistory,
  useHistoryChoices,
  useHistoryFilters,
} from './use-history.ts';

const TONES = { create: 'primary', restore: 'primary', delete: 'accent', erase: 'accent' } as const;

function Action({ action }: { action: string }) {
  const tone = action in TONES ? TONES[action as keyof typeof TONES] : 'info';
  return <Marker tone={tone}>{actionLabel(action)}</Marker>;
}

const who = ({ actor }: HistoryEntry): string => actor?.full_name ?? 'System or visitor';

const LIST = defineList('history', {
  rows: 'entries',
  noun: 'Change',
  title: 'History',
  searchHint: 'Name of the changed record',
  searchable: ({ subject }) => [subject],
  name: {
    label: 'What',
    text: ({ subject, entity, entity_id }) =>
      subject ?? (/^[1-9]\d*$/.test(entity_id) ? `${entityLabel(entity)} No. ${entity_id}` : entityLabel(entity)),
    note: (entry) => `${entityLabel(entry.entity)}, ${who(entry)}`,
  },
  columns: [
    { label: 'Action', cell: ({ action }) => <Action action={action} />, phone: 'start' },
    { label: 'Type', cell: ({ entity }) => entityLabel(entity) },
    { label: 'Who', cell: who },
    moment('When', ({ at }) => at, { phone: 'end' }),
  ],
});

/** Whether the query has no filter, or shows everything about one record. */
const isWholeHistory = ({ entity, record, ...filters }: Record<string, string>): boolean =>
  Object.keys(filters).length === 0 && (entity === undefined) === (record === undefined);

/** All changes that match the filters in the URL, newest first. */
function Changes({ tabs }: { tabs: ReactNode }) {
  const { searchText, setSearchText } = useListState();
  const { query, choose, opened, show } = useHistoryFilters();
  const { data, isError, isFetching, refetch } = useHistory(query);
  const choices = useHistoryChoices();
  const entries = data?.entries ?? [];
  const { next = null } = data ?? {};

  const nothing = (): ReactNode => {
    if (isError && !data) return <Button onClick={() => void refetch()}>Something went wrong. Try again.</Button>;
    if (!data) return 'Loading...';
    if (next === null) return isWholeHistory(query) ? 'No activity yet' : 'No Result Found';
    return 'No matches among the newest entries. Choose Older to search further back.';
  };
  return (
    <>
      <ScreenHead
        title={LIST.title}
        searchHint={LIST.searchHint}
        searchText={searchText}
        onSearchTextChange={(typed) => {
          if (query.before) choose({});
          setSearchText(typed);
        }}
      />
      {tabs}
      <HistoryFilters
        query={query}
        choose={choose}
        entities={choices?.entities ?? []}
        actions={choices?.actions ?? []}
        actionLabel={filterLabel}
      />
      <Panel className="overflow-hidden" aria-busy={isFetching}>
        <RecordTable
          resource={LIST}
          rows={entries}
          sort=""
          onSort={() => {}}
          isOwn={() => false}
          onOpen={({ id }) => show(id)}
          empty={nothing()}
        />
        <OlderEntries next={next} before={query.before} choose={choose} />
      </Panel>
      {opened !== undefined && <EntryDialog key={opened} id={opened} onClose={() => show(undefined)} />}
    </>
  );
}

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';

const TABS = [
  { tab: null, label: 'Changes', Screen: Changes },
  { tab: 'deleted', label: 'Deleted', Screen: Deleted },
  { tab: 'access', label: 'Access', Screen: AccessLog },
];

/** The history of changes, deleted records that can be restored, and who signed in and read personal data. */
export default function HistoryScreen() {
  const [search] = useSearchParams();
  const current = TABS.find(({ tab }) => tab === search.get('tab')) ?? TABS[0];
  const tabs = (
    <nav aria-label="History" className="mb-4 flex gap-6 border-b border-line">
      {TABS.map(({ tab, label }) => (
        <Link
          key={label}
          to={tab ? `/admin/history?tab=${tab}` : '/admin/history'}
          className={TAB}
          aria-current={tab === current?.tab ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
  return current && <current.Screen tabs={tabs} />;
}
