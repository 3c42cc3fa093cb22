import { expect, test } from 'vitest';
import { priceChange } from './saved-grid.tsx';

const changeText = (before: number | null, now: number | null) => {
  const change = priceChange(before, now);
  return change && `${change.amount} ${change.direction}`.replaceAll('\u00a0', ' ');
};

test('D-04 says how much a price has moved since the listing was saved', () => {
  expect(changeText(9_000_000, 8_500_000)).toBe('₹ 5 L less');
  expect(changeText(8_500_000, 8_700_000)).toBe('₹ 2 L more');
  expect(changeText(8_500_000, 21_000_000)).toBe('₹ 1.25 Cr more');
});

test('D-04 says nothing where the price stands, or where one of the two was told on request', () => {
  expect(changeText(8_500_000, 8_500_000)).toBeUndefined();
  expect(changeText(null, 8_500_000)).toBeUndefined();
  expect(changeText(8_500_000, null)).toBeUndefined();
});
