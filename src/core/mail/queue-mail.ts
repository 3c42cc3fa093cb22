import { randomUUID } from 'node:crypto';
import { type Tx, tables } from '#db';
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
