import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { daysAfter } from './posting-days.ts';
import { postingName } from './posting-name.ts';

const { postedProperties } = tables;

const MANAGE_DAYS = 180;
/** Whoever is asked to do something has at least so long for it. */
const MIN_DAYS = 30;
/** Somebody who lost a mail may ask again; nobody can flood an inbox. */
const AGAIN_AFTER_MS = 15 * 60 * 1000;
const PURPOSE = 'manage-posting';

export type PostedRow = typeof postedProperties.$inferSelect;

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a new private link, and answers until when it works. Only the newest one does, and only its hash is kept. */
async function renewLink(ctx: Ctx, tx: Tx, id: number): Promise<Date> {
  const until = daysAfter(ctx.now(), MANAGE_DAYS);
  const manageTokenHash = hashed(ctx.links.token(PURPOSE, id, until));
  await tx.update(postedProperties).set({ manageTokenHash, manageExpiresAt: until }).where(eq(postedProperties.id, id));
  return until;
}

/** Mails a new private link. */
export async function mailManageLink(ctx: Ctx, tx: Tx, posting: PostedRow): Promise<void> {
  const until = await renewLink(ctx, tx, posting.id);
  const data = { postingId: posting.id, property: postingName(posting), manageUntil: until.toISOString() };
  await queueMail(ctx, tx, { template: PURPOSE, recipient: posting.email, data });
}

/** Until when the private link works that the poster has; one that ends soon is replaced first. */
export const linkUntil = async (ctx: Ctx, tx: Tx, { id, manageExpiresAt }: PostedRow): Promise<Date> =>
  manageExpiresAt && manageExpiresAt > daysAfter(ctx.now(), MIN_DAYS) ? manageExpiresAt : renewLink(ctx, tx, id);

/** The property that a private link opens, locked until the transaction ends. */
export async function openedBy(ctx: Ctx, tx: Tx, token: string): Promise<PostedRow | undefined> {
  const id = ctx.links.read(PURPOSE, token, ctx.now());
  if (id === undefined) return undefined;
  const [found] = await tx
    .select()
    .from(postedProperties)
    .where(
      and(
        eq(postedProperties.id, id),
        eq(postedProperties.manageTokenHash, hashed(token)),
        isNull(postedProperties.deletedAt),
      ),
    )
    .for('update');
  return found;
}

/** Time enough for every link we ever signed: here an old one only says which property it was for. */
const NEVER_TOO_OLD = new Date(0);

/** Mails a new link to the address on record when an old one is shown. Whether there is such a property is not told. */
export async function renewPostingLink(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const id = ctx.links.read(PURPOSE, token, NEVER_TOO_OLD);
  if (id === undefined) return;
  await ctx.db.transaction(async (tx) => {
    const condition = and(
      eq(postedProperties.id, id),
      isNull(postedProperties.deletedAt),
      isNotNull(postedProperties.manageExpiresAt),
    );
    const [posting] = await tx.select().from(postedProperties).where(condition).for('update');
    if (!posting?.manageExpiresAt) return;
    const lastMailed = daysAfter(posting.manageExpiresAt, -MANAGE_DAYS).getTime();
    if (ctx.now().getTime() - lastMailed > AGAIN_AFTER_MS) await mailManageLink(ctx, tx, posting);
  });
}
