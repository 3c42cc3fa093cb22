import { and, eq, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { alikeListings } from './alike-listings.ts';
import { alikePictures } from './alike-pictures.ts';
import { ALIKE_ADDRESS, alikePostings } from './alike-postings.ts';
import { getReasons, likelihood } from './likeness.ts';

const { postedProperties: posted } = tables;

const MAX_DUPLICATES = 5;

/** The planner cannot estimate how few rows match and would choose a sequential scan. */
async function searchByIndex(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql.raw(`set local pg_trgm.similarity_threshold = ${ALIKE_ADDRESS}`));
}

/** Postings and listings that are likely the same property, most likely first, with reasons. */
export const likelyDuplicates = ({ db }: Ctx, id: number) =>
  db.transaction(async (tx) => {
    const [posting] = await tx
      .select()
      .from(posted)
      .where(and(eq(posted.id, id), isNull(posted.deletedAt)));
    if (!posting) throw new DomainError('not_found', 'Property not found');
    await searchByIndex(tx);
    const pictures = await alikePictures(tx, id);
    const ofPostings = pictures.filter(({ kind }) => kind === 'posted_property');
    const found = [...(await alikePostings(tx, posting, ofPostings)), ...(await alikeListings(tx, pictures))];
    return found
      .toSorted((one, other) => likelihood(other.common) - likelihood(one.common) || other.id - one.id)
      .slice(0, MAX_DUPLICATES)
      .map(({ common, ...listing }) => ({ ...listing, reasons: getReasons(common) }));
  });
