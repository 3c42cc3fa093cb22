import type { PersonSummary } from '#contract';
import { Chip } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { indiaTime } from '../india-clock.ts';
import { ConsentLog } from './consent-log.tsx';
import { HeldGroup, humanize } from './held-group.tsx';

const isHeld = ({ totals }: PersonSummary): boolean => Object.values(totals).some((count) => count > 0);

function Mails({ mails, totals }: Pick<PersonSummary, 'mails' | 'totals'>) {
  if (totals.mails === 0) return null;
  return (
    <Panel className="grid content-start gap-3 p-4">
      <h2 className="text-[1.125rem]">
        Mails <span className="font-regular text-ink-3">{totals.mails}</span>
      </h2>
      <ul className="grid gap-1 text-[0.9063rem]">
        {mails.map(({ id, template, createdAt, sent_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            {humanize(template)}
            <span className="text-ink-3">{sent_at ? indiaTime(createdAt) : 'not sent yet'}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface PersonViewProps {
  person: PersonSummary;
  /** Searches for these contacts instead. */
  onContacts: (contacts: string[]) => void;
}

/** Everything held about a person, in groups. */
export function PersonView({ person, onContacts }: PersonViewProps) {
  const { contacts, related, staff, totals } = person;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section aria-label="Contacts" className="flex flex-wrap items-center gap-2">
        {contacts.map((contact) => (
          <Chip
            key={contact}
            removeLabel={`Leave out ${contact}`}
            onRemove={() => onContacts(contacts.filter((other) => other !== contact))}
          >
            {contact}
          </Chip>
        ))}
        {related.map((contact) => (
          <Button key={contact} variant="outline" onClick={() => onContacts([...contacts, contact])}>
            <Icon name="plus" size="sm" />
            Include {contact}
          </Button>
        ))}
      </section>
      {staff.length > 0 && (
        <p>
          {staff.map(({ full_name }) => full_name).join(', ')}: an account of the staff has this contact. It is kept
          under Users and not touched here.
        </p>
      )}
      {!isHeld(person) && <p className="text-[1.0625rem] text-ink">Nothing is held under these contacts.</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[900px]:grid-cols-2">
        <HeldGroup title="Enquiries" records={person.enquiries} total={totals.enquiries} />
        <HeldGroup title="Applications" records={person.applications} total={totals.applications} />
        <HeldGroup title="Posted properties" records={person.postings} total={totals.postings} />
        <HeldGroup title="Newsletter" records={person.subscriptions} total={totals.subscriptions} />
        <Mails mails={person.mails} totals={totals} />
      </div>
      <ConsentLog consents={person.consents} />
      {totals.history > 0 && (
        <p className="text-ink-3">
          {totals.history === 1 ? '1 entry' : `${totals.history} entries`} of the history are about these records.
        </p>
      )}
    </div>
  );
}
