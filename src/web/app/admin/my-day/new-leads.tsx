import { useState } from 'react';
import { Link } from 'react-router';
import type { DayLead, MyDay } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { linkClass } from '#ui/link.tsx';
import { duration } from '../duration.ts';
import { getSourceName } from '../enquiries/inbox.tsx';
import { useEnquiryChanges } from '../enquiries/use-enquiry.ts';
import { LiveMark } from '../live/lead-bell.tsx';
import { minutesSince } from '../shared/day-time.ts';
import { useStaff } from '../shell/session.ts';
import { DayPanel, getPhone, getSubject, Nothing, ReachLinks } from './day-parts.tsx';

/** A lead is marked as new for so long. */
const JUST_NOW_MINUTES = 5;
/** A reply that is due within so many minutes is marked. */
const SOON_MINUTES = 30;

interface NewLeadProps {
  lead: DayLead;
  now: number;
  onOpen: (id: number) => void;
}

function TimeLeft({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null;
  const tone = minutes <= 0 ? 'text-danger' : minutes < SOON_MINUTES ? 'text-warning' : 'text-success';
  return (
    <span className={classNames('ml-auto text-note font-medium', tone)}>
      {minutes > 0 ? `${duration(minutes)} left` : `${duration(-minutes)} late`}
    </span>
  );
}

/** A lead without a reply: the user takes it, or deals with it if it is assigned to the user. */
function NewLead({ lead, now, onOpen }: NewLeadProps) {
  const staff = useStaff();
  const { change } = useEnquiryChanges();
  const [busy, setBusy] = useState(false);
  const { assigned_to, createdAt, full_name, id, reply_minutes_left } = lead;
  const isJustNow = minutesSince(createdAt, now) < JUST_NOW_MINUTES;
  const take = async () => {
    setBusy(true);
    await change(id, { assigned_to: staff.id });
    setBusy(false);
  };
  return (
    <li
      className={classNames(
        'grid gap-1 border-t border-line px-4 py-3',
        isJustNow && 'bg-accent-soft shadow-marker shadow-accent',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-semibold wrap-anywhere text-ink">{full_name}</b>
        {isJustNow && <span className="text-note font-medium text-accent-ink">Just now</span>}
        <TimeLeft minutes={reply_minutes_left} />
      </p>
      <p className="text-note wrap-anywhere text-ink-3">
        {getPhone(lead)}, {getSourceName(lead)}
        {assigned_to && ', assigned to you'}
      </p>
      <p className="line-clamp-2 text-small wrap-anywhere">{getSubject(lead)}</p>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        {!assigned_to && (
          <Button size="sm" busy={busy} onClick={() => void take()}>
            Take<span className="sr-only"> {full_name}</span>
          </Button>
        )}
        <ReachLinks lead={lead} isWide />
        <Button size="sm" variant={assigned_to ? 'outline' : 'ghost'} onClick={() => onOpen(id)}>
          {assigned_to ? 'Log' : 'Open'}
          <span className="sr-only"> {full_name}</span>
        </Button>
      </div>
    </li>
  );
}

interface NewLeadsProps extends Omit<NewLeadProps, 'lead'> {
  day: NonNullable<MyDay['leads']>;
}

/** The leads that wait for a first reply and that the user has or may take. */
export function NewLeads({ day: { rows, counts }, ...row }: NewLeadsProps) {
  const leads = rows.filter(({ part }) => part === 'new');
  return (
    <DayPanel id="new" title="New leads" count={counts.new} end={<LiveMark />}>
      {leads.length === 0 && <Nothing>No new leads. They appear here as soon as they arrive.</Nothing>}
      <ul>
        {leads.map((lead) => (
          <NewLead key={lead.id} lead={lead} {...row} />
        ))}
      </ul>
      {counts.new > leads.length && (
        <p className="border-t border-line px-4 py-2.5 text-note text-ink-3">
          {indianNumber(counts.new - leads.length)} more in{' '}
          <Link className={linkClass} to="/admin/enquiries?view=new">
            Enquiries
          </Link>
        </p>
      )}
    </DayPanel>
  );
}
