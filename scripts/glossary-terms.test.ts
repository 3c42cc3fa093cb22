import { expect, test } from 'vitest';
import { findOldTerms } from './glossary-terms.ts';

test('an old identifier is reported with its line and replacement', () => {
  expect(findOldTerms('src/a.ts', 'const x = 1;\nawait openHouse();\n')).toEqual([
    { file: 'src/a.ts', line: 2, term: 'openHouse', replacement: 'createApp, createTestApp, createDrillApp' },
  ]);
});

test('old terms are found in metric names and texts', () => {
  const terms = findOldTerms('docs/a.md', 'aangan_housekeeping_failures_total, searches in vain, `keep-fresh`');
  expect(terms.map(({ term }) => term)).toEqual(['housekeeping', 'in vain', 'keep-fresh']);
});

test('a function is not named after what it returns', () => {
  const text = 'const priceOf = (home: Home) => home.price;\nfunction cellsOf<T>(mass: T) {}\nlist.indexOf(priceOf);';
  expect(findOldTerms('src/a.ts', text).map(({ line, term }) => [line, term])).toEqual([
    [1, 'priceOf'],
    [2, 'cellsOf'],
  ]);
});

test('longer identifiers and ordinary English are no hits', () => {
  expect(findOldTerms('src/a.ts', 'bookkeepers; keyof Words; the words that were made; open house; main vain')).toEqual(
    [],
  );
});

test('a name that stays for one release is allowed only in its files', () => {
  const text = "const DEPRECATED_PREFIX = 'aangan_housekeeping';";
  expect(findOldTerms('src/server/metrics/work-metrics.ts', text)).toEqual([]);
  expect(findOldTerms('src/core/index.ts', text)).toHaveLength(1);
});
