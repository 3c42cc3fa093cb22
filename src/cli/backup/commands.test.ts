import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { millisecondsUntil } from './commands.ts';

const MINUTE_MS = 60_000;

describe('the time until the next nightly backup', () => {
  test.each([
    ['2026-11-16T20:00:00+05:30', '02:30', 6.5 * 60],
    ['2026-11-17T02:29:00+05:30', '02:30', 1],
    ['2026-11-17T02:30:00+05:30', '02:30', 24 * 60],
    ['2026-11-17T02:31:00+05:30', '02:30', 24 * 60 - 1],
  ])('from %s to %s is %d minutes', (now, time, minutes) => {
    expect(millisecondsUntil(time, new Date(now))).toBe(minutes * MINUTE_MS);
  });

  test('is more than nothing and a day at most, and ends at that time in India', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (now, hour, minute) => {
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        const wait = millisecondsUntil(time, now);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * 60 * MINUTE_MS);
        const then = new Date(now.getTime() + wait);
        const shown = then.toLocaleTimeString('en-GB', {
          timeZone: 'Asia/Kolkata',
          hour: '2-digit',
          minute: '2-digit',
        });
        expect(shown).toBe(time);
      }),
    );
  });
});
