import { expect, test } from 'vitest';
import { createConcurrencyLimiter, OverloadedError } from './turnstile.ts';

test('a few are let in, a few wait in their order, and whoever comes behind them is refused at once', async () => {
  const enter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 2, timeoutMs: 60_000 });
  const inside: string[] = [];
  const first = await enter();
  const second = enter().then((release) => (inside.push('second'), release));
  const third = enter().then((release) => (inside.push('third'), release));
  await expect(enter()).rejects.toThrow(OverloadedError);
  expect(inside).toEqual([]);
  first();
  (await second)();
  (await third)();
  expect(inside).toEqual(['second', 'third']);
  await expect(enter()).resolves.toBeTypeOf('function');
});

test('leaving twice lets nobody in that has no place', async () => {
  const enter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 0, timeoutMs: 60_000 });
  const release = await enter();
  release();
  release();
  await enter();
  await expect(enter()).rejects.toThrow(OverloadedError);
});

test('whoever has waited too long is refused, and takes nobody else’s turn', async () => {
  const enter = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 2, timeoutMs: 20 });
  const release = await enter();
  await expect(enter()).rejects.toThrow(OverloadedError);
  const patient = enter();
  release();
  await expect(patient).resolves.toBeTypeOf('function');
  await expect(enter()).rejects.toThrow(OverloadedError);
});
