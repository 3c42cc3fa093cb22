import type { StaffPicture } from '#contract';
import { and, type Db, eq, inArray, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { discardUnlessStored } from '../files/index.ts';
import { isPicture } from './is-picture.ts';
import { recordPicture, storePictureFile } from './receive-picture.ts';

const { media } = tables;

const COLUMNS = { id: media.id, path: media.path, alt: media.alt, status: media.status, visibility: media.visibility };

type PictureRow = Pick<typeof media.$inferSelect, keyof typeof COLUMNS>;

const presented = ({ id, path, alt, status, visibility }: PictureRow): StaffPicture => ({
  id,
  url: status === 'ready' && visibility === 'public' ? path : null,
  alt,
});

/** Pictures for staff, in the order of `ids`; media that are not pictures are omitted. */
export async function staffPictures(db: Db | Tx, ids: number[]): Promise<StaffPicture[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(COLUMNS)
    .from(media)
    .where(and(inArray(media.id, ids), isPicture));
  const byId = new Map(rows.map((row) => [row.id, presented(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Replaces `pictureId` with the picture as staff see it. */
export async function withStaffPicture<Row extends { pictureId: number | null }>(db: Db, row: Row | undefined) {
  if (!row) return undefined;
  const { pictureId, ...record } = row;
  const [picture = null] = await staffPictures(db, pictureId === null ? [] : [pictureId]);
  return { ...record, picture };
}

/** The state of an uploaded picture: no URL while it is being prepared, `gone` if it could not be read. */
export async function readStaffPicture(db: Db, id: number): Promise<StaffPicture> {
  const [row] = await db
    .select(COLUMNS)
    .from(media)
    .where(and(eq(media.id, id), isPicture));
  if (!row) throw new DomainError('not_found', 'Picture not found');
  if (row.status === 'rejected') throw new DomainError('gone', 'This picture could not be read');
  return presented(row);
}

/** Stores a picture uploaded by staff; the record that shows it sets the reference and alt text later. */
export async function sendStaffPicture(
  ctx: Ctx,
  uploadedBy: number,
  file: { name: string; body: Buffer } | undefined,
): Promise<StaffPicture> {
  if (!file) throw new DomainError('invalid', 'Please choose a picture', 'file');
  const { name, body: bytes } = file;
  const storedPicture = await storePictureFile(ctx, { bytes, name, alt: '', field: 'file', uploadedBy });
  try {
    const id = await ctx.db.transaction((tx) => recordPicture(ctx, tx, storedPicture));
    return { id, url: null, alt: '' };
  } finally {
    await discardUnlessStored(ctx, [storedPicture.path]);
  }
}
