import { useState } from 'react';
import { MAX_SENT_HOMES, type MatchingHome, type SendHomesInput, type StaffEnquiry } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { propertyPrice } from '#contract/rupees.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CheckMark } from '#ui/checkbox.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { smallPicture } from '../data/small-picture.ts';
import { announceSuccess } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { useContactChanges, useMatchingHomes } from './use-contact.ts';

const getPrice = ({ price, purpose }: MatchingHome): string =>
  price === null ? 'Price on request' : propertyPrice(price, purpose);

/** The homes as a message, each with its link. */
const toMessage = (name: string, homes: MatchingHome[]): string =>
  [
    `Namaste ${name.trim().split(/\s+/)[0] ?? ''}, ${homes.length === 1 ? 'a home' : 'some homes'} for you:`,
    ...homes.map((home) =>
      [
        home.title,
        [getPrice(home), home.facts, home.place].filter(Boolean).join(', '),
        `${window.location.origin}${home.path}`,
      ].join('\n'),
    ),
  ].join('\n\n');

interface HomeRowProps {
  home: MatchingHome;
  /** Undefined if it cannot be chosen. */
  onChoose: ((chosen: boolean) => void) | undefined;
  isChosen: boolean;
}

function HomeRow({ home, onChoose, isChosen }: HomeRowProps) {
  const { facts, image, path, place, sent_at, title } = home;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5 first:border-0">
      {onChoose && <CheckMark label={`Choose ${title}`} checked={isChosen} onChange={() => onChoose(!isChosen)} />}
      {image && (
        <img src={smallPicture(image)} alt="" loading="lazy" className="h-12 w-18 shrink-0 rounded-sm object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <a className={linkClass} href={path} target="_blank" rel="noreferrer">
          {title}
        </a>
        <p className="text-sm text-ink-3">
          <span className="font-semibold text-ink">{getPrice(home)}</span>
          {[facts, place].filter(Boolean).map((each) => `, ${each}`)}
        </p>
        {sent_at && <p className="text-sm text-ink-3">Sent {dayText(sent_at)}</p>}
      </div>
    </li>
  );
}

interface SendBarProps {
  enquiry: StaffEnquiry;
  homes: MatchingHome[];
  onSent: () => void;
}

/** Sends the chosen homes; what staff send themselves is written down when they begin. */
function SendBar({ enquiry: { id, country_code, email, full_name, phone_number }, homes, onSent }: SendBarProps) {
  const { sendHomes } = useContactChanges();
  const [busy, setBusy] = useState(false);
  const text = toMessage(full_name, homes);
  const ids = homes.map((home) => home.id);
  const write = async (channel: SendHomesInput['channel'], done: string) => {
    setBusy(true);
    if (await sendHomes(id, { ids, channel }, done)) onSent();
    setBusy(false);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    await write('copy', 'Copied, and written down');
  };
  return (
    <div className="grid gap-2.5 rounded-md bg-primary-soft p-3">
      <p className="font-semibold text-primary">
        {homes.length === 1 ? 'Send this home' : `Send these ${homes.length} homes`}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          href={`https://wa.me/${(country_code + phone_number).replace('+', '')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          onClick={() => void write('whatsapp', 'Written down: opened in WhatsApp')}
        >
          <Icon name={CONTACT_ICONS.whatsapp} size="sm" />
          WhatsApp
        </a>
        {email && (
          <Button
            size="sm"
            variant="outline"
            busy={busy}
            busyLabel="Sending"
            onClick={() => void write('email', 'Homes sent by email')}
          >
            <Icon name={CONTACT_ICONS.mail} size="sm" />
            Email
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void copy()}>
          <Icon name={ICONS.copy} size="sm" />
          Copy
        </Button>
      </div>
    </div>
  );
}

/** The history of the lead stays near. */
const FIRST_SHOWN = 4;

interface MatchingHomesProps {
  contactId: number;
  /** The enquiry that they are sent with; undefined if they are only shown. */
  enquiry: StaffEnquiry | undefined;
}

/** The homes that fit a person, to be chosen and sent. */
export function MatchingHomesList({ contactId, enquiry }: MatchingHomesProps) {
  const found = useMatchingHomes(contactId);
  const [chosen, setChosen] = useState<number[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  if (!found) return null;
  const { homes, like, path, total } = found;
  const picked = homes.filter(({ id }) => chosen.includes(id));
  const choose = (id: number, isChosen: boolean) => {
    if (isChosen && chosen.length >= MAX_SENT_HOMES) return announceSuccess(`At most ${MAX_SENT_HOMES} homes at once`);
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  };
  return (
    <section aria-label="Matching homes" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subheading">Matching homes</h3>
        {path && total > homes.length && (
          <a className={`${linkClass} text-sm`} href={path} target="_blank" rel="noreferrer">
            All {indianNumber(total)}
          </a>
        )}
      </div>
      {like && <p className="text-sm text-ink-3">Like {like}, until you add what this person looks for.</p>}
      {homes.length === 0 ? (
        <p className="text-ink-3">
          {path ? 'No home fits at the moment.' : 'Add what this person looks for, and the homes that fit appear here.'}
        </p>
      ) : (
        <ul>
          {homes.slice(0, showsAll ? undefined : FIRST_SHOWN).map((home) => (
            <HomeRow
              key={home.id}
              home={home}
              isChosen={chosen.includes(home.id)}
              onChoose={enquiry && ((isChosen) => choose(home.id, isChosen))}
            />
          ))}
        </ul>
      )}
      {!showsAll && homes.length > FIRST_SHOWN && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show {homes.length - FIRST_SHOWN} more
        </Button>
      )}
      {enquiry && picked.length > 0 && <SendBar enquiry={enquiry} homes={picked} onSent={() => setChosen([])} />}
    </section>
  );
}
