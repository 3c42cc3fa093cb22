import { useMemo, useState } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OFFICE_ICONS } from '#ui/office-icons.ts';
import { KeyHints } from '../engine/key-hints.tsx';
import type { RecordRow, Resource } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useLetterKeys } from '../engine/use-letter-keys.ts';
import { useListState } from '../engine/use-list-state.ts';
import { ICONS } from '../icons.ts';
import { focusedRow, moveBy } from '../shared/row-focus.ts';
import { useFilters } from '../shared/use-filters.ts';
import { useOpenRow } from '../shared/use-open-row.ts';
import { useStaff } from '../shell/use-staff.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { inbox } from './inbox.tsx';
import { INBOX_FILTERS, InboxFilters } from './inbox-filters.tsx';
import { ReplyLine } from './reply-line.tsx';
import { useEnquiryChanges } from './use-enquiry.ts';

/** The sales inbox: all enquiries with their next step, and the opened one in a dialog. */
export function EnquiriesScreen() {
  const staff = useStaff();
  const { address, searchText, setSearchText, go } = useListState();
  const filters = useFilters(INBOX_FILTERS);
  const { id, show } = useOpenRow();
  const { change } = useEnquiryChanges();
  const [assigning, setAssigning] = useState(false);
  const resource = useMemo(() => ({ ...inbox, query: filters.query }) as unknown as Resource, [filters.query]);

  const assignFocused = () => {
    const row = focusedRow();
    if (Number.isNaN(row)) return false;
    return void change(row, { assigned_to: staff.id });
  };
  useLetterKeys({ j: () => moveBy(1), k: () => moveBy(-1), a: assignFocused }, id === undefined && !assigning);

  const exported = new URLSearchParams({ ...filters.query, ...(address.q && { q: address.q }) });
  return (
    <>
      <ScreenHead
        title={inbox.title}
        searchHint={inbox.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
      >
        <a className={buttonClass({ variant: 'outline' })} href={`/api/v1/admin/enquiry/export?${exported}`} download>
          <Icon name={ICONS.arrowDown} size="sm" />
          Export
        </a>
        {staff.role === 'admin' && (
          <Button variant="outline" onClick={() => setAssigning(true)}>
            <Icon name={OFFICE_ICONS.people} size="sm" />
            <span className="max-[690px]:sr-only">Assignment</span>
          </Button>
        )}
      </ScreenHead>
      <ReplyLine />
      <InboxFilters {...filters} />
      <ScreenList
        resource={resource}
        address={address}
        searchText={searchText}
        go={go}
        isOwn={() => false}
        onOpen={(row: RecordRow) => show(row.id)}
      />
      <KeyHints hints={{ j: 'next', k: 'previous', Enter: 'open', a: 'assign to me', '/': 'search' }} />
      {assigning && <AssignmentDialog onClose={() => setAssigning(false)} />}
      {id !== undefined && <EnquiryDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}
