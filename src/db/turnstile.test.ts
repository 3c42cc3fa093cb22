import { expect, test } from 'vitest';
import { TooBusy, turnstile } from './turnstile.ts';

test('a few are let in, a few wait in their order, and whoever comes behind them is refused at once', async () => {
  const enter = turnstile({ atOnce: 1, maxQueued: 2, patienceMs: 60_000 });
  const inside: string[] = [];
  const first = await enter();
  const second = enter().then((leave) => (inside.push('second'), leave));
  const third = enter().then((leave) => (inside.push('third'), leave));
  await expect(enter()).rejects.toThrow(TooBusy);
  expect(inside).toEqual([]);
  first();
  (await second)();
  (await third)();
  expect(inside).toEqual(['second', 'third']);
  await expect(enter()).resolves.toBeTypeOf('function');
});

test('leaving twice lets nobody in that has no place', async () => {
  const enter = turnstile({ atOnce: 1, maxQueued: 0, patienceMs: 60_000 });
  const leave = await enter();
  leave();
  leave();
  await enter();
  await expect(enter()).rejects.toThrow(TooBusy);
});

test('whoever has waited too long is refused, and takes nobody else’s turn', async () => {
  const enter = turnstile({ atOnce: 1, maxQueued: 2, patienceMs: 20 });
  const leave = await enter();
  await expect(enter()).rejects.toThrow(TooBusy);
  const patient = enter();
  leave();
  await expect(patient).resolves.toBeTypeOf('function');
  await expect(enter()).rejects.toThrow(TooBusy);
});
