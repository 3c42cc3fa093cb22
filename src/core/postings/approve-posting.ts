import type { Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import type { Actor } from '../records/index.ts';
import type { PostedRow } from './manage-link.ts';
import { daysAfter, SHOWN_DAYS } from './posting-days.ts';
import { postingName } from './posting-name.ts';

type Values = Partial<typeof tables.postedProperties.$inferInsert>;

/** Throws if the poster has not confirmed their email address or has sold the property. */
export function assertDecidable({ emailConfirmedAt, status }: PostedRow): void {
  if (!emailConfirmedAt) throw new DomainError('conflict', 'The poster has not confirmed their e-mail address yet');
  if (status === 'sold') throw new DomainError('conflict', 'The poster has marked this property as sold');
}

/** Column values for approval; a future expiry date is preserved. */
export function approvedValues(ctx: Ctx, { staff }: Actor, before: PostedRow): Values {
  assertDecidable(before);
  const now = ctx.now();
  const { expiresAt } = before;
  return {
    status: 'live',
    isActive: true,
    reviewedBy: staff.id,
    reviewedAt: now,
    reviewReason: null,
    expiresAt: expiresAt && expiresAt > now ? expiresAt : daysAfter(now, SHOWN_DAYS),
  };
}

/** Emails the poster that the property is on the site. */
export async function mailApproval(ctx: Ctx, tx: Tx, row: PostedRow): Promise<void> {
  if (!row.expiresAt) throw new Error('what is live has an end');
  const data = { postingId: row.id, property: postingName(row), shownUntil: row.expiresAt.toISOString() };
  await queueMail(ctx, tx, { template: 'posting-approved', recipient: row.email, data });
}
