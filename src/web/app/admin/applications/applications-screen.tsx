import { useMemo } from 'react';
import { APPLICATION_STATUS_LABELS } from '#contract';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLetterKeys } from '../engine/keyboard.tsx';
import { ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { type Filters, useFilters, useListState } from '../engine/url-state.ts';
import { ICONS } from '../icons.ts';
import { FilterSelect } from '../shared/facts.tsx';
import { moveBy, useOpenRow } from '../shared/use-admin-record.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { applicationList } from './application-list.tsx';
import { useAppliedJobs } from './use-application.ts';

const FILTERS = ['status', 'job_id'];

function ApplicationFilters({ query, choose }: Filters) {
  const jobs = useAppliedJobs();
  return (
    <div className="mb-3 grid grid-cols-2 gap-2 md:flex md:flex-wrap">
      <FilterSelect
        label="Status"
        every="All statuses"
        value={query.status}
        options={Object.entries(APPLICATION_STATUS_LABELS)}
        onChoose={(status) => choose({ status })}
      />
      <FilterSelect
        label="Job"
        every="All jobs"
        value={query.job_id}
        options={jobs.map(({ id, job_title }) => [String(id), job_title])}
        onChoose={(job_id) => choose({ job_id })}
      />
    </div>
  );
}

/** The list of applications, with the opened one in a dialog. */
export default function ApplicationsScreen() {
  const { address, searchText, setSearchText, go } = useListState();
  const filters = useFilters(FILTERS);
  const { id, show } = useOpenRow();
  const resource = useMemo(() => ({ ...applicationList, query: filters.query }), [filters.query]);
  useLetterKeys({ j: () => moveBy(1), k: () => moveBy(-1) }, id === undefined);

  const exported = new URLSearchParams({ ...filters.query, ...(address.q && { q: address.q }) });
  return (
    <>
      <ScreenHead
        title={applicationList.title}
        searchHint={applicationList.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
      >
        <a
          className={buttonClass({ variant: 'outline' })}
          href={`/api/v1/admin/application/export?${exported}`}
          download
        >
          <Icon name={ICONS.arrowDown} size="sm" />
          Export
        </a>
      </ScreenHead>
      <ApplicationFilters {...filters} />
      <ScreenList
        resource={resource}
        address={address}
        searchText={searchText}
        go={go}
        isOwn={() => false}
        onOpen={(row) => show(row.id)}
        keyHints={{ j: 'next', k: 'previous', Enter: 'open', '/': 'search' }}
      />
      {id !== undefined && <ApplicationDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}
