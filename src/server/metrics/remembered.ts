interface MemoizeOptions {
  /** How long an answer is good. */
  ttlMs: number;
  /** How long anybody waits for a new one. */
  timeoutMs: number;
}

/**
 * Asks at most once in a while, never twice at once, and waits only briefly: nothing is known while the answer is late
 * or an error, so whoever asks is answered in time even when the database hangs.
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
