import type { PictureChoice } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';
import { isPicture } from './is-picture.ts';

const { media } = tables;

/**
 * Resolves chosen pictures to ids in order and stores their alt texts. Each must be an uploaded picture that was not
 * rejected, never an applicant's document. Errors name the index within `field`.
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
