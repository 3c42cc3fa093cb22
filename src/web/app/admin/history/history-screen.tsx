import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HistoryEntry } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Chip, Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Input, Select } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { RecordTable } from '../engine/record-table.tsx';
import { defineList } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { useListState } from '../engine/url-state.ts';
import { Deleted } from './deleted.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import {
  actionLabel,
  entityLabel,
  filterLabel,
  useHistory,
  useHistoryChoices,
  useHistoryFilters,
} from './use-history.ts';

interface HistoryFiltersProps {
  query: Record<string, string>;
  choose: (changes: Record<string, string>) => void;
}

interface ChooserProps {
  label: string;
  all: string;
  value: string | undefined;
  options: [value: string, label: string][];
  /** The label of a value in the URL that is not, or not yet, an option. */
  labelFor: (value: string) => string;
  onChange: (value: string) => void;
}

const CONTROL = 'min-h-11! text-compact!';

function Chooser({ label, all, value = '', options, labelFor, onChange }: ChooserProps) {
  // A value in the URL is shown even before the options are loaded.
  const isOption = value === '' || options.some(([option]) => option === value);
  return (
    <Select aria-label={label} value={value} className={CONTROL} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {!isOption && <option value={value}>{labelFor(value)}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}

const byLabel = (one: [string, string], other: [string, string]) => one[1].localeCompare(other[1]);

/** Filters by kind, action, person and period, all stored in the URL. */
function HistoryFilters({ query, choose }: HistoryFiltersProps) {
  const choices = useHistoryChoices();
  const people = choices?.people.map(({ id, full_name }): [string, string] => [String(id), full_name]) ?? [];
  const entities = choices?.entities.map((entity): [string, string] => [entity, entityLabel(entity)]) ?? [];
  const actions = choices?.actions.map((action): [string, string] => [action, filterLabel(action)]) ?? [];
  const day = (name: 'from' | 'to', label: string) => (
    <label className="grid gap-1 text-small text-ink-2 admin:flex admin:items-center admin:gap-2">
      {label}
      <Input
        type="date"
        className={CONTROL}
        value={query[name] ?? ''}
        onChange={(event) => choose({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 admin:flex admin:flex-wrap admin:[&_select]:w-auto!">
      <Chooser
        label="Type"
        all="All types"
        value={query.entity}
        options={entities.toSorted(byLabel)}
        labelFor={entityLabel}
        onChange={(entity) => choose({ entity, record: '' })}
      />
      <Chooser
        label="Action"
        all="All actions"
        value={query.action}
        options={actions.toSorted(byLabel)}
        labelFor={filterLabel}
        onChange={(action) => choose({ action })}
      />
      <div className="max-admin:col-span-2">
        <Chooser
          label="Who"
          all="Anyone"
          value={query.actor_id}
          options={people}
          labelFor={(id) => `User No. ${id}`}
          onChange={(actor_id) => choose({ actor_id })}
        />
      </div>
      {day('from', 'From')}
      {day('to', 'To')}
      {query.record && (
        <div className="self-center">
          <Chip removeLabel="Show the history of all records" onRemove={() => choose({ record: '' })}>
            {`${entityLabel(query.entity ?? 'record')} No. ${query.record}`}
          </Chip>
        </div>
      )}
    </div>
  );
}

const TONES = { create: 'primary', restore: 'primary', delete: 'accent', erase: 'accent' } as const;

function Action({ action }: { action: string }) {
  const tone = action in TONES ? TONES[action as keyof typeof TONES] : 'info';
  return <Marker tone={tone}>{actionLabel(action)}</Marker>;
}

const who = ({ actor }: HistoryEntry): string => actor?.full_name ?? 'System or visitor';
const when = ({ at }: HistoryEntry) => <span className="whitespace-nowrap">{timeText(at)}</span>;

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
    { label: 'When (India time)', cell: when, phone: 'end' },
  ],
});

/** Whether the query has no filter, or shows everything about one record. */
const isWholeHistory = ({ entity, record, ...filters }: Record<string, string>): boolean =>
  Object.keys(filters).length === 0 && (entity === undefined) === (record === undefined);

/** All changes that match the filters in the URL, newest first. */
export function Changes() {
  const { searchText, setSearchText } = useListState();
  const { query, choose, opened, show } = useHistoryFilters();
  const { data, isError, isFetching, refetch } = useHistory(query);
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

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink-3 hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';

/** The history of changes, and deleted records that can be restored. */
export default function HistoryScreen() {
  const [search] = useSearchParams();
  const deleted = search.get('tab') === 'deleted';
  return (
    <>
      <nav aria-label="History" className="-mt-2 mb-4 flex gap-6 border-b border-line">
        <Link to="/admin/history" className={TAB} aria-current={deleted ? undefined : 'page'}>
          Changes
        </Link>
        <Link to="/admin/history?tab=deleted" className={TAB} aria-current={deleted ? 'page' : undefined}>
          Deleted
        </Link>
      </nav>
      {deleted ? <Deleted /> : <Changes />}
    </>
  );
}
