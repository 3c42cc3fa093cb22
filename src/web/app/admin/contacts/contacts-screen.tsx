import { rupeeRange } from '#contract/rupees.ts';
import { text as column, moment } from '../engine/columns.tsx';
import { useLetterKeys } from '../engine/keyboard.tsx';
import { defineList } from '../engine/resource.ts';
import { ScreenHead } from '../engine/screen-head.tsx';
import { ScreenList } from '../engine/screen-list.tsx';
import { useListState } from '../engine/url-state.ts';
import { moveBy, useOpenRow } from '../shared/use-admin-record.ts';
import { ContactDialog } from './contact-dialog.tsx';

const contactList = defineList('contact', {
  rows: 'contacts',
  noun: 'Contact',
  title: 'Contacts',
  searchHint: 'Name, email or phone',
  searchable: ({ full_name, emails, phones }) => [full_name, ...emails, ...phones],
  emptyText: 'No contacts to show',
  name: { label: 'Name', text: ({ full_name }) => full_name, note: ({ wishes }) => wishes },
  columns: [
    column('Phone', ({ phones }) => phones.join(', ') || null, { phone: 'start' }),
    {
      label: 'Looking for',
      cell: ({ wishes }) => <span className="line-clamp-2 max-w-ch-32 min-w-32 wrap-anywhere">{wishes}</span>,
    },
    column('Budget', ({ min_budget, max_budget }) => rupeeRange(min_budget, max_budget) ?? null),
    column('Enquiries', ({ enquiries }) => String(enquiries), { phone: 'end' }),
    column('With', ({ assigned_to }) => assigned_to?.full_name ?? null),
    moment('Last enquiry', ({ last_enquiry_at }) => last_enquiry_at, { phone: 'full' }),
  ],
});

/** Everyone who enquired, once each, with the opened one in a dialog. */
export default function ContactsScreen() {
  const { address, searchText, setSearchText, go } = useListState();
  const { id, show } = useOpenRow();
  useLetterKeys({ j: () => moveBy(1), k: () => moveBy(-1) }, id === undefined);
  return (
    <>
      <ScreenHead
        title={contactList.title}
        searchHint={contactList.searchHint}
        searchText={searchText}
        onSearchTextChange={setSearchText}
      />
      <ScreenList
        resource={contactList}
        address={address}
        searchText={searchText}
        go={go}
        isOwn={() => false}
        onOpen={(row) => show(row.id)}
        keyHints={{ j: 'next', k: 'previous', Enter: 'open', '/': 'search' }}
      />
      {id !== undefined && <ContactDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}
