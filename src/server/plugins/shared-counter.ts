import { createClient } from '@redis/client';

export interface WindowCount {
  /** The number of requests in the window so far, including this one. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** A counter shared by all instances of the site. */
export interface SharedCounter {
  /** Increments the count of this key; throws rather than delay a visitor. */
  count(key: string, windowMs: number): Promise<WindowCount>;
  close(): void;
}

interface SharedCounterOptions {
  url: string;
  onLost: (error: unknown) => void;
  onBack: () => void;
}

/** The maximum a request waits: Redis usually responds within a millisecond. */
const TIMEOUT_MS = 250;
/** The pause after a failure, so that not every request waits for the timeout. */
const REST_MS = 1_000;
const RECONNECT_MS = 500;
const PING_MS = 1_000;
/** If there is no response to pings for this long, the connection is reopened. */
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
 * Counts in Redis or Valkey. Connecting does not block, and losing and regaining the connection is reported once each,
 * because the site works without it.
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
  // Closing rejects a pending connection attempt.
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
