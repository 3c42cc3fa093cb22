import { expect, test } from 'vitest';
import { demoAmenityNames } from '../../../../test/demo-places.ts';
import { toKey, tokenize } from './tokens.ts';
import { PHRASES } from './vocabulary.ts';

test('R-341 no phrase has two meanings', () => {
  const byKey = Map.groupBy(PHRASES, ([phrase]) => toKey(tokenize(phrase)));
  const contradictions = [...byKey.values()].filter(
    (entries) => new Set(entries.map(([, meaning]) => JSON.stringify(meaning))).size > 1,
  );
  expect(contradictions).toEqual([]);
});

test('R-341 every amenity that can be asked for is in the master list', () => {
  const amenities = PHRASES.flatMap(([, meaning]) =>
    meaning.kind === 'filters' ? (meaning.filters.amenities ?? []) : [],
  );
  expect(new Set(amenities)).toEqual(new Set(demoAmenityNames));
});
