import { describe, expect, test } from 'vitest';
import { toSearchUrl } from './search-form.tsx';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

describe('a submitted search', () => {
  test('leads with a term to the projects, and takes the kind and the city along', () => {
    expect(toSearchUrl(form({ city_id: '2', residency_type: 'plot', search: ' green & co ' }), '/properties')).toBe(
      '/projects?city_id=2&residency_type=plot&search=green+%26+co',
    );
  });

  test('leads without a term to the properties of the kind and the city', () => {
    expect(toSearchUrl(form({ city_id: '2', residency_type: 'plot', search: '  ' }), '/properties')).toBe(
      '/properties?city_id=2&residency_type=plot',
    );
    expect(toSearchUrl(form({ residency_type: '', search: '' }), '/properties')).toBe('/properties');
  });

  test('leads nowhere without a term where only a term makes sense', () => {
    expect(toSearchUrl(form({ search: ' ' }))).toBeUndefined();
  });
});
