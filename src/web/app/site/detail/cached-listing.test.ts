import { describe, expect, test } from 'vitest';
import { findCachedListing } from './detail-view.tsx';

const villa = { id: 7, slug: 'villa', title: 'Villa', built_up_area: 900 };
const towers = { id: 7, slug: 'villa', title: 'Towers', minimum_price: 5 };

describe('a listing shown before its page has come', () => {
  test('R-116 D-07 is the one whose slug is in the address, from whichever list holds it', () => {
    const list = { success: true, properties: [{ ...villa, slug: 'another' }, villa] };
    const groups = { success: true, featured: [villa] };
    const neighbour = { success: true, property: { slug: 'another', built_up_area: 1, similar: [villa] } };
    for (const answer of [list, groups, neighbour]) {
      expect(findCachedListing('property', 'villa', [undefined, answer])).toEqual({ kind: 'property', item: villa });
    }
  });

  test('R-116 D-07 is none where only others are known', () => {
    expect(findCachedListing('property', 'house', [{ properties: [villa] }])).toBeUndefined();
    expect(findCachedListing('property', 'villa', [])).toBeUndefined();
  });

  test('is of its own kind: a project and a property may share a slug', () => {
    const answers = [{ projects: [towers] }, { properties: [villa] }];
    expect(findCachedListing('property', 'villa', answers)?.item.title).toBe('Villa');
    expect(findCachedListing('project', 'villa', answers)?.item.title).toBe('Towers');
  });

  test('is never a suggestion of the search box, which knows too little', () => {
    expect(
      findCachedListing('property', 'villa', [{ properties: [{ id: 7, slug: 'villa', title: 'V' }] }]),
    ).toBeUndefined();
  });
});
