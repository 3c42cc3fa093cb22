import { expect, test } from 'vitest';
import { ticks } from './column-chart.tsx';
import {
  amount,
  comparison,
  daysSentence,
  ENQUIRIES,
  freshnessSentence,
  listingsSentence,
  type Point,
  sourcesSentence,
} from './points.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [19, [0, 5, 10, 15, 20]],
  [240, [0, 100, 200, 300]],
])('an axis up to %d has the lines %j', (largest, lines) => {
  expect(ticks(largest)).toEqual(lines);
});

test('R-310 a chart says in a sentence what it shows', () => {
  const by_day = [
    { day: '2026-11-15', enquiries: 1 },
    { day: '2026-11-16', enquiries: 3 },
  ];
  const figures = {
    total: 4,
    total_before: 6,
    by_day,
    by_source: [],
    by_listing: [],
    replies: { total: 0, median_minutes: null, in_time: 0, target_minutes: 60 },
    waiting: 0,
    overdue: 0,
  };
  expect(daysSentence(figures)).toBe(
    '4 enquiries in 2 days. 2 fewer than in the previous 2 days. Most on Monday 16 November: 3.',
  );
  const tie = by_day.map(({ day }) => ({ day, enquiries: 2 }));
  expect(daysSentence({ ...figures, by_day: tie })).toMatch(/ Most in a day: 2\.$/);
  expect(comparison({ total: 4, total_before: 4 }, 7)).toBe('Same as in the previous 7 days');
  expect(amount(1, ENQUIRIES)).toBe('1 enquiry');
  const points: Point[] = [
    { key: 'a', label: 'Contact page', value: 2 },
    { key: 'b', label: 'Detail panel', value: 2 },
  ];
  expect(sourcesSentence(points, 4)).toBe('Top source: Contact page, 2 of 4.');
  expect(sourcesSentence([], 0)).toBe('');
  expect(listingsSentence(points, 4)).toBe('Top listing: Contact page, 2 of 4.');
});

test('R-303 what is hidden is told beside what is fresh', () => {
  const point = (value: number): Point => ({ key: '', label: '', value });
  expect(freshnessSentence([point(3), point(1), point(0)])).toBe('Confirmed in the last 60 days: 3 of 4 published.');
  expect(freshnessSentence([point(0), point(0), point(2)])).toBe(
    'No listings are published. 2 listings are hidden until confirmed.',
  );
});
