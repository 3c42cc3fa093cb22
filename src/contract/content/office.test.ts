import { describe, expect, test } from 'vitest';
import { describeOfficeHours, describeReplyTime, OfficeSettings, validateOffice } from './office.ts';

const TIMES = { opens: '10:00', closes: '18:30' };

describe('R-411 the office in words', () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7], 'Monday to Sunday'],
    [[6, 1, 2, 3, 5, 4], 'Monday to Saturday'],
    [[1, 2, 3, 4, 5], 'Monday to Friday'],
    [[6, 7], 'Saturday and Sunday'],
    [[3], 'Wednesday'],
    [[1, 3, 5], 'Monday, Wednesday and Friday'],
    [[1, 2, 3, 6], 'Monday to Wednesday and Saturday'],
  ])('names the days %j', (days, expected) => {
    expect(describeOfficeHours({ days, ...TIMES })).toBe(`${expected}, 10:00 AM to 6:30 PM`);
  });

  test.each([
    ['00:00', '12:05', '12:00 AM to 12:05 PM'],
    ['09:30', '23:59', '9:30 AM to 11:59 PM'],
  ])('names the times %s and %s', (opens, closes, expected) => {
    expect(describeOfficeHours({ days: [1], opens, closes })).toBe(`Monday, ${expected}`);
  });

  test.each([
    [5, '5 minutes'],
    [60, 'an hour'],
    [90, '90 minutes'],
    [120, 'two hours'],
    [480, '8 hours'],
    [1440, '24 hours'],
  ])('promises a reply within %d minutes', (minutes, expected) => {
    expect(describeReplyTime(minutes)).toBe(expected);
  });
});

describe('R-411 the settings of the office', () => {
  const office = { days: [1], ...TIMES, holidays: [], reply_minutes: 60 };

  test.each([
    ['no day', { days: [] }],
    ['a day twice', { days: [1, 1] }],
    ['a day that does not exist', { days: [8] }],
    ['a time that does not exist', { opens: '24:00' }],
    ['no time', { closes: '' }],
    ['a holiday without a name', { holidays: [{ day: '2026-11-25', name: ' ' }] }],
    ['a holiday that does not exist', { holidays: [{ day: '2026-02-30', name: 'Holiday' }] }],
    ['a holiday twice', { holidays: ['Holiday', 'Other'].map((name) => ({ day: '2026-11-25', name })) }],
    ['a promise of nothing', { reply_minutes: 0 }],
    ['a promise of years', { reply_minutes: 1_000_000 }],
  ])('are refused with %s', (_, part) => {
    expect(OfficeSettings.safeParse({ ...office, ...part }).success).toBe(false);
  });

  test('are refused if the office closes before it opens', () => {
    expect(validateOffice({ opens: '18:30', closes: '10:00' })).toEqual([
      { field: 'closes', message: 'Enter a time after the opening' },
    ]);
    expect(validateOffice({ opens: '10:00', closes: '10:00' })).toHaveLength(1);
    expect(validateOffice(office)).toEqual([]);
  });
});
