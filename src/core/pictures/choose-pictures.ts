import type { PictureChoice } from '#contract';
import { and, eq, inArray, sql, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';

const { media } = tables;

/** Applicants' documents are in the same table and must never be read or used as a picture. */
export const isPicture = sql<boolean>`${tables.media.contentType} like 'image/%'`;

/**
 * Resolves chosen pictures to ids in order and stores their alt texts. Each must be an uploaded picture that was not
 * rejected, never an applicant's document. Errors name the index within `field`.
 */
export async function choosePictures(tx: Tx, choices: PictureChoice[], field = 'images'): Promise<number[]> {
  // Always in the same order, so that two records which share pictures do not wait for each other.
  await tx
    .select({ id: media.id })
    .from(media)
    .where(
      inArray(
        media.id,
        choices.map(({ id }) => id),
      ),
    )
    .orderBy(media.id)
    .for('update');
  const ids: number[] = [];
  for (const [index, { id, alt }] of choices.entries()) {
    const place = `${field}.${index}`;
    if (ids.includes(id)) throw new DomainError('invalid', 'This picture is selected twice', place);
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

/** Resolves the single picture of a record: null removes it, undefined leaves it unchanged. */
export async function choosePicture(
  tx: Tx,
  choice: PictureChoice | null | undefined,
): Promise<number | null | undefined> {
  if (!choice) return choice;
  const [id] = await choosePictures(tx, [choice], 'picture');
  return id;
}

type MediaRef =
  | typeof tables.blogs.imageId
  | typeof tables.featuredCities.imageId
  | typeof tables.builders.imageId
  | typeof tables.partners.logoId
  | typeof tables.postedPropertyImages.mediaId;

/** Join condition for the picture of a row, if visitors may see it: not private, unchecked or rejected. */
export const shownPicture = (ref: MediaRef) =>
  and(eq(media.id, ref), eq(media.visibility, 'public'), eq(media.status, 'ready'));

/** The same condition for raw SQL in which media has the alias `m`. */
export const SHOWN = sql.raw("m.visibility = 'public' and m.status = 'ready'");
