import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSelectedCity, parseSelectedCity } from './selected-city.ts';

test("R-029 R-328 the selected city is kept as '{id}-{city_name}', and a name with hyphens survives", () => {
  expect(formatSelectedCity({ id: 12, name: 'Delhi-NCR' })).toBe('12-Delhi-NCR');
  expect(parseSelectedCity('12-Delhi-NCR')).toEqual({ id: 12, name: 'Delhi-NCR' });
});

test('R-328 any city survives being remembered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.string({ minLength: 1 }), (id, name) => {
      expect(parseSelectedCity(formatSelectedCity({ id, name }))).toEqual({ id, name });
    }),
  );
});

test('what was never a city is no city', () => {
  for (const text of [null, '', 'India', '-', '12-', '-Delhi', 'x-Delhi'])
    expect(parseSelectedCity(text)).toBeUndefined();
});
