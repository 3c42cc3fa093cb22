import { createHash } from 'node:crypto';
import { PROPERTY_TYPE_LABELS } from '#contract';
import { and, eq, isNotNull, isNull, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { daysAfter } from './posting-days.ts';

const { postedProperties } = tables;

const MANAGE_DAYS = 180;
/** Somebody who lost a mail may ask again; nobody can flood an inbox. */
const AGAIN_AFTER_MS = 15 * 60 * 1000;
const PURPOSE = 'manage-posting';

export type PostedRow = typeof postedProperties.$inferSelect;

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Mails a new private link. Only the newest one works, and only its hash is kept. */
export async function mailManageLink(ctx: Ctx, tx: Tx, posting: PostedRow): Promise<void> {
  const { id, email, propertyType, city } = posting;
  const until = daysAfter(ctx.now(), MANAGE_DAYS);
  const manageTokenHash = hashed(ctx.links.token(PURPOSE, id, until));
  await tx.update(postedProperties).set({ manageTokenHash, manageExpiresAt: until }).where(eq(postedProperties.id, id));
  const property = `${PROPERTY_TYPE_LABELS[propertyType]} in ${city}`;
  const data = { postingId: id, property, manageUntil: until.toISOString() };
  await queueMail(ctx, tx, { template: PURPOSE, recipient: email, data });
}

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
    const known = and(
      eq(postedProperties.id, id),
      isNull(postedProperties.deletedAt),
      isNotNull(postedProperties.manageExpiresAt),
    );
    const [posting] = await tx.select().from(postedProperties).where(known).for('update');
    if (!posting?.manageExpiresAt) return;
    const lastMailed = daysAfter(posting.manageExpiresAt, -MANAGE_DAYS).getTime();
    if (ctx.now().getTime() - lastMailed > AGAIN_AFTER_MS) await mailManageLink(ctx, tx, posting);
  });
}
