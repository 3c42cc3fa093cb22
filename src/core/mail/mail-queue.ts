import { randomUUID } from 'node:crypto';
import { and, asc, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';

/** Stores an email and its job in the caller's transaction; nothing is sent before that commits. */
export async function queueMail<Name extends TemplateName>(
  ctx: Pick<Ctx, 'jobs' | 'links'>,
  tx: Tx,
  mail: { template: Name; recipient: string; data: TemplateData<Name> },
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(ctx.links.siteOrigin).hostname}>`;
  const [stored] = await tx
    .insert(tables.mails)
    .values({ ...mail, messageId })
    .returning({ id: tables.mails.id });
  if (!stored) throw new Error('the mail was not stored');
  await ctx.jobs.enqueue(tx, 'mail.send', { mailId: stored.id });
}

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
