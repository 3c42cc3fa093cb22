import { createClient } from '@redis/client';

export interface WindowCount {
  /** How many there were in the window so far, this one included. */
  current: number;
  /** Milliseconds until the window is over. */
  ttl: number;
}

/** Counts for every instance of the site alike. */
export interface SharedCounter {
  /** Counts one more under this key; fails rather than make a visitor wait. */
  count(key: string, windowMs: number): Promise<WindowCount>;
  close(): void;
}

interface SharedCounterOptions {
  url: string;
  onLost: (error: unknown) => void;
  onBack: () => void;
}

/** What a request may wait at most: Redis answers within a millisecond, or something is wrong with it. */
const TIMEOUT_MS = 250;
/** While it is wrong it is left alone, so that only one request in a while finds that out. */
const REST_MS = 1_000;
const RECONNECT_MS = 500;
const PING_MS = 1_000;
/** Silence in spite of pings: the connection is given up and opened anew. */
const SOCKET_TIMEOUT_MS = 5_000;
const PREFIX = 'aangan:limit:';

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Counts in Redis or Valkey. It is opened without waiting for it, and reported once when it is lost and once when it is
 * back: a site runs without it.
 */
export function openSharedCounter({ url, onLost, onBack }: SharedCounterOptions): SharedCounter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: PING_MS,
    socket: { connectTimeout: SOCKET_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS, reconnectStrategy: RECONNECT_MS },
  });
  let isLost = false;
  let restUntil = 0;
  const lost = (error: unknown) => {
    restUntil = Date.now() + REST_MS;
    if (!isLost) onLost(error);
    isLost = true;
  };
  client.on('error', lost);
  // Closing ends the connection while it may still be tried to open.
  client.connect().catch(lost);
  const ask = async (key: string, windowMs: number): Promise<WindowCount> => {
    const [, current, ttl] = await inTime(
      client
        .multi()
        .set(PREFIX + key, 0, { expiration: { type: 'PX', value: windowMs }, condition: 'NX' })
        .incr(PREFIX + key)
        .pTTL(PREFIX + key)
        .exec(),
    );
    return { current: Number(current), ttl: Number(ttl) };
  };
  return {
    async count(key, windowMs) {
      if (Date.now() < restUntil) throw new Error('Redis was away a moment ago');
      try {
        const windowCount = await ask(key, windowMs);
        if (isLost) onBack();
        isLost = false;
        return windowCount;
      } catch (error) {
        lost(error);
        throw error;
      }
    },
    close: () => client.destroy(),
  };
}
