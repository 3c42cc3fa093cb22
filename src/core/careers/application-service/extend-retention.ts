import type { RetentionInput } from '#contract';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Actor } from '../../records/index.ts';
import { dayInIndiaAfter } from '../present-job.ts';
import { stepApplication } from './application-step.ts';

/** Two years; to retain an application longer, staff must ask the applicant to apply again. */
const MAX_DAYS = 730;

const dateError = (message: string) => new DomainError('invalid', message, 'retain_until');

const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
const formatLongDay = (day: string): string => long.format(new Date(day));

/** Extends the retention of an application and records the reason in its history. */
export const extendRetention = (
  ctx: Ctx,
  actor: Actor,
  id: number,
  { retain_until, reason }: RetentionInput,
): Promise<void> =>
  stepApplication(ctx, actor, id, ({ retainUntil }) => {
    if (retain_until <= retainUntil) throw dateError(`Please choose a day after ${formatLongDay(retainUntil)}`);
    const last = dayInIndiaAfter(ctx.now(), MAX_DAYS);
    if (retain_until > last) throw dateError(`Please choose a day until ${formatLongDay(last)}`);
    const body = `Kept until ${formatLongDay(retain_until)} instead of ${formatLongDay(retainUntil)}: ${reason}`;
    const data = { from: retainUntil, to: retain_until };
    return { changes: { retainUntil: retain_until }, entries: [{ kind: 'note', body, data }] };
  });
