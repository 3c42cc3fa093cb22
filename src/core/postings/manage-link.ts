import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { daysAfter, postingName } from './posting-views.ts';

const { postedProperties } = tables;

const MANAGE_DAYS = 180;
/** A poster who is asked to act has at least this many days to do so. */
const MIN_DAYS = 30;
/** A poster who lost the email can request another, but not often enough to flood an inbox. */
const AGAIN_AFTER_MS = 15 * 60 * 1000;
const PURPOSE = 'manage-posting';

export type PostedRow = typeof postedProperties.$inferSelect;

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a private link and returns its expiry; only the newest link works, and only its hash is stored. */
async function renewLink(ctx: Ctx, tx: Tx, id: number): Promise<Date> {
  const until = daysAfter(ctx.now(), MANAGE_DAYS);
  const manageTokenHash = hashed(ctx.links.token(PURPOSE, id, until));
  await tx.update(postedProperties).set({ manageTokenHash, manageExpiresAt: until }).where(eq(postedProperties.id, id));
  return until;
}

/** Emails a new private link. */
export async function mailManageLink(ctx: Ctx, tx: Tx, posting: PostedRow): Promise<void> {
  const until = await renewLink(ctx, tx, posting.id);
  const data = { postingId: posting.id, property: postingName(posting), manageUntil: until.toISOString() };
  await queueMail(ctx, tx, { template: PURPOSE, recipient: posting.email, data });
}

/** The expiry of the poster's private link; a link that expires soon is replaced first. */
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
        inArray(
          postedProperties.manageTokenHash,
          ctx.links.variants(PURPOSE, token).map((each) => hashed(each)),
        ),
        isNull(postedProperties.deletedAt),
      ),
    )
    .for('update');
  return found;
}

/** Accepts expired links too: here an old link only identifies its property. */
const NEVER_TOO_OLD = new Date(0);

/** Emails a new link to the stored address for an old link; does not reveal whether the property exists. */
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
