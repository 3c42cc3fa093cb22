import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFreshness, lastMorning } from '../freshness.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-15T06:30:00Z');
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const published = { status: 'published' as const, publishedAt: NOW, confirmedAt: null, hiddenForAgeAt: null };

describe('R-303 the freshness of a listing', () => {
  test('lasts for sixty days from its last confirmation, to the millisecond', () => {
    expect(getFreshness(published, later(NOW, 60 * DAY_MS - 1))).toBe('fresh');
    expect(getFreshness(published, later(NOW, 60 * DAY_MS))).toBe('due');
    const confirmed = { ...published, confirmedAt: later(NOW, 10 * DAY_MS) };
    expect(getFreshness(confirmed, later(NOW, 70 * DAY_MS - 1))).toBe('fresh');
    expect(getFreshness(confirmed, later(NOW, 70 * DAY_MS))).toBe('due');
  });

  test('only ever ends with time, and starts again with a confirmation', () => {
    fc.assert(
      fc.property(moments, fc.nat(200 * DAY_MS), fc.nat(200 * DAY_MS), (publishedAt, first, second) => {
        const [sooner, later_] = [later(publishedAt, first), later(publishedAt, first + second)];
        const listing = { ...published, publishedAt };
        expect([getFreshness(listing, sooner), getFreshness(listing, later_)]).not.toEqual(['due', 'fresh']);
        expect(getFreshness({ ...listing, confirmedAt: later_ }, later_)).toBe('fresh');
      }),
    );
  });

  test('is told of what is on the site or was hidden for its age, and of nothing else', () => {
    for (const status of ['draft', 'scheduled', 'withdrawn', 'sold'] as const) {
      expect(getFreshness({ ...published, status }, later(NOW, 100 * DAY_MS))).toBeNull();
    }
    expect(getFreshness({ ...published, status: 'withdrawn', hiddenForAgeAt: NOW }, NOW)).toBe('hidden');
  });
});

test('R-303 reminders are collected for nine in the morning in India', () => {
  expect(lastMorning(new Date('2026-11-15T03:30:00Z'))).toEqual(new Date('2026-11-15T03:30:00Z'));
  expect(lastMorning(new Date('2026-11-15T03:29:59Z'))).toEqual(new Date('2026-11-14T03:30:00Z'));
  fc.assert(
    fc.property(moments, (now) => {
      const morning = lastMorning(now);
      expect(now.getTime() - morning.getTime()).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - morning.getTime()).toBeLessThan(DAY_MS);
      expect(morning.toISOString()).toMatch(/T03:30:00\.000Z$/);
    }),
  );
});
