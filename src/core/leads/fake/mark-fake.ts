import type { FakeMark } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import type { Actor } from '../../records/index.ts';
import { type ChangedEnquiry, changeEnquiry, changeUndoably, revertEnquiry, toFakeChange } from '../change-enquiry.ts';
import { toPoints } from '../contacts/join-contact.ts';
import { blockPoints, unblockIds, unblockPoints } from './blocked-senders.ts';

const { enquiries } = tables;

async function readPoints(tx: Tx, id: number) {
  const [enquiry] = await tx
    .select({ email: enquiries.email, countryCode: enquiries.countryCode, phoneNumber: enquiries.phoneNumber })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  return enquiry ? toPoints(enquiry) : [];
}

/** Takes the mark away: the lead waits again, unless it was answered, and its sender is not blocked any longer. */
async function unmark(ctx: Ctx, tx: Tx, actor: Actor, id: number): Promise<void> {
  const [enquiry] = await tx
    .select({ fake: enquiries.fake, firstReplyAt: enquiries.firstReplyAt })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  const status = enquiry?.firstReplyAt ? 'contacted' : 'new';
  await changeEnquiry(ctx, tx, actor, id, enquiry?.fake === null ? {} : { status });
  await unblockPoints(tx, actor, await readPoints(tx, id));
}

/** Marks a lead as spam or as one with a wrong number, and blocks its sender if asked; or takes that back. */
export const markFake = (ctx: Ctx, actor: Actor, id: number, mark: FakeMark): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    if (mark.fake === null) return unmark(ctx, tx, actor, id);
    await changeEnquiry(ctx, tx, actor, id, toFakeChange(mark.fake));
    if (mark.is_blocked) await blockPoints(ctx, tx, actor, { points: await readPoints(tx, id), reason: mark.fake });
  });

/** The same with one of many leads, with the ids of the blocks in what undoes it. */
export async function markFakeUndoably(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  id: number,
  { fake, is_blocked }: Extract<FakeMark, { is_blocked: boolean }>,
): Promise<ChangedEnquiry & { blocks: number[] }> {
  const changed = await changeUndoably(ctx, tx, actor, id, toFakeChange(fake));
  const blocks = is_blocked
    ? await blockPoints(ctx, tx, actor, { points: await readPoints(tx, id), reason: fake })
    : [];
  return { ...changed, blocks };
}

export async function unmarkFake(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  id: number,
  { blocks, ...changed }: ChangedEnquiry & { blocks: number[] },
): Promise<void> {
  await revertEnquiry(ctx, tx, actor, id, changed);
  await unblockIds(tx, actor, blocks);
}
