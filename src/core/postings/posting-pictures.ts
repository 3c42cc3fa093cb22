import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ManagedPosting } from '#contract';
import { and, asc, eq, gt, ne, sql, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import { purgePaths, purgePicture } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { removeFiles } from '../files.ts';
import type { Actor } from '../records/index.ts';
import type { StoredFile } from '../storage/index.ts';

const { media, postedProperties: posted, postedPropertyImages: images } = tables;

type Visibility = 'public' | 'private';

/** Pictures of visitors are prepared after those of staff, who wait for theirs. */
const AFTER_STAFF = -1;

/** Prepares the pictures of a posting whose email address is confirmed; before that they cost us only their storage. */
export async function enqueuePreparation(ctx: Ctx, tx: Tx, postingId: number): Promise<void> {
  const pending = await tx
    .select({ mediaId: media.id })
    .from(images)
    .innerJoin(media, and(eq(media.id, images.mediaId), eq(media.status, 'pending')))
    .where(eq(images.postedPropertyId, postingId))
    .orderBy(images.position);
  for (const payload of pending) await ctx.jobs.enqueue(tx, 'picture.prepare', payload, { priority: AFTER_STAFF });
}

/** Moves the pictures of a posting after this transaction, which may have put it on the site or taken it off. */
export const enqueuePictureMove = (ctx: Ctx, tx: Tx, postingId: number): Promise<void> =>
  ctx.jobs.enqueue(tx, 'posting.pictures', { postingId });

const NAME = /^pictures\/(?<name>[0-9a-z]+)-/;
const RANDOM_NAME = /^[0-9a-f]{32}$/;

const hasRandomName = (path: string): boolean => RANDOM_NAME.test(NAME.exec(path)?.groups?.['name'] ?? '');

/** Names of earlier releases could be guessed, so those files get new names. */
function renaming(path: string): (path: string) => string {
  if (hasRandomName(path)) return (kept) => kept;
  const newName = randomBytes(16).toString('hex');
  return (old) => old.replace(NAME, `pictures/${newName}-`);
}

/** Where the files of the posting's pictures belong; read under a lock if the caller changes rows. */
async function readVisibility(db: Ctx['db'] | Tx, postingId: number, lock = false): Promise<Visibility> {
  const query = db.select({ isActive: posted.isActive }).from(posted).where(eq(posted.id, postingId));
  const [posting] = lock ? await query.for('share') : await query;
  return posting?.isActive ? 'public' : 'private';
}

type PictureRow = Pick<typeof media.$inferSelect, 'id' | 'path' | 'visibility' | 'variants'>;

const getStorePaths = ({ visibility, variants }: Pick<PictureRow, 'visibility' | 'variants'>): string[] =>
  variants.map(({ path }) => `${visibility}/${path}`);

/** Whether the file was there to be copied. */
async function copyFile(ctx: Ctx, from: string, to: string, contentType: string): Promise<boolean> {
  const file = await ctx.files.get(from);
  if (file) await ctx.files.put(to, await buffer(file.body), contentType);
  return file !== undefined;
}

const isSameRow = ({ id, path, visibility }: PictureRow) =>
  and(eq(media.id, id), eq(media.path, path), eq(media.visibility, visibility));

/**
 * Copies the files, updates the row unless the posting or the row has changed meanwhile, and removes the files that the
 * row does not name. It can be repeated at any point, also by two workers at once.
 */
async function movePicture(ctx: Ctx, postingId: number, picture: PictureRow, visibility: Visibility): Promise<void> {
  const rename = renaming(picture.path);
  const variants = picture.variants.map((variant) => ({ ...variant, path: rename(variant.path) }));
  const moved = { path: rename(picture.path), visibility, variants };
  const [from, to] = [getStorePaths(picture), getStorePaths(moved)];
  for (const [index, path] of from.entries()) {
    const target = to[index];
    if (target === undefined || (await copyFile(ctx, path, target, `image/${variants[index]?.format}`))) continue;
    // Another worker was faster, or the file is lost.
    if ((await ctx.db.$count(media, isSameRow(picture))) === 0) return;
    throw new Error(`a file of picture ${picture.id} is not in the store`);
  }
  await ctx.db.transaction(async (tx) => {
    if ((await readVisibility(tx, postingId, true)) !== visibility) return;
    const updated = await tx.update(media).set(moved).where(isSameRow(picture)).returning({ id: media.id });
    if (updated.length === 0) return;
    await purgePicture(tx, picture.id);
    if (picture.visibility === 'public')
      await purgePaths(
        tx,
        picture.variants.map(({ path }) => `/media/${path}`),
      );
  });
  const [current] = await ctx.db.select().from(media).where(eq(media.id, picture.id));
  const named = new Set(current ? getStorePaths(current) : []);
  await removeFiles(
    ctx,
    [...from, ...to].filter((path) => !named.has(path)),
  );
}

const isMisplaced = ({ path, visibility }: PictureRow, wanted: Visibility): boolean =>
  visibility !== wanted || !hasRandomName(path);

/** Puts the files of a posting's pictures where they belong: public while visitors may see it, private otherwise. */
export async function movePostingPictures(ctx: Ctx, postingId: number): Promise<void> {
  const pictures = await ctx.db
    .select({ id: media.id, path: media.path, visibility: media.visibility, variants: media.variants })
    .from(images)
    // The drawings of the demo are shared with other listings and are not moved.
    .innerJoin(media, and(eq(media.id, images.mediaId), eq(media.status, 'ready'), eq(media.contentType, 'image/webp')))
    .where(eq(images.postedPropertyId, postingId))
    .orderBy(images.position);
  const wanted = await readVisibility(ctx.db, postingId);
  for (const picture of pictures) if (isMisplaced(picture, wanted)) await movePicture(ctx, postingId, picture, wanted);
}

/** Finds the largest file of a picture that belongs to a posting and is not public. */
async function readFile(ctx: Ctx, mediaId: number): Promise<StoredFile | undefined> {
  const [picture] = await ctx.db
    .select({ path: media.path })
    .from(media)
    .innerJoin(images, eq(images.mediaId, media.id))
    .where(and(eq(media.id, mediaId), eq(media.status, 'ready'), eq(media.visibility, 'private')))
    .limit(1);
  return picture && ctx.files.get(`private/${picture.path}`);
}

/** The file of a visitor's picture that is not public, for staff; throws if there is none. */
export async function readPrivatePicture(ctx: Ctx, { staff }: Actor, mediaId: number): Promise<StoredFile> {
  authorise(staff, 'postings:see');
  const file = await readFile(ctx, mediaId);
  if (!file) throw new DomainError('not_found', 'Picture not found');
  return file;
}

const LINK_MS = 60 * 60 * 1000;

/** The same for the poster; the token is in the address that `posterPictures` returned within the last hour. */
export async function readPosterPicture(ctx: Ctx, token: string): Promise<StoredFile | undefined> {
  const mediaId = ctx.links.read('posting-picture', token, ctx.now());
  return mediaId === undefined ? undefined : readFile(ctx, mediaId);
}

/** The pictures of a posting for its poster; `url` is null while a picture is prepared. */
export async function posterPictures(ctx: Ctx, tx: Tx, postingId: number): Promise<ManagedPosting['pictures']> {
  const rows = await tx
    .select({ id: media.id, path: media.path, visibility: media.visibility, status: media.status, alt: media.alt })
    .from(images)
    .innerJoin(media, and(eq(media.id, images.mediaId), ne(media.status, 'rejected')))
    .where(eq(images.postedPropertyId, postingId))
    .orderBy(images.position);
  const until = new Date(ctx.now().getTime() + LINK_MS);
  const getUrl = ({ id, path, visibility }: (typeof rows)[number]) =>
    visibility === 'public' ? `/media/${path}` : `/media/posted?token=${ctx.links.token('posting-picture', id, until)}`;
  return rows.map((row) => ({ id: row.id, url: row.status === 'ready' ? getUrl(row) : null, alt: row.alt }));
}

const BATCH = 50;

/** Moves the pictures of postings that an earlier release received; the index holds only those that are left. */
export async function moveEarlierPictures(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = [];
  let moved = 0;
  for (let last = 0; ; ) {
    const found = await ctx.db
      .select({ id: posted.id })
      .from(posted)
      .where(and(sql`not ${posted.picturesMoved}`, gt(posted.id, last)))
      .orderBy(asc(posted.id))
      .limit(BATCH);
    for (const { id } of found) {
      if (signal?.aborted) return moved;
      try {
        await movePostingPictures(ctx, id);
        // What reviewers see has not changed, so neither does the time of the last change.
        const values = { picturesMoved: true, updatedAt: sql`${posted.updatedAt}` };
        await ctx.db.update(posted).set(values).where(eq(posted.id, id));
        moved += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (found.length < BATCH) break;
    last = found.at(-1)?.id ?? last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `the pictures of ${failures.length} postings stay`);
  return moved;
}
