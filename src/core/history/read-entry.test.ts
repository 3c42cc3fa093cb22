import { expect, test } from 'vitest';
import { fieldLabel } from './read-entry.ts';

test.each([
  ['reraId', 'RERA number'],
  ['bhk_ids', 'BHK'],
  ['slug', 'Page URL'],
  ['locationEmbedSrc', 'Map'],
  ['avgPrice', 'Average price'],
  ['left_out', 'Skipped rows'],
  ['mapping', 'Columns'],
  ['kind', 'Type'],
  ['pricePerSqFt', 'Price per Sq.Ft.'],
  ['metaTitle', 'Meta title'],
  ['tag_ids', 'Tags'],
  ['cityId', 'City'],
])('the history names %s as forms do: %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});
