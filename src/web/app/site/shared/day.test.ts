import { expect, test } from 'vitest';
import { dayText } from '#contract/india-time.ts';

test('R-131 a blog is dated by its day in India', () => {
  expect(dayText('2026-11-02T06:30:00.000Z')).toBe('2 Nov 2026');
  expect(dayText('2026-09-30T18:29:59.999Z')).toBe('30 Sep 2026');
  expect(dayText('2026-12-31T18:30:00.000Z')).toBe('1 Jan 2027');
});
