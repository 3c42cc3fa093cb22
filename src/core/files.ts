import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { and, eq, inArray, lt, sql, type Tx, tables } from '#db';
import type { Ctx } from './context.ts';
import type { StoredFile } from './storage/index.ts';

/** Removes files from the store; missing ones are ignored. */
export async function removeFiles(ctx: Ctx, paths: string[]): Promise<void> {
  for (const path of paths) await ctx.files.remove(path);
}

const { media, jobApplications } = tables;

interface ReleasedMedia extends Record<string, unknown> {
  id: number;
  path: string;
  visibility: string;
  variants: { path: string }[];
}

/** A prepared picture has several files; anything else has one private file. */
const getFilePaths = ({ path, visibility, variants }: ReleasedMedia): string[] =>
  path.startsWith('private/') ? [path] : variants.map((variant) => `${visibility}/${variant.path}`);

/** All columns with a foreign key to media, read from the database catalogue. */
async function referringColumns(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`);
  return rows;
}

/**
 * Deletes those of the given media rows that nothing refers to, and enqueues a job in the same transaction that removes
 * their files, with retries. Returns the number of deleted rows.
 */
export async function releaseMedia(ctx: Ctx, tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const unused = (await referringColumns(tx)).map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.raw(table)} r where r.${sql.identifier(column)} = ${media.id})`,
  );
  const { rows } = await tx.execute<ReleasedMedia>(sql`delete from ${media} where ${media.id} in (${list})
    and ${sql.join(unused, sql` and `)} returning id, path, visibility, variants`);
  const paths = rows.flatMap(getFilePaths);
  if (paths.length > 0) await ctx.jobs.enqueue(tx, 'files.remove', { paths });
  await ctx.jobs.deleteJobs(
    tx,
    'picture.prepare',
    rows.map(({ id }) => ({ mediaId: id })),
  );
  await ctx.jobs.deleteJobs(
    tx,
    'document.scan',
    rows.map(({ id }) => ({ mediaId: id })),
  );
  return rows.length;
}

/**
 * Removes files that no media row refers to. The connection can break after the rows were committed, so the rows are
 * looked up first; if the lookup fails, the files stay for the sweep, because an orphaned file does less harm than a
 * missing one.
 */
export async function discardUnlessStored(ctx: Ctx, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = await ctx.db
    .select({ path: media.path })
    .from(media)
    .where(inArray(media.path, paths))
    .catch(() => undefined);
  if (!rows) return;
  const stored = new Set(rows.map(({ path }) => path));
  for (const path of paths) if (!stored.has(path)) await ctx.files.remove(path).catch(() => {});
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Folders of files that are uploaded before their media rows are stored. */
const FOLDERS = ['private/incoming', 'private/applications'];
/** How long infected files are retained as evidence. */
const EVIDENCE_DAYS = 30;
const BATCH = 200;

async function removeUnreferenced(ctx: Ctx, paths: string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const rows = await ctx.db.select({ path: media.path }).from(media).where(inArray(media.path, paths));
  const referenced = new Set(rows.map(({ path }) => path));
  const unreferenced = paths.filter((path) => !referenced.has(path));
  for (const path of unreferenced) await ctx.files.remove(path);
  return unreferenced.length;
}

/** A file without a media row after a day belongs to a form that was never stored. */
async function sweepFolder(ctx: Ctx, folder: string): Promise<number> {
  const latest = ctx.now().getTime() - DAY_MS;
  let removed = 0;
  let old: string[] = [];
  for await (const { path, modifiedAt } of ctx.files.list(folder)) {
    if (modifiedAt.getTime() < latest) old.push(path);
    if (old.length < BATCH) continue;
    removed += await removeUnreferenced(ctx, old);
    old = [];
  }
  return removed + (await removeUnreferenced(ctx, old));
}

/** Removes expired quarantined documents that no application refers to. */
const sweepEvidence = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const before = new Date(ctx.now().getTime() - EVIDENCE_DAYS * DAY_MS);
    const found = await tx
      .select({ id: media.id })
      .from(media)
      .where(
        and(
          eq(media.status, 'rejected'),
          sql`${media.path} like 'private/quarantine/%'`,
          lt(media.createdAt, before),
          sql`not exists (select from ${jobApplications} where ${jobApplications.fileId} = ${media.id})`,
        ),
      )
      .limit(BATCH);
    return releaseMedia(
      ctx,
      tx,
      found.map(({ id }) => id),
    );
  });

/** Removes unreferenced files and expired quarantined documents; returns their number. */
export async function sweepFiles(ctx: Ctx): Promise<number> {
  let removed = await sweepEvidence(ctx);
  for (const folder of FOLDERS) removed += await sweepFolder(ctx, folder);
  return removed;
}

const ASSETS = 'public/assets';
/** Built scripts, styles and fonts; their names contain a hash, so a name never stands for two files. */
const ASSET_NAME = /^[\w.-]{1,120}\.(?:js|css|woff2)$/;
/** The worker refreshes the files of its release every day, so those of an earlier one stay for at least a week. */
const ASSET_DAYS = 8;
const CONCURRENT_PUTS = 8;

/** Names of built files contain upper-case letters, which paths of the store do not have. */
const toAssetPath = (name: string): string =>
  `${ASSETS}/${createHash('sha256').update(name).digest('hex').slice(0, 40)}${extname(name)}`;

/** The built files in a folder; none where nothing was built, as in development. */
async function listBuiltFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && ASSET_NAME.test(entry.name)).map(({ name }) => name);
}

/**
 * Copies the built files of this release to the store, so that pages which were opened before a newer release can still
 * load them. With `refresh` files that are there already are written again, which renews their age.
 */
export async function storeAssets(
  { files }: Pick<Ctx, 'files'>,
  folder: string,
  { refresh = false } = {},
): Promise<number> {
  const stored = new Set<string>();
  if (!refresh) for await (const { path } of files.list(ASSETS)) stored.add(path);
  const missing = (await listBuiltFiles(folder)).filter((name) => !stored.has(toAssetPath(name)));
  const waiting = missing.values();
  const putNext = async () => {
    for (const name of waiting)
      await files.put(toAssetPath(name), await readFile(join(folder, name)), 'application/octet-stream');
  };
  await Promise.all(Array.from({ length: CONCURRENT_PUTS }, putNext));
  return missing.length;
}

/** A built file of this or an earlier release. */
export const readAsset = async ({ files }: Pick<Ctx, 'files'>, name: string): Promise<StoredFile | undefined> =>
  ASSET_NAME.test(name) ? files.get(toAssetPath(name)) : undefined;

/** Renews the files of this release and removes those of releases that no longer run. */
export async function refreshAssets(ctx: Pick<Ctx, 'files' | 'now'>, folder: string): Promise<void> {
  await storeAssets(ctx, folder, { refresh: true });
  const oldest = ctx.now().getTime() - ASSET_DAYS * DAY_MS;
  for await (const { path, modifiedAt } of ctx.files.list(ASSETS))
    if (modifiedAt.getTime() < oldest) await ctx.files.remove(path);
}
