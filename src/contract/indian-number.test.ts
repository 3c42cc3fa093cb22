import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indianNumber } from './indian-number.ts';

const withIntl = (value: number, decimals: number) =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals, signDisplay: 'negative' }).format(value);

test('numbers are grouped the Indian way', () => {
  expect([0, 999, 1_000, 99_999, 1_00_000, 1_25_00_000, -45_000].map((value) => indianNumber(value))).toEqual([
    '0',
    '999',
    '1,000',
    '99,999',
    '1,00,000',
    '1,25,00,000',
    '-45,000',
  ]);
});

test('whole numbers read exactly as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (value) => {
      expect(indianNumber(value)).toBe(withIntl(value, 0));
    }),
  );
});

test('amounts with decimals read exactly as Intl writes them', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 2 }), (value, decimals) => {
      expect(indianNumber(value, decimals)).toBe(withIntl(value, decimals));
    }),
  );
});
