import { describe, expect, test } from 'vitest';
import { toSearchUrl } from './search-url.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

describe('a submitted search', () => {
  test('leads with a term to the projects, and takes the kind and the city along', () => {
    expect(toSearchUrl(form({ city_id: '2', kind: 'plots', search: ' green & co ' }))).toBe(
      '/projects?city_id=2&residency_type=plot&search=green+%26+co',
    );
    expect(toSearchUrl(form({ kind: 'rent', search: 'green' }))).toBe('/projects?search=green');
    expect(toSearchUrl(form({ search: 'green' }))).toBe('/projects?search=green');
  });

  test.each([
    ['buy', '/properties?city_id=2'],
    ['rent', '/rent?city_id=2'],
    ['projects', '/projects?city_id=2'],
    ['commercial', '/properties?city_id=2&residency_type=commercial'],
    ['plots', '/properties?city_id=2&property_type=plot'],
    ['constructor', '/properties?city_id=2'],
  ])('R-339 leads without a term to the list of its kind: %s', (kind, address) => {
    expect(toSearchUrl(form({ city_id: '2', kind, search: '  ' }))).toBe(address);
  });

  test('leads nowhere without a term where only a term makes sense', () => {
    expect(toSearchUrl(form({ search: ' ' }))).toBeUndefined();
  });
});
