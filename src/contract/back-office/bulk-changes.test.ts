import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrice, PRICE_STEPS, PriceChange } from './bulk-changes.ts';

const percent = (value: number, round_to: PriceChange['round_to'] = 1): PriceChange => ({
  by: 'percent',
  value,
  round_to,
});

test('R-420 a price is changed by per cent or by an amount, and rounded', () => {
  expect(changePrice(1_92_00_000, percent(3))).toBe(1_97_76_000);
  expect(changePrice(1_92_00_000, percent(3, 1_00_000))).toBe(1_98_00_000);
  expect(changePrice(18_500, percent(-2.5, 1_000))).toBe(18_000);
  expect(changePrice(80_25_000, { by: 'amount', value: -25_000, round_to: 1 })).toBe(80_00_000);
});

test('R-420 a price of which nothing would be left is not changed', () => {
  expect(changePrice(50_000, { by: 'amount', value: -50_000, round_to: 1 })).toBeUndefined();
  expect(changePrice(400, percent(1, 1_000))).toBeUndefined();
});

test('R-420 a changed price is whole, a multiple of the step, and no further off than half a step', () => {
  const change = fc.record({
    price: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    hundredths: fc.integer({ min: -9_000, max: 40_000 }),
    round_to: fc.constantFrom(...PRICE_STEPS),
  });
  fc.assert(
    fc.property(change, ({ price, hundredths, round_to }) => {
      const next = changePrice(price, percent(hundredths / 100, round_to));
      const exact = (BigInt(price) * BigInt(10_000 + hundredths)) / 10_000n;
      // Without a price at least half a step was lost by rounding it down to nothing.
      expect((next ?? 0) % round_to).toBe(0);
      expect(Math.abs((next ?? 0) - Number(exact))).toBeLessThanOrEqual(round_to / 2 + 1);
    }),
  );
});

test.each([
  { by: 'percent', value: 0, round_to: 1 },
  { by: 'percent', value: -91, round_to: 1 },
  { by: 'percent', value: 401, round_to: 1 },
  { by: 'amount', value: 0.5, round_to: 1 },
  { by: 'amount', value: 1_000_000_001, round_to: 1 },
  { by: 'percent', value: Number.NaN, round_to: 1 },
  { by: 'percent', value: 3, round_to: 7 },
  { by: 'factor', value: 3, round_to: 1 },
])('R-420 the change %j is refused', (change) => {
  expect(PriceChange.safeParse(change).success).toBe(false);
});
