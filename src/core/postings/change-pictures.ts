import { isDeepStrictEqual } from 'node:util';
import type { PostingChangeOutcome } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { discardUnlessStored, releaseMedia } from '../files.ts';
import { openedBy, type PostedRow } from './manage-link.ts';
import { CHANGEABLE, saveChange } from './manage-posting.ts';
import { readPictureIds } from './posted-home.ts';
import { enqueuePreparation } from './posting-pictures.ts';
import { postingName } from './posting-views.ts';
import { checkPictures, recordPictures, type SentPicture, type StoredPicture, storePictures } from './sent-pictures.ts';

const { postedPropertyImages: images } = tables;

interface PictureChange {
  token: string;
  /** Ids of the pictures that stay, in their new order; others are removed. */
  order: number[];
  /** Added after those that stay. */
  added: SentPicture[];
}

/** The pictures that stay; ids of other postings are ignored. */
async function getKept(tx: Tx, { id }: PostedRow, order: number[]): Promise<{ before: number[]; kept: number[] }> {
  const before = await readPictureIds(tx, id);
  return { before, kept: [...new Set(order)].filter((pictureId) => before.includes(pictureId)) };
}

async function write(ctx: Ctx, tx: Tx, { token, order }: PictureChange, stored: StoredPicture[]) {
  const row = await openedBy(ctx, tx, token);
  if (!row) return 'invalid';
  if (!CHANGEABLE.has(row.status)) return 'impossible';
  const { before, kept } = await getKept(tx, row, order);
  if (stored.length === 0 && isDeepStrictEqual(before, kept)) return 'unchanged';
  await tx.delete(images).where(eq(images.postedPropertyId, row.id));
  for (const [index, mediaId] of kept.entries())
    await tx.insert(images).values({ postedPropertyId: row.id, position: index + 1, mediaId });
  await recordPictures(tx, row.id, stored, kept.length);
  const outcome = await saveChange(ctx, tx, row, {});
  await releaseMedia(
    ctx,
    tx,
    before.filter((id) => !kept.includes(id)),
  );
  await enqueuePreparation(ctx, tx, row.id);
  return outcome;
}

/**
 * Adds, removes and reorders the pictures of a posting, which is off the site until staff have reviewed it again. New
 * files are stored before the transaction, and only for a link that works.
 */
export async function changePostingPictures(ctx: Ctx, change: PictureChange): Promise<PostingChangeOutcome> {
  const opened = await ctx.db.transaction(async (tx) => {
    const row = await openedBy(ctx, tx, change.token);
    return row && { row, kept: (await getKept(tx, row, change.order)).kept.length };
  });
  if (!opened) return 'invalid';
  if (!CHANGEABLE.has(opened.row.status)) return 'impossible';
  await checkPictures(change.added, opened.kept);
  const stored: StoredPicture[] = [];
  try {
    await storePictures(ctx, postingName(opened.row), change.added, stored);
    return await ctx.db.transaction((tx) => write(ctx, tx, change, stored));
  } finally {
    await discardUnlessStored(
      ctx,
      stored.map(({ path }) => path),
    );
  }
}
