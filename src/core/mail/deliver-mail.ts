import { and, eq, isNull, sql, tables } from '#db';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { type EmailContent, layoutHtml, layoutText } from './layout.ts';
import { type Template, type TemplateContext, type TemplateName, templates } from './templates/index.ts';
import type { MailTransport } from './transport.ts';

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
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
  const { headers = {}, ...written } = write(name, data, context);
  const { reply_to, signature } = context.settings;
  const email: EmailContent = { ...written, subject: oneLine(written.subject), signature };
  return {
    subject: email.subject,
    html: layoutHtml(email, context.facts),
    text: layoutText(email, context.facts),
    // A template's own Reply-To takes precedence.
    headers: { ...(reply_to === '' ? {} : { 'Reply-To': reply_to }), ...headers },
  };
}

const { mails } = tables;

/**
 * Sends a stored email unless it was sent before. The row stays locked while the mail server responds, so two workers
 * never send the same email concurrently. `sentAt` is written before sending and committed after: if the database
 * cannot write, for example because its disk is full, the attempt fails before the email is sent, so retries do not
 * send it repeatedly. One window remains: if this process or the database dies after the mail server accepted the email
 * and before the commit, the email is sent again with the same Message-ID.
 */
export async function deliverMail(ctx: Ctx, transport: MailTransport, mailId: number): Promise<void> {
  const failure = await ctx.db.transaction(async (tx) => {
    const [mail] = await tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, sentAt: ctx.now(), lastError: null })
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
      .returning();
    if (!mail) return undefined;
    const { site: facts, mail: settings } = await readSettings(tx, 'site', 'mail');
    const composed = composeMail(mail.template, mail.data, { facts, settings, links: ctx.links });
    try {
      const from = settings.sender_name || facts.brand;
      await transport.send({ ...composed, to: mail.recipient, from, messageId: mail.messageId });
      return undefined;
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      await tx.update(mails).set({ sentAt: null, lastError }).where(eq(mails.id, mailId));
      return error;
    }
  });
  if (failure !== undefined) throw failure;
}
