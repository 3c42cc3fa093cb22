import { and, eq, isNull, sql, tables } from '#db';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { composeMail } from './compose.ts';
import type { MailTransport } from './transport.ts';

const { mails } = tables;

/**
 * Sends a stored mail unless it went out before. The row stays locked while the mail server answers, so two workers
 * never send the same mail at the same time. One window remains: when this process dies after the server has accepted
 * the mail and before the row is marked, the mail goes out again, under the same Message-ID.
 */
export async function deliverMail(ctx: Ctx, transport: MailTransport, mailId: number): Promise<void> {
  const failure = await ctx.db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
      .for('update');
    if (!mail) return undefined;
    const { site: facts, mail: settings } = await readSettings(tx, 'site', 'mail');
    const composed = composeMail(mail.template, mail.data, { facts, settings, links: ctx.links });
    try {
      const from = settings.sender_name || facts.brand;
      await transport.send({ ...composed, to: mail.recipient, from, messageId: mail.messageId });
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      await tx
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, lastError })
        .where(eq(mails.id, mailId));
      return error;
    }
    await tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, sentAt: ctx.now(), lastError: null })
      .where(eq(mails.id, mailId));
    return undefined;
  });
  if (failure !== undefined) throw failure;
}
