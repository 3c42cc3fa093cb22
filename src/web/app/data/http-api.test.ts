import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath } from './http-api.ts';

describe('the path of a public read', () => {
  test('takes values by their name and sends the others as a query', () => {
    expect(fillPath('/site')).toBe('/site');
    expect(fillPath('/property/:slug/similar', { slug: 'a b' })).toBe('/property/a%20b/similar');
    expect(fillPath('/property', { city_id: 3, bhk: [2, 3], q: undefined })).toBe('/property?city_id=3&bhk=2%2C3');
  });

  test('keeps any value inside its segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
        const [, kind, segment, ...rest] = fillPath('/project/:slug', { slug }).split('/');
        expect([kind, decodeURIComponent(segment ?? ''), rest]).toEqual(['project', slug, []]);
      }),
    );
  });
});
