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
