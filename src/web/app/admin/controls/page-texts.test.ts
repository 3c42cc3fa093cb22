import { expect, test } from 'vitest';
import { cutAt, typedSlug } from './seo-preview.tsx';

test('a text is cut at a word, as a search engine does', () => {
  expect(cutAt('Short  title', 60)).toBe('Short title');
  expect(cutAt('x'.repeat(60), 60)).toBe('x'.repeat(60));
  const cut = cutAt('Three bedrooms with a terrace garden and two covered car parks near the lake', 60);
  expect(cut).toBe('Three bedrooms with a terrace garden and two covered car …');
  expect(cutAt('y'.repeat(90), 60).length).toBeLessThanOrEqual(61);
});

test('an address is made of small letters, digits and hyphens while it is typed', () => {
  expect(typedSlug('Lake View, 3 BHK')).toBe('lake-view-3-bhk');
  expect(typedSlug('Bengalūru – Café')).toBe('bengaluru-cafe');
  expect(typedSlug('lake-')).toBe('lake-');
  expect(typedSlug('--a')).toBe('a');
});
