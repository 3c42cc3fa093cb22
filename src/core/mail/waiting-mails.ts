import { and, asc, isNull, sql, tables } from '#db';
import type { Ctx } from '../context.ts';

const { mails } = tables;

/** Stored in `lastError` of an email that a restore holds back; that column exists in every backup we can restore. */
export const HELD_MAIL = 'Held: it waited when the backup was made that this database was restored from';

/** Enough to detect a problem, and cheap because the index contains only unsent emails. */
const MAX_COUNTED = 1_000;

/** Number of unsent emails, up to a thousand, and the age of the oldest. */
export async function waitingMails({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<{ waiting: number; oldestSeconds: number }> {
  const unsent = await db
    .select({ at: mails.createdAt })
    .from(mails)
    .where(and(isNull(mails.sentAt), sql`${mails.lastError} is distinct from ${HELD_MAIL}`))
    .orderBy(asc(mails.createdAt))
    .limit(MAX_COUNTED);
  const oldest = unsent[0]?.at ?? now();
  return { waiting: unsent.length, oldestSeconds: Math.max(0, (now().getTime() - oldest.getTime()) / 1000) };
}
