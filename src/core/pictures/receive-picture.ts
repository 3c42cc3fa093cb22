import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { StaffPicture } from '#contract';
import { and, type Db, eq, inArray, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { discardUnlessStored } from '../files.ts';
import type { UploadedFile } from '../storage/index.ts';
import { isPicture } from './choose-pictures.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_PICTURE = 8 * MEGABYTE;
/** More than any phone camera takes; a larger claimed size is probably an attempt to exhaust memory. */
export const MAX_PIXELS = 50_000_000;

const starts = (bytes: Buffer, signature: number[], at = 0) =>
  signature.every((byte, place) => bytes[at + place] === byte);

const SIGNATURES: [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

const pictureError = (reason: string, field: string) => new DomainError('invalid', reason, field);

/** Detects the type from the first bytes, not from the file name; sharp selects its decoder by the same bytes. */
export async function checkPicture(bytes: Buffer, field: string): Promise<{ type: string; pixels: number }> {
  if (bytes.length > LARGEST_PICTURE) throw pictureError('Pictures can be at most 8 MB', field);
  const [type] = SIGNATURES.find(([, matches]) => matches(bytes)) ?? [];
  if (type === undefined) throw pictureError('Pictures must be JPG, PNG or WebP files', field);
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw pictureError('We could not read this picture. Please choose another one', field);
    });
  if (width * height > MAX_PIXELS) throw pictureError('Pictures can have at most 50 megapixels', field);
  return { type, pixels: width * height };
}

const MAX_NAME_LENGTH = 120;

/** A display name for staff: without folders and control characters, and truncated. */
export const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(-MAX_NAME_LENGTH);

interface ReceivedPicture {
  bytes: Buffer;
  name: string;
  alt: string;
  /** The form field, for error messages. */
  field: string;
  /** The id of the staff user who uploaded it. */
  uploadedBy?: number;
}

type PictureRow = typeof tables.media.$inferInsert;

/** Stores the file privately and returns its media row; call it outside a transaction, because it can be slow. */
export async function storePictureFile(
  ctx: Ctx,
  { bytes, name, alt, field, uploadedBy }: ReceivedPicture,
): Promise<PictureRow> {
  const { type: contentType } = await checkPicture(bytes, field);
  // The prepared files get this name too. It cannot be guessed, because public files are open to anyone who knows it.
  const path = `private/incoming/${randomBytes(16).toString('hex')}`;
  await ctx.files.put(path, bytes, contentType);
  return {
    path,
    visibility: 'private',
    contentType,
    byteSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    alt,
    originalName: cleanName(name),
    uploadedBy,
  };
}

/** Inserts the media row of a stored file; returns its id. */
export async function recordPicture(tx: Tx, row: PictureRow): Promise<number> {
  const [picture] = await tx.insert(tables.media).values(row).returning({ id: tables.media.id });
  if (!picture) throw new Error('the picture was not recorded');
  return picture.id;
}

const { media } = tables;

const COLUMNS = { id: media.id, path: media.path, alt: media.alt, status: media.status, visibility: media.visibility };

type StaffPictureRow = Pick<typeof media.$inferSelect, keyof typeof COLUMNS>;

/** The address of a prepared picture for staff: below /media if it is public, a call with their session otherwise. */
const staffPictureUrl = ({ id, path, visibility }: Pick<StaffPictureRow, 'id' | 'path' | 'visibility'>): string =>
  visibility === 'public' ? path : `/api/v1/admin/media/${id}/file`;

const presented = ({ id, path, alt, status, visibility }: StaffPictureRow): StaffPicture => ({
  id,
  url: status === 'ready' ? staffPictureUrl({ id, path, visibility }) : null,
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
  if (row.status === 'rejected')
    throw new DomainError('gone', 'We could not read this picture. Please choose another one');
  return presented(row);
}

/** Stores a picture uploaded by staff; the record that shows it sets the reference and alt text later. */
export async function sendStaffPicture(
  ctx: Ctx,
  uploadedBy: number,
  file: Pick<UploadedFile, 'name' | 'read'> | undefined,
): Promise<StaffPicture> {
  if (!file) throw new DomainError('invalid', 'Please choose a picture', 'file');
  const storedPicture = await storePictureFile(ctx, {
    bytes: await file.read(),
    name: file.name,
    alt: '',
    field: 'file',
    uploadedBy,
  });
  try {
    const id = await ctx.db.transaction(async (tx) => {
      const mediaId = await recordPicture(tx, storedPicture);
      await ctx.jobs.enqueue(tx, 'picture.prepare', { mediaId });
      return mediaId;
    });
    return { id, url: null, alt: '' };
  } finally {
    await discardUnlessStored(ctx, [storedPicture.path]);
  }
}
