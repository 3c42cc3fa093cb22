import { asc, isNull, tables } from '#db';
import type { Ctx } from '../context.ts';

const { mails } = tables;

/** Enough to say that something is wrong, and never dear: the index holds only mails that wait. */
const COUNTED = 1_000;

/** How many mails have not left yet, up to a thousand, and how old the oldest is. */
export async function waitingMails({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<{ waiting: number; oldestSeconds: number }> {
  const unsent = await db
    .select({ at: mails.createdAt })
    .from(mails)
    .where(isNull(mails.sentAt))
    .orderBy(asc(mails.createdAt))
    .limit(COUNTED);
  const oldest = unsent[0]?.at ?? now();
  return { waiting: unsent.length, oldestSeconds: Math.max(0, (now().getTime() - oldest.getTime()) / 1000) };
}
