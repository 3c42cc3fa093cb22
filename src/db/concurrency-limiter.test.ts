import { expect, test } from 'vitest';
import { createConcurrencyLimiter, OverloadedError } from './concurrency-limiter.ts';

test('up to the limit run, the next wait in order, and further ones are rejected at once', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 2, timeoutMs: 60_000 });
  const inside: string[] = [];
  const first = await acquire();
  const second = acquire().then((release) => (inside.push('second'), release));
  const third = acquire().then((release) => (inside.push('third'), release));
  await expect(acquire()).rejects.toThrow(OverloadedError);
  expect(inside).toEqual([]);
  first();
  (await second)();
  (await third)();
  expect(inside).toEqual(['second', 'third']);
  await expect(acquire()).resolves.toBeTypeOf('function');
});

test('releasing twice frees one place only', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 0, timeoutMs: 60_000 });
  const release = await acquire();
  release();
  release();
  await acquire();
  await expect(acquire()).rejects.toThrow(OverloadedError);
});

test('one that waited too long is rejected, and takes no place', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 2, timeoutMs: 20 });
  const release = await acquire();
  await expect(acquire()).rejects.toThrow(OverloadedError);
  const patient = acquire();
  release();
  await expect(patient).resolves.toBeTypeOf('function');
  await expect(acquire()).rejects.toThrow(OverloadedError);
});

/** Starts callers that hold their place until released; returns the order in which they got in. */
function callers(acquire: ReturnType<typeof createConcurrencyLimiter>, maxOfKey: number) {
  const inside: string[] = [];
  const releases = new Map<string, () => void>();
  const outcomes = new Map<string, Promise<unknown>>();
  const call = (name: string, key: string) => {
    const enter = async () => {
      const release = await acquire(key, maxOfKey);
      inside.push(name);
      releases.set(name, release);
    };
    outcomes.set(
      name,
      enter().catch((error: unknown) => error),
    );
  };
  const release = async (name: string) => {
    releases.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { call, release, inside, outcomes };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one key never fills all places, and keys take turns', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 3, maxQueued: 20, timeoutMs: 60_000 });
  const { call, release, inside } = callers(acquire, 2);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) call(name, 'a');
  call('b1', 'b');
  call('b2', 'b');
  await settle();
  expect(inside).toEqual(['a1', 'a2', 'b1']);
  await release('a1');
  await settle();
  await release('a2');
  await settle();
  expect(inside.slice(3)).toEqual(['a3', 'b2']);
});

test('a full queue rejects the newest of the key that waits most often, not the newcomer', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 3, timeoutMs: 60_000 });
  const { call, release, inside, outcomes } = callers(acquire, 1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) call(name, 'a');
  call('b1', 'b');
  expect(await outcomes.get('a4')).toMatchObject({ isOwnLoad: true });
  call('a5', 'a');
  expect(await outcomes.get('a5')).toMatchObject({ isOwnLoad: true });
  await release('a1');
  await settle();
  await release(inside.at(-1) ?? '');
  await settle();
  expect(inside).toContain('b1');
});

test('many keys with one caller each are rejected without blame', async () => {
  const acquire = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 2, timeoutMs: 60_000 });
  const { call, outcomes } = callers(acquire, 1);
  for (const key of ['a', 'b', 'c', 'd']) call(key, key);
  expect(await outcomes.get('d')).toMatchObject({ name: 'OverloadedError', isOwnLoad: false });
});
