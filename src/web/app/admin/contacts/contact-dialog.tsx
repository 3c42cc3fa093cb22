import { Link } from 'react-router';
import type { StaffContact } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { Dialog } from '#ui/dialog.tsx';
import { linkClass } from '#ui/link.tsx';
import { getSourceName, StatusMarker } from '../enquiries/inbox.tsx';
import { useStaff } from '../shell/session.ts';
import { ContactPoints, PerhapsSame } from './contact-parts.tsx';
import { MatchingHomesList } from './matching-homes.tsx';
import { useContact } from './use-contact.ts';
import { VisitList } from './visit-list.tsx';
import { Wishes } from './wishes.tsx';

/** All enquiries of a person that the user sees. */
function Enquiries({ contact: { enquiries, others_with } }: { contact: StaffContact }) {
  const others = new Intl.ListFormat('en-IN').format(others_with.map(({ full_name }) => full_name));
  return (
    <section aria-label="Enquiries" className="grid gap-2">
      <h3 className="text-subheading">Enquiries</h3>
      <ol className="grid gap-3">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link className={linkClass} to={`/admin/enquiries?open=${enquiry.id}`}>
                {enquiry.listing ?? getSourceName(enquiry)}
              </Link>
              <StatusMarker status={enquiry.status} fake={enquiry.fake} />
            </p>
            {enquiry.message && <p className="line-clamp-2 wrap-anywhere text-ink">{enquiry.message}</p>}
            <p className="text-note text-ink-3">
              {dayText(enquiry.createdAt)}
              {enquiry.assigned_to && `, ${enquiry.assigned_to.full_name}`}
            </p>
          </li>
        ))}
      </ol>
      {others && <p className="text-ink-3">This person also has enquiries with {others}.</p>}
    </section>
  );
}

/** A person with all their enquiries, what they look for, and the homes that fit. */
export function ContactDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const contact = useContact(id, onClose);
  const mayChange = roleMay(useStaff().role, 'leads:change');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={contact?.full_name ?? 'Contact'}
      description={contact ? 'Everything we know of this person' : 'Loading...'}
    >
      {contact && (
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <ContactPoints contact={contact} mayChange={mayChange} />
            <PerhapsSame contact={contact} mayChange={mayChange} />
            <Wishes contact={contact} mayChange={mayChange} />
            <VisitList visits={contact.visits} mayChange={mayChange} />
            <Enquiries contact={contact} />
          </div>
          <div className="grid content-start gap-5">
            <MatchingHomesList contactId={id} enquiry={undefined} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
