import type { PictureChoice } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';
import { isPicture } from './is-picture.ts';

const { media } = tables;

/**
 * Takes pictures for a record: each must be one that was sent and could be read, never the document of an applicant.
 * Their words are stored with them, and their ids come back in order. What is refused is told at its place in `field`.
 */
export async function choosePictures(tx: Tx, choices: PictureChoice[], field = 'images'): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, { id, alt }] of choices.entries()) {
    const place = `${field}.${index}`;
    if (ids.includes(id)) throw new DomainError('invalid', 'This picture is chosen twice', place);
    const [chosen] = await tx
      .update(media)
      .set({ alt })
      .where(and(eq(media.id, id), isPicture, sql`${media.status} <> 'rejected'`))
      .returning({ id: media.id });
    if (!chosen) throw new DomainError('invalid', 'This picture cannot be used. Please choose another one', place);
    ids.push(chosen.id);
  }
  return ids;
}
