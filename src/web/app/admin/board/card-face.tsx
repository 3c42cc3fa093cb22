import type { BoardCard } from '#contract';
import { rupeeRange } from '#contract/rupees.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { duration } from '../duration.ts';
import { getSourceName } from '../enquiries/inbox.tsx';
import { describeDue, describeLate, minutesSince } from '../shared/day-time.ts';

interface Due {
  text: string;
  tone: 'danger' | 'quiet' | 'success' | 'warning';
}

/** What is due next: the first reply, then the planned step. */
export function getDue({ next_follow_up_at, reply_minutes_left, status }: BoardCard, now: number): Due | undefined {
  if (status === 'new' && reply_minutes_left !== null)
    return reply_minutes_left > 0
      ? { text: `${duration(reply_minutes_left)} left`, tone: 'success' }
      : { text: `${duration(-reply_minutes_left)} late`, tone: 'danger' };
  if (status === 'won') return undefined;
  if (next_follow_up_at === null) return { text: 'No next step', tone: 'warning' };
  return minutesSince(next_follow_up_at, now) >= 0
    ? { text: describeLate(next_follow_up_at, now), tone: 'danger' }
    : { text: describeDue(next_follow_up_at, now), tone: 'quiet' };
}

const TONES = {
  danger: 'font-medium text-danger',
  warning: 'font-medium text-warning',
  success: 'font-medium text-success',
  quiet: 'text-ink-3',
};

/** What a card says: who, about what, the budget, the next step and who has the lead. */
export function CardFace({ card, now }: { card: BoardCard; now: number }) {
  const { assigned_to, full_name, listing, max_budget, min_budget, wishes } = card;
  const budget = rupeeRange(min_budget, max_budget);
  const due = getDue(card, now);
  return (
    <>
      <b className="font-semibold wrap-anywhere text-ink">{full_name}</b>
      <span className="line-clamp-2 wrap-anywhere">{(listing?.title ?? wishes) || getSourceName(card)}</span>
      {budget && <span>{budget}</span>}
      <span className="mt-0.5 flex min-h-6 items-center justify-between gap-2 text-meta">
        <span className={classNames(due && TONES[due.tone])}>{due?.text}</span>
        {assigned_to ? (
          <>
            <Avatar name={assigned_to.full_name} className="size-6 text-2xs" />
            <span className="sr-only">with {assigned_to.full_name}</span>
          </>
        ) : (
          <span className="text-ink-3">Unassigned</span>
        )}
      </span>
    </>
  );
}
