import { type Db, sql } from '#db';
import type { Ctx } from '../context.ts';

const TIMEOUT_MS = 2_000;
const CONCURRENCY = 10;

/** URL at which a cache accepts `PURGE`, without a trailing slash. */
export type Cache = string;

async function purge(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(cache + path, { method: 'PURGE', signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${cache} answered ${answer.status} to PURGE`);
}

/** Purges paths at one cache; stops at the first failure and returns it, because the cache is then likely down. */
async function purgeAt(cache: Cache, paths: string[]): Promise<Error | undefined> {
  try {
    for (let from = 0; from < paths.length; from += CONCURRENCY)
      await Promise.all(paths.slice(from, from + CONCURRENCY).map((path) => purge(cache, path)));
    return undefined;
  } catch (error) {
    return new Error(`${cache} could not be told`, { cause: error });
  }
}

const BATCH_SIZE = 200;
/** Each path is purged twice: a page rendered while its record changed may be cached after the first purge. */
const AGAIN_SECONDS = 5;
const RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 60;
/** By then caches no longer serve the stale page anyway, so the purge is dropped. */
const RETENTION_DAYS = 1;

interface Due extends Record<string, unknown> {
  id: number;
  path: string;
  told: number;
}

const idsIn = (ids: number[]) => sql`id = any(${`{${ids.join(',')}}`}::bigint[])`;

/** Longer than the purges of a batch take; those of a worker that crashed are due again afterwards. */
const CLAIM_SECONDS = 60;

/**
 * Claims due purges for this worker, without a transaction that would stay open while the caches respond. Purges with
 * fewer failures come first, so that a cache that has been down for long does not delay new purges.
 */
async function claimDue(db: Db): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    update cache_purges set due_at = now() + ${CLAIM_SECONDS} * interval '1 second'
    where id in (
      select id from cache_purges where due_at <= now() order by failures, id limit ${BATCH_SIZE} for update skip locked
    )
    returning id::float8 as id, path, told`);
  return rows.toSorted((a, b) => a.id - b.id);
}

async function reschedule(db: Db, ids: number[]): Promise<void> {
  await db.execute(
    sql`delete from cache_purges where ${idsIn(ids)} and created_at < now() - ${RETENTION_DAYS} * interval '1 day'`,
  );
  await db.execute(sql`update cache_purges set failures = failures + 1,
    due_at = now() + least(${MAX_RETRY_SECONDS}, ${RETRY_SECONDS} * (failures + 1)) * interval '1 second' where ${idsIn(ids)}`);
}

async function purgeBatch(db: Db, caches: Cache[]): Promise<{ count: number; errors: Error[] }> {
  const due = await claimDue(db);
  if (due.length === 0) return { count: 0, errors: [] };
  const ids = (rows: Due[]) => rows.map(({ id }) => id);
  const paths = [...new Set(due.map(({ path }) => path))];
  const errors = (await Promise.all(caches.map((cache) => purgeAt(cache, paths)))).filter((each) => each !== undefined);
  if (errors.length > 0) {
    await reschedule(db, ids(due));
    return { count: due.length, errors };
  }
  const first = due.filter(({ told }) => told === 0 && caches.length > 0);
  const newest = new Map(first.map((row) => [row.path, row]));
  const again = new Set(ids([...newest.values()]));
  await db.execute(sql`update cache_purges set told = 1, failures = 0,
    due_at = now() + ${AGAIN_SECONDS} * interval '1 second' where ${idsIn([...again])}`);
  await db.execute(sql`delete from cache_purges where ${idsIn(ids(due).filter((id) => !again.has(id)))}`);
  return { count: due.length, errors };
}

/**
 * Sends all due purges to every cache; a row is deleted only after all caches have confirmed it twice. Several workers
 * can run concurrently. Without caches the rows are just deleted. Returns the number of rows; throws if a cache failed.
 */
export async function purgeCaches(ctx: Ctx, caches: Cache[], signal?: AbortSignal): Promise<number> {
  let purged = 0;
  for (;;) {
    const { count, errors } = await purgeBatch(ctx.db, caches);
    purged += count;
    if (errors.length > 0) throw new AggregateError(errors, 'a cache could not be purged');
    if (count < BATCH_SIZE || signal?.aborted) return purged;
  }
}
