import { and, eq, isNull, or, sql, tables } from '#db';
import { deriveTheme } from '../brand/index.ts';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { type CalendarEntry, writeCalendar } from './calendar-entry.ts';
import { type EmailContent, layoutHtml, layoutText } from './layout.ts';
import { type Template, type TemplateContext, type TemplateName, templates } from './templates/index.ts';
import type { MailTransport } from './transport.ts';

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  calendar: CalendarEntry | undefined;
}

/** The error names only the template, because a logged error must not contain field names or values. */
function write(name: string, data: unknown, context: TemplateContext): ReturnType<Template<unknown>['write']> {
  if (!Object.hasOwn(templates, name)) throw new Error(`no mail template is called ${name}`);
  const template = templates[name as TemplateName] as Template<unknown>;
  const { success, data: fitting } = template.data.safeParse(data);
  if (!success) throw new Error(`the data of a mail do not fit the template ${name}`);
  return template.write(fitting, context);
}

/** Names and titles appear in subjects, where a line break would start another header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Composes a stored email for sending. */
export function composeMail(name: string, data: unknown, context: TemplateContext): ComposedMail {
  const { headers = {}, calendar, ...written } = write(name, data, context);
  const { reply_to, signature } = context.settings;
  const email: EmailContent = { ...written, subject: oneLine(written.subject), signature };
  return {
    subject: email.subject,
    html: layoutHtml(email, context.facts, context.colours),
    text: layoutText(email, context.facts),
    // A template's own Reply-To takes precedence.
    headers: { ...(reply_to === '' ? {} : { 'Reply-To': reply_to }), ...headers },
    calendar,
  };
}

const toAttachment = (entry: CalendarEntry, now: Date) => ({
  method: entry.isCancelled ? 'CANCEL' : 'PUBLISH',
  filename: 'visit.ics',
  content: writeCalendar(entry, now),
});

const { mails } = tables;

/** Long enough to survive a pause of the process, short enough that a crash delays an email only a little. */
const CLAIM_SECONDS = 30;
const EXTEND_MS = 10_000;

/** By the clock of the database, which all workers share. */
const claimEnd = sql`now() + ${CLAIM_SECONDS} * interval '1 second'`;

type StoredMail = typeof mails.$inferSelect;

/** Claims an unsent email for this worker; undefined if it was sent. Throws while another worker is sending it. */
async function claimMail({ db }: Pick<Ctx, 'db'>, mailId: number): Promise<StoredMail | undefined> {
  const isFree = or(isNull(mails.claimedUntil), sql`${mails.claimedUntil} < now()`);
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, claimedUntil: claimEnd, lastError: null })
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isFree))
    .returning();
  if (mail) return mail;
  if ((await db.$count(mails, and(eq(mails.id, mailId), isNull(mails.sentAt)))) === 0) return undefined;
  throw new Error('another worker is sending this mail');
}

/** Extends the claim until the work is done. */
async function whileClaimed<Result>({ db }: Pick<Ctx, 'db'>, mailId: number, work: () => Promise<Result>) {
  const extend = () => db.update(mails).set({ claimedUntil: claimEnd }).where(eq(mails.id, mailId));
  // A failed extension is repeated by the next one, or the claim ends.
  const timer = setInterval(() => void extend().catch(() => {}), EXTEND_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Sends a stored email unless it was sent before: claims it, sends it, marks it, without a transaction that would stay
 * open while the mail server responds. A claim keeps two workers from sending the same email concurrently. It is
 * written before sending, so if the database cannot write, for example because its disk is full, the attempt fails
 * before the email is sent. One window remains: if this process or the database dies after the mail server accepted the
 * email and before it is marked, the email is sent again with the same Message-ID.
 */
export async function deliverMail(ctx: Ctx, transport: MailTransport, mailId: number): Promise<void> {
  const mail = await claimMail(ctx, mailId);
  if (!mail) return;
  const mark = (values: Partial<StoredMail>) =>
    ctx.db
      .update(mails)
      .set({ ...values, claimedUntil: null })
      .where(eq(mails.id, mailId));
  try {
    const { site: facts, mail: settings, brand } = await readSettings(ctx.db, 'site', 'mail', 'brand');
    const colours = deriveTheme(brand).tokens;
    const { calendar, ...composed } = composeMail(mail.template, mail.data, {
      facts,
      colours,
      settings,
      links: ctx.links,
    });
    const from = settings.sender_name || facts.brand;
    const icalEvent = calendar && toAttachment(calendar, ctx.now());
    const outgoing = { ...composed, icalEvent, to: mail.recipient, from, messageId: mail.messageId };
    await whileClaimed(ctx, mailId, () => transport.send(outgoing));
  } catch (error) {
    await mark({ lastError: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await mark({ sentAt: ctx.now() });
}
