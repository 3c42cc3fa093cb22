import { MAX_LISTING_PICTURES } from '#contract';
import { and, asc, eq, inArray, isUnavailable, tables } from '#db';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { discardUnlessStored } from '../files.ts';
import { PictureUnavailable, recordPicture, storePictureFile } from '../pictures/index.ts';
import type { Actor } from '../records/index.ts';
import { readImporter } from './importer.ts';
import { readPictureUrl } from './picture-addresses.ts';
import { isListingImport, type ListingImport } from './stored-import.ts';
import type { OpenService } from './update-listings.ts';

const { importPictures, importProblems, imports } = tables;

/** Listings of one run of the job; the rest is another job. */
const LISTINGS_PER_RUN = 20;

type Waiting = typeof importPictures.$inferSelect;
type StoredPicture = Awaited<ReturnType<typeof storePictureFile>>;

interface Fetched {
  picture: Waiting;
  stored: StoredPicture;
}

/** Why a picture is missing, for the user. Only an unavailable store or database ends the run. */
function toMessage(error: unknown): string {
  if (error instanceof PictureUnavailable || error instanceof DomainError) return error.message;
  throw error;
}

/** Names a picture that could not be added, with its row; the listing stays as it is. */
async function storeFailures(ctx: Ctx, pictures: Waiting[], message: string): Promise<void> {
  for (const { id, importId, row, url } of pictures) {
    await ctx.db.transaction(async (tx) => {
      const failed = await tx
        .update(importPictures)
        .set({ outcome: 'failed', message })
        .where(and(eq(importPictures.id, id), eq(importPictures.outcome, 'waiting')))
        .returning({ id: importPictures.id });
      if (failed.length === 0) return;
      const text = `${message}: ${url.slice(0, 200)}`;
      await tx.insert(importProblems).values({ importId, row, field: 'Picture', message: text, isLeftOut: false });
    });
  }
}

async function fetchOne(ctx: Ctx, picture: Waiting, hosts: ReadonlySet<string>): Promise<StoredPicture> {
  const url = readPictureUrl(picture.url);
  if (!url || !hosts.has(url.hostname)) throw new PictureUnavailable('Host not allowed in settings');
  if (!ctx.fetchPicture) throw new PictureUnavailable('Pictures are not fetched here');
  const bytes = await ctx.fetchPicture(url);
  return storePictureFile(ctx, { bytes, name: url.pathname, alt: '', field: 'picture' });
}

interface Run {
  actor: Actor;
  found: ListingImport;
  openService: OpenService;
}

/** Adds fetched pictures after those that the listing has. */
async function addPictures(ctx: Ctx, { actor, found, openService }: Run, recordId: number, fetched: Fetched[]) {
  const service = openService(found.kind, actor);
  const { images: earlier, title, updatedAt } = await service.read(recordId);
  const added = fetched.slice(0, Math.max(MAX_LISTING_PICTURES - earlier.length, 0));
  const ids = await ctx.db.transaction(async (tx) => {
    const mediaIds: number[] = [];
    for (const { stored } of added) {
      const mediaId = await recordPicture(tx, stored);
      await ctx.jobs.enqueue(tx, 'picture.prepare', { mediaId });
      mediaIds.push(mediaId);
    }
    return mediaIds;
  });
  const images = [...earlier, ...ids.map((id) => ({ id, alt: title, kind: null }))];
  await service.update(actor, recordId, { images }, updatedAt.toISOString(), async (tx) => {
    const pictures = added.map(({ picture }) => picture.id);
    await tx.update(importPictures).set({ outcome: 'fetched' }).where(inArray(importPictures.id, pictures));
  });
  const rest = fetched.slice(added.length).map(({ picture }) => picture);
  await storeFailures(ctx, rest, `A listing has at most ${MAX_LISTING_PICTURES} pictures`);
}

async function fetchForListing(ctx: Ctx, run: Run, pictures: Waiting[], hosts: ReadonlySet<string>): Promise<void> {
  const fetched: Fetched[] = [];
  try {
    for (const picture of pictures) {
      try {
        fetched.push({ picture, stored: await fetchOne(ctx, picture, hosts) });
      } catch (error) {
        await storeFailures(ctx, [picture], toMessage(error));
      }
    }
    if (fetched.length > 0) await addPictures(ctx, run, pictures[0]?.recordId ?? 0, fetched);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    await storeFailures(
      ctx,
      fetched.map(({ picture }) => picture),
      toMessage(error),
    );
  } finally {
    await discardUnlessStored(
      ctx,
      fetched.map(({ stored }) => stored.path),
    );
  }
}

const readWaiting = (ctx: Ctx, importId: number): Promise<Waiting[]> =>
  ctx.db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.outcome, 'waiting')))
    .orderBy(asc(importPictures.recordId), asc(importPictures.id))
    .limit(MAX_LISTING_PICTURES * LISTINGS_PER_RUN);

/** The first listings of a list of pictures; the last one may continue behind the list. */
function groupByListing(waiting: Waiting[]): Waiting[][] {
  const groups = new Map<number, Waiting[]>();
  for (const picture of waiting) groups.set(picture.recordId, [...(groups.get(picture.recordId) ?? []), picture]);
  return [...groups.values()].slice(0, LISTINGS_PER_RUN);
}

/** Fetches the next pictures of an import, listing by listing; what cannot be fetched is named and left out. */
export async function fetchImportPictures(ctx: Ctx, openService: OpenService, id: number, signal?: AbortSignal) {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (!found || !isListingImport(found)) return;
  const waiting = await readWaiting(ctx, id);
  if (waiting.length === 0) return;
  const { imports: settings } = await readSettings(ctx.db, 'imports');
  const actor = await readImporter(ctx, found).catch((error: unknown) => ({ error: toMessage(error) }));
  for (const pictures of groupByListing(waiting)) {
    if (signal?.aborted) throw new Error('stopped between two listings');
    if ('error' in actor) await storeFailures(ctx, pictures, actor.error);
    else await fetchForListing(ctx, { actor, found, openService }, pictures, new Set(settings.picture_hosts));
  }
  await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, 'import.pictures', { importId: id }));
}
