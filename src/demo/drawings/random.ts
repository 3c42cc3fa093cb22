/** Reads a non-empty list at any integer index, wrapping around at both ends. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const size = items.length;
  const item = items[((index % size) + size) % size];
  if (item === undefined) {
    throw new RangeError(`no item at ${index} of ${size}`);
  }
  return item;
}

/** A seeded stream of numbers: each call returns the next one in [0, 1). */
export interface Random {
  (): number;
  between: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

const WARM_UP = 4;

function mulberry32(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the same stream for the same seed on every machine; the seed is taken modulo 2^32. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  for (let i = 0; i < WARM_UP; i++) {
    next();
  }
  return Object.assign(() => next(), {
    between: (low: number, high: number) => low + (high - low) * next(),
    int: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(items: readonly T[]) => cyclic(items, Math.floor(next() * items.length)),
    chance: (probability: number) => next() < probability,
  });
}

/** Turns a stable key such as a slug into a seed from 0 to 2^32 - 1 (FNV-1a over code points). */
export function hash(key: string): number {
  let h = 2166136261;
  for (const char of key) {
    h ^= char.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
