import { describe, expect, test } from 'vitest';
import { COMPANY_PLACEHOLDER } from '#contract';
import { safeHtml } from '../safe-html.ts';
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
  'posted-properties',
  'available-cities',
  'most-popular-links',
  'why-choose-us',
  'blogs',
  'privacy-policy',
  'terms-and-conditions',
  'return-and-refund-policy',
  'disclaimer',
  'careers',
  'wishlist',
];

const legal = new Set(['privacy-policy', 'terms-and-conditions', 'return-and-refund-policy', 'disclaimer']);
const headings = (body: string) => Array.from(body.matchAll(/<h2>(.*?)<\/h2>/g), ([, heading]) => heading);

describe('R-008 D-41 a new installation', () => {
  test('has words for every page, each page its own', () => {
    expect(DEFAULT_PAGES.map(({ key }) => key)).toEqual(KEYS);
    for (const field of ['title', 'lead', 'meta_title', 'meta_description', 'meta_keywords'] as const) {
      expect(new Set(DEFAULT_PAGES.map((page) => page[field])).size).toBe(KEYS.length);
    }
  });

  test.each(DEFAULT_PAGES)('says of $key what fits into a search result', ({ meta_title, meta_description }) => {
    expect(meta_title.replace(COMPANY_PLACEHOLDER, 'Aangan').length).toBeLessThanOrEqual(60);
    expect(meta_description.length).toBeGreaterThanOrEqual(120);
    expect(meta_description.length).toBeLessThanOrEqual(160);
  });

  test('uses no HTML that would be cleaned away', () => {
    for (const { body } of DEFAULT_PAGES) expect(safeHtml(body)).toBe(body);
  });
});

describe('D-41 the words of the law', () => {
  test('R-189 the disclaimer has its nine sections and its date', () => {
    const page = DEFAULT_PAGES.find(({ key }) => key === 'disclaimer');
    expect(headings(page?.body ?? '')).toEqual([
      'Interpretation and Definitions',
      'Disclaimer',
      'External Links',
      'Errors and Omissions',
      'Fair Use',
      'Views Expressed',
      'No Responsibility',
      'Use at Your Own Risk',
      'Contact',
    ]);
    expect(page?.updated_at).toMatch(/^2024-11-25T/);
  });

  test('R-190 the privacy policy says what the law asks of it', () => {
    const body = DEFAULT_PAGES.find(({ key }) => key === 'privacy-policy')?.body ?? '';
    for (const subject of [
      'What we collect',
      'Why we use it',
      'Consent and how to withdraw it',
      'How long we keep it',
      'Your rights',
      'Grievance officer and contact',
    ])
      expect(headings(body)).toContain(subject);
    expect(body).toContain('Digital Personal Data Protection Act, 2023');
    expect(body).toContain('Data Protection Board of India');
  });

  test.each(DEFAULT_PAGES.filter(({ key }) => legal.has(key)))(
    'R-190 $key is dated, ends with how to reach us and names no address or number itself',
    ({ body, updated_at }) => {
      expect(updated_at).toBeDefined();
      expect(headings(body).at(-1)).toMatch(/contact$/i);
      expect(new Set(headings(body)).size).toBe(headings(body).length);
      expect(body).not.toMatch(/@|\+91|\d{6}|Gurugram/);
    },
  );
});
