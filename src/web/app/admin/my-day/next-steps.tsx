import { Link } from 'react-router';
import type { DayLead, DayPart, MyDay } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { formatLongDay } from '../dashboard/points.ts';
import { StatusMarker } from '../enquiries/inbox.tsx';
import { ICONS } from '../icons.ts';
import { DayPanel, getPhone, getSubject, Nothing, ReachLinks } from './day-parts.tsx';
import { describeStep } from './describe-step.ts';

interface StepRowProps {
  lead: DayLead;
  now: number;
  onOpen: (id: number) => void;
}

/** One step: when, with whom, about what, and how to do it. */
function StepRow({ lead, now, onOpen }: StepRowProps) {
  const { full_name, id, message, note, status } = lead;
  const { title, note: when, isLate } = describeStep(lead, now);
  const subject = getSubject(lead);
  const more = note ?? message;
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 hover:bg-primary-soft @xl:grid-cols-12">
      <p className="flex flex-wrap items-baseline gap-x-2 @xl:col-span-2 @xl:block">
        <b className="font-semibold text-ink">{title}</b>
        <span className={classNames('block text-note', isLate ? 'font-medium text-danger' : 'text-ink-3')}>{when}</span>
      </p>
      <div className="min-w-0 @xl:col-span-3">
        <b className="block font-semibold wrap-anywhere text-ink">{full_name}</b>
        <p className="flex flex-wrap items-center gap-x-2 text-note text-ink-3">
          {getPhone(lead)} <StatusMarker status={status} />
        </p>
      </div>
      <p className="line-clamp-2 text-small wrap-anywhere @xl:col-span-4">
        {subject}
        {more && more !== subject && `: ${more}`}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-1 @xl:col-span-3 @xl:justify-end">
        <ReachLinks lead={lead} />
        <Button size="sm" variant="outline" onClick={() => onOpen(id)}>
          Log<span className="sr-only"> {full_name}</span>
        </Button>
      </div>
    </li>
  );
}

interface GroupProps extends Omit<StepRowProps, 'lead'> {
  id: string;
  label: string;
  leads: DayLead[];
  /** All of them; the others are in the inbox. */
  count: number;
  isLate?: boolean;
}

function Group({ id, label, leads, count, isLate = false, ...row }: GroupProps) {
  if (count === 0) return null;
  return (
    <div id={id} className="scroll-mt-20">
      <h3
        className={classNames(
          'flex items-center gap-2 border-t border-line px-4 py-2 font-sans text-note font-semibold tracking-normal',
          isLate ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink-3',
        )}
      >
        <Icon name={isLate ? 'clock' : ICONS.sun} size="sm" />
        {label}
      </h3>
      <ul aria-label={label}>
        {leads.map((lead) => (
          <StepRow key={lead.id} lead={lead} {...row} />
        ))}
      </ul>
      {count > leads.length && (
        <p className="border-t border-line px-4 py-2.5 text-note text-ink-3">
          {indianNumber(count - leads.length)} more in{' '}
          <Link className={linkClass} to={`/admin/enquiries?view=${isLate ? 'overdue' : 'mine'}`}>
            Enquiries
          </Link>
        </p>
      )}
    </div>
  );
}

interface NextStepsProps extends Omit<StepRowProps, 'lead'> {
  day: NonNullable<MyDay['leads']>;
}

/** The steps of the user's own leads until the end of tomorrow. */
export function NextSteps({ day: { rows, counts }, ...row }: NextStepsProps) {
  const ofPart = (part: DayPart) => ({ leads: rows.filter((lead) => lead.part === part), count: counts[part], ...row });
  const total = counts.overdue + counts.today + counts.tomorrow;
  return (
    <div className="@container">
      <DayPanel
        id="steps"
        title="Next steps"
        count={total}
        end={
          <Link className={`${linkClass} inline-flex min-h-11 items-center`} to="/admin/enquiries?view=mine">
            All my leads ({indianNumber(counts.open)})
          </Link>
        }
      >
        {total === 0 && <Nothing>Nothing is due until tomorrow evening. Next steps you plan appear here.</Nothing>}
        <Group id="overdue" label="Overdue" isLate {...ofPart('overdue')} />
        <Group id="today" label="Today" {...ofPart('today')} />
        <Group
          id="tomorrow"
          label={`Tomorrow, ${formatLongDay(indiaDay(new Date(row.now), 1))}`}
          {...ofPart('tomorrow')}
        />
      </DayPanel>
    </div>
  );
}
