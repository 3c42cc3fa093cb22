import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getRise } from './clear-of-feet.ts';

const rect = (left: number, top: number, right: number, bottom: number) =>
  ({ left, top, right, bottom }) as unknown as DOMRect;
const MESSAGE = rect(900, 660, 1320, 750);

test('R-423 a message stays where it is beside or far above a button', () => {
  expect(getRise(MESSAGE, [])).toBe(0);
  expect(getRise(MESSAGE, [rect(0, 700, 800, 768), rect(320, 100, 1366, 160)])).toBe(0);
});

test('R-423 a message rises above a button, and above one that stands on it', () => {
  expect(getRise(MESSAGE, [rect(320, 700, 1366, 768)])).toBe(750 - 688);
  expect(getRise(MESSAGE, [rect(320, 590, 1366, 650), rect(320, 700, 1366, 768)])).toBe(750 - 578);
});

test('R-423 a message covers none of any buttons, wherever they are', () => {
  const button = fc
    .tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 0, max: 740 }), fc.integer({ min: 20, max: 80 }))
    .map(([left, top, height]) => rect(left, top, left + 300, top + height));
  fc.assert(
    fc.property(fc.array(button, { maxLength: 5 }), (buttons) => {
      const rise = getRise(MESSAGE, buttons);
      const [top, bottom] = [MESSAGE.top - rise, MESSAGE.bottom - rise];
      for (const each of buttons) {
        const isApart =
          each.right <= MESSAGE.left || each.left >= MESSAGE.right || each.bottom <= top || each.top >= bottom;
        expect(isApart).toBe(true);
      }
    }),
  );
});
