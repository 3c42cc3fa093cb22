import { randomUUID } from 'node:crypto';
import { and, asc, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';

const { mails } = tables;

/** Stores an email and its job in the caller's transaction; nothing is sent before that commits. */
export async function queueMail<Name extends TemplateName>(
  ctx: Pick<Ctx, 'jobs' | 'links'>,
  tx: Tx,
  mail: { template: Name; recipient: string; data: TemplateData<Name> },
  visitor?: Pick<typeof mails.$inferInsert, 'mailbox' | 'allowance' | 'createdAt'> & { sendAfter: Date },
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(ctx.links.siteOrigin).hostname}>`;
  const [stored] = await tx
    .insert(mails)
    .values({ ...mail, ...visitor, messageId })
    .returning({ id: mails.id });
  if (!stored) throw new Error('the mail was not stored');
  const options = visitor ? { startAfter: visitor.sendAfter } : {};
  await ctx.jobs.enqueue(tx, 'mail.send', { mailId: stored.id }, options);
}

/** Stored in `lastError` of an email that a restore holds back; that column exists in every backup we can restore. */
export const HELD_MAIL = 'Held: it waited when the backup was made that this database was restored from';

/** Enough to detect a problem, and cheap because the index contains only unsent emails. */
const MAX_COUNTED = 1_000;

export interface WaitingMails {
  waiting: number;
  /** Age of the oldest. */
  oldestSeconds: number;
  /** Emails that the hourly budget for visitors delays; they do not count as waiting. */
  delayed: number;
}

/** Number of unsent emails; counts the oldest thousand. */
export async function waitingMails({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<WaitingMails> {
  const unsent = await db
    .select({ createdAt: mails.createdAt, sendAfter: mails.sendAfter })
    .from(mails)
    .where(and(isNull(mails.sentAt), sql`${mails.lastError} is distinct from ${HELD_MAIL}`))
    .orderBy(asc(mails.createdAt))
    .limit(MAX_COUNTED);
  const due = unsent.filter(({ sendAfter }) => sendAfter === null || sendAfter <= now());
  const oldest = Math.min(...due.map(({ createdAt, sendAfter }) => (sendAfter ?? createdAt).getTime()));
  return {
    waiting: due.length,
    oldestSeconds: Math.max(0, (now().getTime() - oldest) / 1000),
    delayed: unsent.length - due.length,
  };
}
