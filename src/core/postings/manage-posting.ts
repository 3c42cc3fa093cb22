import { isDeepStrictEqual } from 'node:util';
import type {
  ManagedPosting,
  PostedHome,
  PostedPropertyStatus,
  PostingChangeOutcome,
  PostingOutcome,
  PostingStep,
} from '#contract';
import { and, eq, lt, type Tx, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { openedBy, type PostedRow } from './manage-link.ts';
import { toHomeColumns, toPostedHome } from './posted-home.ts';
import { enqueuePictureMove, posterPictures } from './posting-pictures.ts';
import { syncPostingProperty } from './posting-property.ts';
import { daysAfter, SHOWN_DAYS } from './posting-views.ts';

const { postedProperties, consents } = tables;

/** Column values of a deleted posting: it is off the site and its private link no longer works. */
export const DELETED = { isActive: false, manageTokenHash: null, manageExpiresAt: null } as const;

/** The consent given for a posting ends when the posting is deleted. */
export async function withdrawConsent(ctx: Ctx, tx: Tx, consentId: number): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: ctx.now() }).where(eq(consents.id, consentId));
}

interface Link {
  token: string;
}

/** Statuses in which the reviewer's message is still relevant to the poster. */
const ANSWERED = new Set<PostedPropertyStatus>(['changes_requested', 'rejected']);

const present = async (ctx: Ctx, tx: Tx, row: PostedRow): Promise<ManagedPosting> => ({
  id: row.id,
  posted_by: row.postedBy,
  status: row.status,
  isActive: row.isActive,
  reviewReason: ANSWERED.has(row.status) ? row.reviewReason : null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  property: toPostedHome(row),
  pictures: await posterPictures(ctx, tx, row.id),
});

/** The posting of a private link; undefined if the link is no longer valid. */
export const readPosting = (ctx: Ctx, { token }: Link): Promise<ManagedPosting | undefined> =>
  ctx.db.transaction(async (tx) => {
    const row = await openedBy(ctx, tx, token);
    return row && present(ctx, tx, row);
  });

async function save(
  ctx: Ctx,
  tx: Tx,
  id: number,
  values: Partial<typeof postedProperties.$inferInsert>,
): Promise<'done'> {
  await tx.update(postedProperties).set(values).where(eq(postedProperties.id, id));
  await syncPostingProperty(ctx, tx, id);
  await enqueuePictureMove(ctx, tx, id);
  await enqueuePurge(tx, { action: 'update', entity: 'post-property', id });
  return 'done';
}

/** Statuses in which the poster can change the property. */
export const CHANGEABLE = new Set<PostedPropertyStatus>(['pending_review', 'changes_requested', 'live', 'expired']);

/** Saves what a poster changed; the property is off the site until staff have reviewed it again. */
export async function saveChange(
  ctx: Ctx,
  tx: Tx,
  { id, isActive }: PostedRow,
  values: Partial<typeof postedProperties.$inferInsert>,
): Promise<'taken_down' | 'done'> {
  await save(ctx, tx, id, { ...values, status: 'pending_review', isActive: false });
  return isActive ? 'taken_down' : 'done';
}

/** Changes the details of a property, which is off the site until staff have reviewed it again. */
export const changePosting = (ctx: Ctx, { token }: Link, change: PostedHome): Promise<PostingChangeOutcome> =>
  ctx.db.transaction(async (tx) => {
    const row = await openedBy(ctx, tx, token);
    if (!row) return 'invalid';
    if (!CHANGEABLE.has(row.status)) return 'impossible';
    if (isDeepStrictEqual(change, toPostedHome(row))) return 'unchanged';
    return saveChange(ctx, tx, row, await toHomeColumns(tx, change));
  });

const STEPS: Record<PostingStep, (ctx: Ctx, tx: Tx, row: PostedRow) => Promise<PostingOutcome>> = {
  sold: async (ctx, tx, { id, status }) =>
    CHANGEABLE.has(status) ? save(ctx, tx, id, { status: 'sold', isActive: false }) : 'impossible',

  renew: async (ctx, tx, { id, status }) => {
    const expiresAt = daysAfter(ctx.now(), SHOWN_DAYS);
    // An expired posting was already reviewed, so it goes live again; one that staff switched off stays off.
    if (status === 'expired') return save(ctx, tx, id, { status: 'live', isActive: true, expiresAt });
    return status === 'live' ? save(ctx, tx, id, { expiresAt }) : 'impossible';
  },

  delete: async (ctx, tx, { id, consentId }) => {
    await withdrawConsent(ctx, tx, consentId);
    return save(ctx, tx, id, { ...DELETED, deletedAt: ctx.now() });
  },
};

/** Marks a property as sold, extends its time on the site, or deletes it and withdraws its consent. */
export const stepPosting = (ctx: Ctx, { token }: Link, step: PostingStep): Promise<PostingOutcome> =>
  ctx.db.transaction(async (tx) => {
    const row = await openedBy(ctx, tx, token);
    return row ? STEPS[step](ctx, tx, row) : 'invalid';
  });

/** Takes postings off the site that were not renewed in time; returns their number. */
export const expirePostings = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const expired = await tx
      .update(postedProperties)
      .set({ status: 'expired', isActive: false })
      .where(and(eq(postedProperties.isActive, true), lt(postedProperties.expiresAt, ctx.now())))
      .returning({ id: postedProperties.id });
    for (const { id } of expired) {
      await syncPostingProperty(ctx, tx, id);
      await enqueuePictureMove(ctx, tx, id);
      await enqueuePurge(tx, { action: 'update', entity: 'post-property', id });
    }
    return expired.length;
  });
