import type { ReactNode } from 'react';
import type { HistoryEntry } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { RecordTable } from '../engine/record-table.tsx';
import type { Resource } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { useListState } from '../engine/use-list-state.ts';
import { indiaTime } from '../india-clock.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { actionLabel, entityLabel } from './history-labels.ts';
import { useHistory, useHistoryAddress } from './use-history.ts';

const TONES = { create: 'primary', restore: 'primary', delete: 'accent', erase: 'accent' } as const;

function Action({ action }: { action: string }) {
  const tone = action in TONES ? TONES[action as keyof typeof TONES] : 'info';
  return <Marker tone={tone}>{actionLabel(action)}</Marker>;
}

const who = ({ actor }: HistoryEntry): string => actor?.full_name ?? 'Nobody on the staff';
const when = ({ at }: HistoryEntry) => <span className="whitespace-nowrap">{indiaTime(at)}</span>;

const LIST: Resource<HistoryEntry> = {
  path: 'history',
  rows: 'entries',
  noun: 'Change',
  title: 'History',
  searchHint: 'Name of what was changed',
  searchable: ({ subject }) => [subject],
  name: {
    label: 'What',
    of: ({ subject, entity, entity_id }) =>
      subject ?? `${entityLabel(entity)}${/^[1-9]\d*$/.test(entity_id) ? ` No. ${entity_id}` : ''}`,
    note: (entry) => `${entityLabel(entry.entity)}, ${who(entry)}`,
  },
  columns: [
    { label: 'Action', cell: ({ action }) => <Action action={action} />, phone: 'start' },
    { label: 'Kind', cell: ({ entity }) => entityLabel(entity) },
    { label: 'Who', cell: who },
    { label: 'When (India time)', cell: when, phone: 'end' },
  ],
};

/** All changes that match the filters in the URL, newest first. */
export function Changes() {
  const { searchText, setSearchText } = useListState();
  const { query, choose, opened, show } = useHistoryAddress();
  const { data, isError, isFetching, refetch } = useHistory(query);
  const entries = data?.entries ?? [];
  const { next = null } = data ?? {};

  const nothing = (): ReactNode => {
    if (isError && !data) return <Button onClick={() => void refetch()}>Something went wrong. Try again</Button>;
    if (!data) return 'Loading...';
    return next === null ? 'No Result Found' : 'Nothing among the newest of them. There may be something further back.';
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
      <HistoryFilters query={query} choose={choose} />
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
        {(next !== null || query.before) && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-3.5 py-2">
            <Button variant="outline" disabled={!query.before} onClick={() => choose({})}>
              Newest
            </Button>
            <Button variant="outline" disabled={next === null} onClick={() => choose({ before: String(next) })}>
              Older
            </Button>
          </div>
        )}
      </Panel>
      {opened !== undefined && <EntryDialog key={opened} id={opened} onClose={() => show(undefined)} />}
    </>
  );
}
