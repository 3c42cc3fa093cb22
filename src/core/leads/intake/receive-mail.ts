import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { eq, sql, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type LeadMailPattern, type ReadLead, type ReceivedMail, readLeadMail } from './mail-patterns.ts';
import { passOnLead } from './pass-on.ts';
import { toSubmissionKey } from './submission-key.ts';

const { enquiries, leadMails } = tables;

export const MAX_MAIL_BYTES = 5 * 1024 * 1024;
const MAX_TEXT_LENGTH = 200_000;
const MAX_KEPT = 20_000;
/** Waiting ones; a flood of emails must not fill the database. */
const MAX_WAITING = 1_000;

/** The words of an email that has only HTML, with its cells and lines apart. */
const toText = (html: string): string =>
  html
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(/<\/t[dh]>/gi, '\t')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

async function parse(raw: Uint8Array): Promise<ReceivedMail> {
  if (raw.byteLength > MAX_MAIL_BYTES) throw new DomainError('invalid', 'The email is larger than 5 MB');
  const { from, html = '', messageId, subject = '', text = '' } = await PostalMime.parse(raw);
  const digest = createHash('sha256').update(raw).digest('hex');
  return {
    messageId: messageId?.slice(0, 300) || digest,
    sender: (from?.address ?? '').toLowerCase().slice(0, 300),
    subject: subject.slice(0, 300),
    text: (text.trim() === '' ? toText(html) : text).replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH),
  };
}

export type ReceivedLeadMail = 'stored' | 'known' | 'unread';

async function storeRead(ctx: Ctx, read: ReadLead): Promise<ReceivedLeadMail> {
  const submissionKey = toSubmissionKey(`lead mail ${read.source} ${read.lead.reference}`);
  const isNew = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`);
    if ((await tx.$count(enquiries, eq(enquiries.submissionKey, submissionKey))) > 0) return false;
    await passOnLead(ctx, tx, { ...read, submissionKey });
    return true;
  });
  if (isNew) ctx.emit('enquiry');
  return isNew ? 'stored' : 'known';
}

/** Stores the lead of a portal's email, once; one that no pattern reads waits for staff. */
export async function receiveLeadMail(
  ctx: Ctx,
  raw: Uint8Array,
  patterns: LeadMailPattern[],
): Promise<ReceivedLeadMail> {
  const mail = await parse(raw);
  const read = readLeadMail(mail, patterns);
  if (read) return storeRead(ctx, read);
  if ((await ctx.db.$count(leadMails)) >= MAX_WAITING)
    throw new DomainError('conflict', `${MAX_WAITING} emails wait for staff already. Dismiss some of them first.`);
  const { messageId, sender, subject, text } = mail;
  const stored = await ctx.db
    .insert(leadMails)
    .values({ messageId, sender, subject, body: text.slice(0, MAX_KEPT), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: leadMails.id });
  return stored.length > 0 ? 'unread' : 'known';
}
