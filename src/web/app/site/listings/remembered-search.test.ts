import { beforeEach, describe, expect, test } from 'vitest';
import { rememberedPath, rememberSearch } from '../shared/remembered-search.ts';
import { PROPERTIES } from './result-sources.ts';

const at = (address: string) => new URL(address, 'https://www.aangan.example');
const seen = (query: string) => rememberSearch(PROPERTIES, PROPERTIES.read(new URLSearchParams(query)));

describe('R-074 D-27 the filters of a list', () => {
  beforeEach(() => PROPERTIES.memory.write(null));

  test('are restored when the list is opened from another page without filters', () => {
    seen('city_id=2&bhk=6&sort=price_asc&page=3');
    expect(rememberedPath(PROPERTIES, '/', at('/properties'))).toBe('/properties?city_id=2&bhk=6&sort=price_asc');
  });

  test('do not come back when the address says something, nor on the list itself', () => {
    seen('city_id=2');
    expect(rememberedPath(PROPERTIES, '/', at('/properties?city_id=4'))).toBeUndefined();
    expect(rememberedPath(PROPERTIES, '/', at('/properties?page=2'))).toBeUndefined();
    expect(rememberedPath(PROPERTIES, '/properties', at('/properties'))).toBeUndefined();
  });

  test('are forgotten when they are cleared', () => {
    seen('city_id=2');
    seen('');
    expect(rememberedPath(PROPERTIES, '/', at('/properties'))).toBeUndefined();
  });

  test('R-346 are the selected city, if there are none', () => {
    expect(rememberedPath(PROPERTIES, '/', at('/properties'), 7)).toBe('/properties?city_id=7');
    seen('city_id=2&bhk=6');
    expect(rememberedPath(PROPERTIES, '/', at('/properties'), 7)).toBe('/properties?city_id=2&bhk=6');
    expect(rememberedPath(PROPERTIES, '/', at('/properties?bhk=6'), 7)).toBeUndefined();
  });

  test('are those that make sense, whatever is stored', () => {
    PROPERTIES.memory.write('city_id=x&residency_type=villa&page=4');
    expect(rememberedPath(PROPERTIES, '/', at('/properties'))).toBeUndefined();
    PROPERTIES.memory.write('%%%');
    expect(rememberedPath(PROPERTIES, '/', at('/properties'))).toBeUndefined();
  });
});
