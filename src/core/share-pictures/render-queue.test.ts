import { describe, expect, test } from 'vitest';
import { OverloadedError } from '#db';
import { createRenderQueue } from './index.ts';

const settle = () => new Promise((done) => setImmediate(done));

describe('the render queue', () => {
  test('does once what is asked for twice at a time, and again when asked later', async () => {
    const enqueue = createRenderQueue<number>({ maxConcurrent: 2, maxQueued: 5 });
    let drawn = 0;
    const draw = async () => {
      await settle();
      drawn += 1;
      return drawn;
    };
    expect(await Promise.all([enqueue('a', draw), enqueue('a', draw), enqueue('a', draw)])).toEqual([1, 1, 1]);
    expect(await enqueue('a', draw)).toBe(2);
  });

  test('never does more than two at once', async () => {
    const enqueue = createRenderQueue<void>({ maxConcurrent: 2, maxQueued: 50 });
    let [working, max] = [0, 0];
    const work = async () => {
      working += 1;
      max = Math.max(max, working);
      await settle();
      working -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => enqueue(String(n), work)));
    expect(max).toBe(2);
  });

  test('refuses what would have to wait too long, and takes work again afterwards', async () => {
    const enqueue = createRenderQueue<void>({ maxConcurrent: 1, maxQueued: 1 });
    const first = enqueue('first', settle as () => Promise<void>);
    const second = enqueue('second', async () => {});
    await expect(enqueue('third', async () => {})).rejects.toThrow(OverloadedError);
    await Promise.all([first, second]);
    await enqueue('third', async () => {});
  });

  test('goes on after a failure', async () => {
    const enqueue = createRenderQueue<string>({ maxConcurrent: 1, maxQueued: 1 });
    const failing = enqueue('a', async () => {
      throw new Error('no ink');
    });
    const next = enqueue('b', async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
    expect(await enqueue('a', async () => 'drawn')).toBe('drawn');
  });
});
