import { createHash, randomUUID } from 'node:crypto';
import { type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { checkPicture } from './check-picture.ts';

const MAX_NAME_LENGTH = 120;

/** A name for staff to recognise a file by: without its folders, control characters and excess. */
export const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{C}/gu, '').trim().slice(-MAX_NAME_LENGTH);

interface ReceivedPicture {
  bytes: Buffer;
  name: string;
  alt: string;
  /** The field of the form it came in, for what is wrong with it. */
  field: string;
  /** Who of the staff sent it. */
  uploadedBy?: number;
}

type PictureRow = typeof tables.media.$inferInsert;

/** Keeps a picture out of sight and gives back the row that will tell of it. Slow stores are waited for here. */
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

/** Records a picture that is kept and has the worker prepare it; gives back the id of its record. */
export async function recordPicture(ctx: Ctx, tx: Tx, row: PictureRow): Promise<number> {
  const [picture] = await tx.insert(tables.media).values(row).returning({ id: tables.media.id });
  if (!picture) throw new Error('the picture was not recorded');
  await ctx.jobs.enqueue(tx, 'picture.prepare', { mediaId: picture.id });
  return picture.id;
}
