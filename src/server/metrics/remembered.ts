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
  let known: { value: T; until: number } | undefined;
  let asking: Promise<T | undefined> | undefined;
  const ask = async () => {
    try {
      const value = await read();
      known = { value, until: performance.now() + ttlMs };
      return value;
    } catch {
      return undefined;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (known !== undefined && performance.now() < known.until) return known.value;
    asking ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), timeoutMs);
    });
    const answer = await Promise.race([asking, timeout]);
    clearTimeout(timer);
    return answer;
  };
}
