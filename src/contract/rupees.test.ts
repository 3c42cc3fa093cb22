import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullRupees, rupeeRange, shortRupees, spokenRupees } from './rupees.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('R-311 money', () => {
  test.each([
    [0, '₹ 0'],
    [85_000, '₹ 85,000'],
    [99_999, '₹ 99,999'],
    [100_000, '₹ 1 L'],
    [500_000, '₹ 5 L'],
    [9_250_000, '₹ 92.5 L'],
    [9_999_499, '₹ 99.99 L'],
    [9_999_999, '₹ 1 Cr'],
    [10_000_000, '₹ 1 Cr'],
    [12_500_000, '₹ 1.25 Cr'],
    [41_000_000, '₹ 4.1 Cr'],
    [25_000_000_000, '₹ 2,500 Cr'],
  ])('%d rupees read %j', (amount, expected) => {
    expect(plain(shortRupees(amount))).toBe(expected);
  });

  test('is grouped the Indian way and spoken in words', () => {
    expect(plain(fullRupees(12_500_000))).toBe('₹ 1,25,00,000');
    expect(spokenRupees(8_000_000)).toBe('₹ 80 lakh');
    expect(spokenRupees(20_000_000)).toBe('₹ 2 crore');
  });

  test('a band has one sign, and a unit on both sides', () => {
    expect(plain(rupeeRange(9_200_000, 21_500_000))).toBe('₹ 92 L – 2.15 Cr');
    expect(plain(rupeeRange(16_500_000, 34_000_000))).toBe('₹ 1.65 Cr – 3.4 Cr');
    expect(plain(rupeeRange(16_500_000, 16_500_000))).toBe('₹ 1.65 Cr');
    expect(plain(rupeeRange(null, 16_500_000))).toBe('₹ 1.65 Cr');
    expect(rupeeRange(null, null)).toBeUndefined();
  });

  test('what is written differs from the amount by half a hundredth of its unit at most', () => {
    const units = { L: 100_000, Cr: 10_000_000 };
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 10 ** 13 }), (amount) => {
        const [, number = '', unit] = /^₹ ([\d,.]+) (L|Cr)$/.exec(plain(shortRupees(amount)) ?? '') ?? [];
        const size = units[unit as keyof typeof units];
        const written = Number(number.replaceAll(',', ''));
        expect(Math.abs(written * size - amount)).toBeLessThanOrEqual(size / 200 + 0.001);
        expect(unit === 'L' ? written < 100 : written >= 1).toBe(true);
      }),
    );
  });

  test('a dearer listing never reads cheaper', () => {
    const value = (text: string) => {
      const [, number = '0', unit] = /^₹ ([\d,.]+)(?: (L|Cr))?$/.exec(plain(text) ?? '') ?? [];
      return Number(number.replaceAll(',', '')) * (unit === 'Cr' ? 10_000_000 : unit === 'L' ? 100_000 : 1);
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: 0, max: 10 ** 10 }), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(value(shortRupees(low))).toBeLessThanOrEqual(value(shortRupees(high)) + 0.001);
      }),
    );
  });
});
