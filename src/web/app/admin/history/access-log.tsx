import type { ReactNode } from 'react';
import type { AccessEntry } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { moment } from '../engine/columns.tsx';
import { RecordTable } from '../engine/record-table.tsx';
import { defineList } from '../engine/resource.ts';
import { HistoryFilters, OlderEntries } from './history-filters.tsx';
import { entityLabel, useAccessLog, useHistoryFilters } from './use-history.ts';

const ACTIONS: Record<string, string> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  read: 'Read personal data',
};
const PLURALS: Record<string, string> = {
  enquiry: 'Enquiries',
  contact: 'Contacts',
  application: 'Applications',
  'post-property': 'Posted properties',
  subscribers: 'Subscribers',
  person: 'People',
};
const KINDS = Object.keys(PLURALS);

const actionLabel = (action: string): string => ACTIONS[action] ?? action;

const who = ({ actor }: AccessEntry): string => actor?.full_name ?? 'Unknown account';

/** Which records were read: the kind, and the numbers of the first ones. */
function describeRecords({ entity, record_ids }: AccessEntry): string {
  if (entity === null) return '';
  const [first, ...others] = record_ids;
  if (first === undefined) return `${PLURALS[entity] ?? entityLabel(entity)} (no records)`;
  return `${entityLabel(entity)} No. ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

const LIST = defineList('access-log', {
  rows: 'entries',
  noun: 'Entry',
  title: 'Access',
  searchHint: '',
  searchable: () => [],
  name: { label: 'Who', text: who, note: describeRecords },
  columns: [
    {
      label: 'Action',
      cell: ({ action }) => (
        <Marker tone={action === 'sign-in-failed' ? 'accent' : 'info'}>{actionLabel(action)}</Marker>
      ),
      phone: 'start',
    },
    { label: 'Records', cell: describeRecords },
    { label: 'Network', cell: ({ network }) => network },
    moment('When', ({ at }) => at, { phone: 'end' }),
  ],
});

/** Who signed in, and who read personal data, for a year; the data itself is not here. */
export function AccessLog({ tabs }: { tabs: ReactNode }) {
  const { query, choose } = useHistoryFilters();
  const { data, isError, isFetching, refetch } = useAccessLog(query);
  const { entries = [], next = null } = data ?? {};
  return (
    <>
      <h1 className="mb-4 text-headline">History</h1>
      {tabs}
      <HistoryFilters
        query={query}
        choose={choose}
        entities={KINDS}
        actions={Object.keys(ACTIONS)}
        actionLabel={actionLabel}
      />
      <Panel className="overflow-hidden" aria-busy={isFetching}>
        <RecordTable
          resource={LIST}
          rows={entries}
          sort=""
          onSort={() => {}}
          isOwn={() => false}
          empty={
            isError && !data ? (
              <Button onClick={() => void refetch()}>Something went wrong. Try again.</Button>
            ) : (
              (data && 'No Result Found') || 'Loading...'
            )
          }
        />
        <OlderEntries next={next} before={query.before} choose={choose} />
      </Panel>
    </>
  );
}
