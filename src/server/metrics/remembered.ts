interface MemoizeOptions {
  /** How long a value is cached. */
  ttlMs: number;
  /** How long a caller waits for a new value. */
  timeoutMs: number;
}

/**
 * Caches a value, never runs `read` concurrently, and limits the wait: returns undefined on a timeout or error, so that
 * callers get a response in time even if the database hangs.
 */
export function remembered<T>(
  read: () => Promise<T>,
  { ttlMs, timeoutMs }: MemoizeOptions,
): () => Promise<T | undefined> {
  let cached: { value: T; until: number } | undefined;
  let pending: Promise<T | undefined> | undefined;
  const refresh = async () => {
    try {
      const value = await read();
      cached = { value, until: performance.now() + ttlMs };
      return value;
    } catch {
      return undefined;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (cached !== undefined && performance.now() < cached.until) return cached.value;
    pending ??= refresh();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), timeoutMs);
    });
    const answer = await Promise.race([pending, timeout]);
    clearTimeout(timer);
    return answer;
  };
}
