import { beforeEach, describe, expect, test } from 'vitest';
import { rememberCity } from '../selected-city.ts';
import { submitSearch } from './submit-search.ts';

function submit(values: Record<string, string>, search = ''): string | undefined {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return submitSearch(form, { search });
}

describe('a submitted search', () => {
  beforeEach(() => rememberCity(undefined));

  test('needs a term or a kind', () => {
    expect(submit({ search: '  ' })).toBeUndefined();
    expect(submit({ search: ' 2 bhk ' })).toBe('/search?search=2+bhk');
    expect(submit({ search: '', kind: 'rent' })).toBe('/search?kind=rent');
  });

  test('R-346 is in the city of the form, of the list, or of the visitor', () => {
    rememberCity({ id: 7, name: 'Pune' });
    expect(submit({ search: '2 bhk' })).toBe('/search?search=2+bhk&city_id=7');
    expect(submit({ search: '2 bhk' }, '?city_id=3&page=2')).toBe('/search?search=2+bhk&city_id=3');
    expect(submit({ search: '2 bhk', city_id: '5' }, '?city_id=3')).toBe('/search?search=2+bhk&city_id=5');
  });
});
