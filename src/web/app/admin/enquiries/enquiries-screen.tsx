import { useMemo } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { focusRow } from '../engine/focus-row.ts';
import type { RecordRow, Resource } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useListState } from '../engine/use-list-state.ts';
import { ICONS } from '../icons.ts';
import { useStaff } from '../shell/use-staff.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { inbox } from './inbox.tsx';
import { InboxFilters, useInboxFilters } from './inbox-filters.tsx';
import { KeyHints } from './key-hints.tsx';
import { useEnquiryChanges, useOpenEnquiry } from './use-enquiry.ts';
import { useLetterKeys } from './use-letter-keys.ts';

const focusedRow = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);

/** The inbox of the sales desk: every enquiry, what is to be done next, and all about one of them on top. */
export function EnquiriesScreen() {
  const staff = useStaff();
  const { address, words, setWords, go } = useListState();
  const filters = useInboxFilters();
  const { id, show } = useOpenEnquiry();
  const { change } = useEnquiryChanges();
  const resource = useMemo(() => ({ ...inbox, query: filters.query }) as unknown as Resource, [filters.query]);

  const assignFocused = () => {
    const row = focusedRow();
    if (Number.isNaN(row)) return false;
    return void change(row, { assigned_to: staff.id });
  };
  useLetterKeys({ j: () => focusRow(1), k: () => focusRow(-1), a: assignFocused }, id === undefined);

  const exported = new URLSearchParams({ ...filters.query, ...(address.q && { q: address.q }) });
  return (
    <>
      <ScreenHead title={inbox.title} searchHint={inbox.searchHint} words={words} onWords={setWords}>
        <a className={buttonClass({ variant: 'outline' })} href={`/api/v1/admin/enquiry/export?${exported}`} download>
          <Icon name={ICONS.arrowDown} size="sm" />
          Export
        </a>
      </ScreenHead>
      <InboxFilters {...filters} />
      <ScreenList
        resource={resource}
        address={address}
        words={words}
        go={go}
        isOwn={() => false}
        onOpen={(row: RecordRow) => show(row.id)}
      />
      <KeyHints hints={{ j: 'next', k: 'previous', Enter: 'open', a: 'assign to me', '/': 'search' }} />
      {id !== undefined && <EnquiryDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}
