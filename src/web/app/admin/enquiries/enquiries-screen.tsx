import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ReplyTimes } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { staffCall } from '../data/staff-call.ts';
import { duration } from '../duration.ts';
import { useLetterKeys } from '../engine/keyboard.tsx';
import { ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useFilters, useListState, useUrlQuery } from '../engine/url-state.ts';
import { ICONS } from '../icons.ts';
import { LiveMark } from '../live/lead-bell.tsx';
import { focusedRow, moveBy, useOpenRow } from '../shared/use-admin-record.ts';
import { useMedia } from '../shared/use-media.ts';
import { useStaff } from '../shell/session.ts';
import { AddLeadDialog } from './add-lead-dialog.tsx';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { BlockedSendersButton } from './blocked-senders.tsx';
import { ColleaguesLeads } from './colleagues-leads.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { inbox, narrowInbox } from './inbox.tsx';
import { INBOX_FILTERS, InboxFilters, LISTING_FILTERS } from './inbox-filters.tsx';
import { LeadRequests } from './lead-requests.tsx';
import { UnreadMails } from './unread-mails.tsx';
import { useEnquiryChanges } from './use-enquiry.ts';

const toText = ({ median_minutes: median, replies }: ReplyTimes): string =>
  median === null
    ? 'No first reply in the last 30 days.'
    : replies === 1
      ? `Median first reply (office time) in the last 30 days: ${duration(median)}, from 1 reply.`
      : `Median first reply (office time) in the last 30 days: ${duration(median)}, from ${indianNumber(replies)} replies.`;

/** The measured reply times of the team. */
function ReplyLine() {
  const { data } = useQuery({
    queryKey: ['staff', inbox.path, 'reply-times'],
    queryFn: ({ signal }) => staffCall('GET /enquiry/reply-times', undefined, { signal }),
  });
  return <p className="text-small text-ink-3">{data && toText(data)}</p>;
}

/** The sales inbox: all enquiries with their next step, and the opened one in a dialog. */
export default function EnquiriesScreen() {
  const staff = useStaff();
  const { address, searchText, setSearchText, go } = useListState();
  const filters = useFilters(INBOX_FILTERS);
  const { id, show } = useOpenRow();
  const { change } = useEnquiryChanges();
  const [assigning, setAssigning] = useState(false);
  const { search, set } = useUrlQuery();
  const mayChange = roleMay(staff.role, 'leads:change');
  const isAdding = mayChange && search.has('add');
  const isWide = useMedia('(min-width: 87.5rem) and (min-height: 50rem)');
  const isBeside = isWide && id !== undefined;
  const resource = useMemo(
    () => ({ ...(isBeside ? narrowInbox : inbox), query: filters.query }),
    [filters.query, isBeside],
  );
  const close = () => {
    if (isBeside) document.querySelector<HTMLElement>(`[data-row="${id}"] [data-opens-row]`)?.focus();
    show(undefined);
  };
  /** Opens the next or previous lead of the list. */
  const openBy = (step: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => Number(row.dataset.row));
    const next = rows[rows.indexOf(id ?? 0) + step];
    if (next !== undefined) show(next);
  };

  const assignFocused = () => {
    const row = focusedRow();
    if (Number.isNaN(row)) return false;
    return void change(row, { assigned_to: staff.id });
  };
  useLetterKeys(
    { j: () => moveBy(1), k: () => moveBy(-1), a: assignFocused },
    id === undefined && !assigning && !isAdding,
  );
  useLetterKeys({ j: () => openBy(1), k: () => openBy(-1) }, isBeside && !assigning && !isAdding);

  /** What names a lead of a colleague: a listing, or the search text, of which only a whole contact finds one. */
  const listing = Object.entries(filters.query).filter(([name]) => LISTING_FILTERS.some((filter) => filter === name));
  const named = Object.fromEntries([...listing, ...(address.q ? [['q', address.q]] : [])]);
  const exported = new URLSearchParams({ ...filters.query, ...(address.q && { q: address.q }) });
  return (
    <>
      <ScreenHead
        title={inbox.title}
        searchHint={inbox.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        {...(mayChange && { addLabel: 'Add lead', onAdd: () => set({ add: '1' }) })}
      >
        {roleMay(staff.role, 'leads:export') && (
          <a className={buttonClass({ variant: 'outline' })} href={`/api/v1/admin/enquiry/export?${exported}`} download>
            <Icon name={ICONS.arrowDown} size="sm" />
            Export
          </a>
        )}
        {roleMay(staff.role, 'lead-imports:change') && (
          <Link className={buttonClass({ variant: 'outline' })} to="/admin/imports?add=enquiry">
            <Icon name={ICONS.upload} size="sm" />
            <span className="max-admin:sr-only">Import</span>
          </Link>
        )}
        {roleMay(staff.role, 'settings:change') && (
          <Button variant="outline" onClick={() => setAssigning(true)}>
            <Icon name={ICONS.people} size="sm" />
            <span className="max-admin:sr-only">Assignment</span>
          </Button>
        )}
      </ScreenHead>
      <div className="-mt-2 mb-3 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        <LiveMark />
        {filters.query['view'] === 'fake' ? <BlockedSendersButton /> : <ReplyLine />}
      </div>
      <LeadRequests />
      {mayChange && <UnreadMails />}
      <InboxFilters {...filters} />
      <ColleaguesLeads query={named} />
      <div className={isBeside ? 'grid grid-cols-[20rem_minmax(0,1fr)] items-start gap-4' : undefined}>
        <ScreenList
          resource={resource}
          address={address}
          isFiltered={Object.keys(filters.query).length > 0}
          searchText={searchText}
          go={go}
          isOwn={() => false}
          // Beside an open lead there is no room for what chosen rows offer; they stay chosen.
          bulk={mayChange && !isBeside ? 'enquiry' : undefined}
          current={isBeside ? id : undefined}
          onOpen={(row) => show(row.id)}
          keyHints={{ j: 'next', k: 'previous', Enter: 'open', a: 'assign to me', '/': 'search' }}
        />
        {isBeside && <EnquiryDialog key={id} id={id} isBeside onClose={close} />}
      </div>
      {isAdding && (
        <AddLeadDialog onClose={() => set({ add: '' })} onOpen={(added) => set({ add: '', open: String(added) })} />
      )}
      {assigning && <AssignmentDialog onClose={() => setAssigning(false)} />}
      {id !== undefined && !isBeside && <EnquiryDialog key={id} id={id} onClose={close} />}
    </>
  );
}
