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
export async function purgeAt(cache: Cache, paths: string[]): Promise<Error | undefined> {
  try {
    for (let from = 0; from < paths.length; from += CONCURRENCY)
      await Promise.all(paths.slice(from, from + CONCURRENCY).map((path) => purge(cache, path)));
    return undefined;
  } catch (error) {
    return new Error(`${cache} could not be told`, { cause: error });
  }
}
