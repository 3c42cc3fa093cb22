import { and, desc, eq, gt, isNotNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from './mail-queue.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';

const { mails } = tables;

/** Emails to one mailbox that visitors can cause within an hour; they have not proved that it is theirs. */
const MAX_PER_HOUR = { acknowledgement: 3, confirmation: 5 };

type MailAllowance = keyof typeof MAX_PER_HOUR;

/** Visitors' emails of the whole site within an hour, unless the operator sets another number. */
const DEFAULT_BUDGET = 600;

/** Domains whose mailboxes ignore dots in the local part. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address reaches: without a tag after `+`, and without dots where they do not count. */
export function normaliseMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).toLowerCase().split('+');
  const domain = email.slice(at + 1).toLowerCase();
  return DOTLESS_DOMAINS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

const HOUR_MS = 60 * 60 * 1000;

/** Serialises the emails to one mailbox until the transaction ends. */
async function hasAllowance(tx: Tx, mailbox: string, allowance: MailAllowance, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox}`}, 0))`);
  const recent = and(
    eq(mails.mailbox, mailbox),
    eq(mails.allowance, allowance),
    gt(mails.createdAt, new Date(now.getTime() - HOUR_MS)),
  );
  return (await tx.$count(mails, recent)) < MAX_PER_HOUR[allowance];
}

/**
 * When an email may leave: at once, or an hour after the email that used the place before it in the budget of the whole
 * site. So a flood of forms delays emails, and none is dropped.
 */
async function readSendAfter(tx: Tx, budget: number, now: Date): Promise<Date> {
  const [before] = await tx
    .select({ sendAfter: mails.sendAfter })
    .from(mails)
    .where(isNotNull(mails.mailbox))
    .orderBy(desc(mails.sendAfter))
    .offset(budget - 1)
    .limit(1);
  return new Date(Math.max(now.getTime(), (before?.sendAfter?.getTime() ?? 0) + HOUR_MS));
}

type VisitorMailCtx = Pick<Ctx, 'jobs' | 'links' | 'now' | 'visitorMailsPerHour'>;

/**
 * Queues an email that the form of a visitor causes, at the end of the form's transaction. Returns false and queues
 * nothing if visitors have used up the allowance of the mailbox, whatever form and spelling of the address they used.
 */
export async function queueVisitorMail<Name extends TemplateName>(
  ctx: VisitorMailCtx,
  tx: Tx,
  mail: { template: Name; recipient: string; data: TemplateData<Name> },
  allowance: MailAllowance,
): Promise<boolean> {
  const mailbox = normaliseMailbox(mail.recipient);
  const createdAt = ctx.now();
  if (!(await hasAllowance(tx, mailbox, allowance, createdAt))) return false;
  const sendAfter = await readSendAfter(tx, ctx.visitorMailsPerHour ?? DEFAULT_BUDGET, createdAt);
  await queueMail(ctx, tx, mail, { mailbox, allowance, createdAt, sendAfter });
  return true;
}

/** Queues an email with a link that confirms the address; throws if its allowance is used up. */
export async function queueConfirmation<Name extends TemplateName>(
  ctx: VisitorMailCtx,
  tx: Tx,
  mail: { template: Name; recipient: string; data: TemplateData<Name> },
): Promise<void> {
  if (await queueVisitorMail(ctx, tx, mail, 'confirmation')) return;
  const message = 'We have sent several emails to this address. Please check its inbox, or try again in an hour.';
  throw new DomainError('too_many', message, 'email');
}
