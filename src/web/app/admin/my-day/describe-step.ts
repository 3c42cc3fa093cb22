import { type DayLead, NEXT_STEP_LABELS } from '#contract';
import { duration } from '../duration.ts';
import { describeLate, minutesSince, toClock } from '../shared/day-time.ts';

type Step = Pick<DayLead, 'part' | 'next_follow_up_at' | 'next_step' | 'reply_minutes_left'>;

export interface StepText {
  title: string;
  note: string;
  isLate: boolean;
}

/** Minutes before a step from which it is announced. */
const SOON_MINUTES = 60;

/** What is to be done and when: late steps are named first, later ones by their time. */
export function describeStep({ part, next_follow_up_at, next_step, reply_minutes_left }: Step, now: number): StepText {
  const kind = next_step ? NEXT_STEP_LABELS[next_step] : 'Follow up';
  const isReply = part === 'overdue' && reply_minutes_left !== null && reply_minutes_left <= 0;
  if (isReply) return { title: 'First reply', note: `${duration(-reply_minutes_left)} late`, isLate: true };
  if (next_follow_up_at === null) return { title: kind, note: '', isLate: false };
  const minutes = minutesSince(next_follow_up_at, now);
  if (minutes >= 0) return { title: kind, note: describeLate(next_follow_up_at, now), isLate: true };
  const note = -minutes <= SOON_MINUTES ? `${kind} in ${-minutes} min` : kind;
  return { title: toClock(next_follow_up_at), note, isLate: false };
}
