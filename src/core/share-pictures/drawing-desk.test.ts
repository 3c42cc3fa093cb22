import { describe, expect, test } from 'vitest';
import { TooBusy } from '#db';
import { drawingDesk } from './drawing-desk.ts';

const settle = () => new Promise((done) => setImmediate(done));

describe('a drawing desk', () => {
  test('does once what is asked for twice at a time, and again when asked later', async () => {
    const desk = drawingDesk<number>({ atOnce: 2, mostWaiting: 5 });
    let drawn = 0;
    const draw = async () => {
      await settle();
      drawn += 1;
      return drawn;
    };
    expect(await Promise.all([desk('a', draw), desk('a', draw), desk('a', draw)])).toEqual([1, 1, 1]);
    expect(await desk('a', draw)).toBe(2);
  });

  test('never does more than two at once', async () => {
    const desk = drawingDesk<void>({ atOnce: 2, mostWaiting: 50 });
    let [working, most] = [0, 0];
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await settle();
      working -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => desk(String(n), work)));
    expect(most).toBe(2);
  });

  test('refuses what would have to wait too long, and takes work again afterwards', async () => {
    const desk = drawingDesk<void>({ atOnce: 1, mostWaiting: 1 });
    const first = desk('first', settle as () => Promise<void>);
    const second = desk('second', async () => {});
    await expect(desk('third', async () => {})).rejects.toThrow(TooBusy);
    await Promise.all([first, second]);
    await desk('third', async () => {});
  });

  test('goes on after a failure', async () => {
    const desk = drawingDesk<string>({ atOnce: 1, mostWaiting: 1 });
    const failing = desk('a', async () => {
      throw new Error('no ink');
    });
    const next = desk('b', async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
    expect(await desk('a', async () => 'drawn')).toBe('drawn');
  });
});
