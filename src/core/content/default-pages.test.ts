import { describe, expect, test } from 'vitest';
import { safeHtml } from '../html/index.ts';
import { DEFAULT_PAGES } from './default-pages.ts';

const KEYS = [
  'home',
  'about-us',
  'contact-us',
  'projects',
  'properties',
  'properties/residential',
  'properties/commercial',
  'properties/plots',
  'properties/studio-apartments',
  'available-cities',
  'most-popular-links',
  'why-choose-us',
  'wishlist',
];

describe('R-008 D-41 a new installation', () => {
  test('has words for every page, each page its own', () => {
    expect(DEFAULT_PAGES.map(({ key }) => key)).toEqual(KEYS);
    for (const words of ['title', 'lead', 'meta_title', 'meta_description', 'meta_keywords'] as const) {
      expect(new Set(DEFAULT_PAGES.map((page) => page[words])).size).toBe(KEYS.length);
    }
  });

  test.each(DEFAULT_PAGES)('says of $key what fits into a search result', ({ meta_title, meta_description }) => {
    expect(meta_title.length).toBeLessThanOrEqual(60);
    expect(meta_description.length).toBeGreaterThanOrEqual(120);
    expect(meta_description.length).toBeLessThanOrEqual(160);
  });

  test('uses no HTML that would be cleaned away', () => {
    for (const { body } of DEFAULT_PAGES) expect(safeHtml(body)).toBe(body);
  });
});
