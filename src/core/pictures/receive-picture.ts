import { createHash, randomUUID } from 'node:crypto';
import { type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { checkPicture } from './check-picture.ts';

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
  const contentType = await checkPicture(bytes, field);
  const path = `private/incoming/${randomUUID()}`;
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

/** Inserts the media row and enqueues the job that prepares the picture; returns the media id. */
export async function recordPicture(ctx: Ctx, tx: Tx, row: PictureRow): Promise<number> {
  const [picture] = await tx.insert(tables.media).values(row).returning({ id: tables.media.id });
  if (!picture) throw new Error('the picture was not recorded');
  await ctx.jobs.enqueue(tx, 'picture.prepare', { mediaId: picture.id });
  return picture.id;
}
