import { and, asc, isNull, sql, tables } from '#db';
import type { Ctx } from '../context.ts';

const { mails } = tables;

/** Written beside a mail that a restore keeps from going out. The column is older than any backup that can be restored. */
export const HELD_MAIL = 'Held: it waited when the backup was made that this database was restored from';

/** Enough to say that something is wrong, and never dear: the index holds only mails that wait. */
const MAX_COUNTED = 1_000;

/** How many mails are to leave yet, up to a thousand, and how old the oldest is. */
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
