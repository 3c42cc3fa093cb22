import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { projectPrices, propertyPrices, renderPriceHistory } from './price-history.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (entries: ReturnType<typeof propertyPrices>) =>
  entries.map(({ since, price, changes }) => [since, plain(price), changes.map(({ text }) => plain(text)).join(', ')]);

describe('R-336 the prices of a listing', () => {
  const price_history = [
    { since: '2026-03-12', price: 14_600_000 },
    { since: '2026-07-02', price: 14_300_000 },
    { since: '2026-10-05', price: 14_450_000 },
  ];

  test('R-336 are listed with their days and changes, newest first', () => {
    expect(rows(propertyPrices({ price_history, purpose: 'sale' }))).toEqual([
      ['2026-10-05', '₹ 1.45 Cr', 'up ₹ 1.5 L'],
      ['2026-07-02', '₹ 1.43 Cr', 'down ₹ 3 L'],
      ['2026-03-12', '₹ 1.46 Cr', ''],
    ]);
  });

  test('R-332 R-336 are for a month where the home is for rent', () => {
    const rents = [
      { since: '2026-03-12', price: 25_000 },
      { since: '2026-07-02', price: 24_500 },
    ];
    expect(rows(propertyPrices({ price_history: rents, purpose: 'rent' }))).toEqual([
      ['2026-07-02', '₹ 24,500 / month', 'down ₹ 500'],
      ['2026-03-12', '₹ 25,000 / month', ''],
    ]);
  });

  test('R-336 are ranges for a project, and name the end that moved', () => {
    const ranges = [
      { since: '2026-01-01', minimum_price: 9_200_000, maximum_price: 21_500_000 },
      { since: '2026-02-01', minimum_price: 9_000_000, maximum_price: 21_500_000 },
      { since: '2026-03-01', minimum_price: 9_500_000, maximum_price: 22_000_000 },
      { since: '2026-04-01', minimum_price: 9_400_000, maximum_price: 22_500_000 },
    ];
    expect(rows(projectPrices({ price_history: ranges }))).toEqual([
      ['2026-04-01', '₹ 94 L – 2.25 Cr', 'lowest price down ₹ 1 L, highest price up ₹ 5 L'],
      ['2026-03-01', '₹ 95 L – 2.2 Cr', 'up ₹ 5 L'],
      ['2026-02-01', '₹ 90 L – 2.15 Cr', 'lowest price down ₹ 2 L'],
      ['2026-01-01', '₹ 92 L – 2.15 Cr', ''],
    ]);
  });

  test('R-336 are one sentence where the price never changed, and nothing where there was none', () => {
    const [first] = price_history;
    const entries = propertyPrices({ price_history: first ? [first] : [], purpose: 'sale' });
    const text = (isPriced: boolean) =>
      renderToStaticMarkup(renderPriceHistory(entries, isPriced)).replaceAll(/<[^>]*>/g, '');
    expect(text(true)).toBe('Price unchanged since 12 Mar 2026.');
    expect(text(false)).not.toContain('unchanged');
    expect(renderPriceHistory([], true)).toBeUndefined();
  });
});
