import { expect, test } from 'vitest';
import { IMPORT_FIELDS } from '#contract';
import { mobileText } from './applications/application-dialog.tsx';
import { lengthText } from './controls/seo-preview.tsx';
import { describeLeads, importedText } from './imports/import-progress.tsx';
import { rowNumbers } from './imports/import-texts.ts';
import { erasureText } from './privacy/person-view.tsx';
import { missingPrice } from './resources/listing-cells.tsx';
import { projects } from './resources/projects-list.resource.tsx';
import { purposesText } from './shared/facts.tsx';

test('an import counts its rows in the singular and the plural', () => {
  expect(importedText(1_00_000, true)).toBe('1,00,000 rows imported and published.');
  expect(importedText(1, false)).toBe('1 row imported as a draft.');
  expect(importedText(2, false)).toBe('2 rows imported as drafts.');
});

test('R-412 the result of a sheet of leads is told in sentences', () => {
  const leads = { added: 1, same: 2, here: 1, colleagues: [{ name: 'Farah Khan', rows: 3 }] };
  expect(describeLeads(leads).join(' ')).toBe(
    '1 lead added. 2 rows joined a lead of the same sheet. 1 row is about a lead that was already here. With Farah Khan: 3 rows.',
  );
  const nothing = { added: 0, same: 0, here: 0, colleagues: [] };
  expect(describeLeads(nothing)).toEqual(['No new leads.']);
});

test('the rows of a problem are named, and the rest is counted', () => {
  expect(rowNumbers({ examples: [5], rows: 1 })).toBe('Row 5');
  expect(rowNumbers({ examples: [5, 9, 12], rows: 3 })).toBe('Rows 5, 9 and 12');
  expect(rowNumbers({ examples: [5, 9], rows: 1_002 })).toBe('Rows 5, 9 and 1,000 more');
});

test('the columns of an import have the names of the form', () => {
  const labels = new Map(
    projects.form?.sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  );
  // A sheet names the locality, which the form picks.
  labels.set('locality', labels.get('locality_id') ?? '');
  for (const { name, label } of IMPORT_FIELDS.project) expect([name, label]).toEqual([name, labels.get(name)]);
});

test('the erasure of a person names emails only if there are any', () => {
  expect(erasureText(1, 0)).toBe(
    'This erases 1 record, including its notes, files and history. This cannot be undone.',
  );
  expect(erasureText(3, 0)).toBe(
    'This erases 3 records, including their notes, files and history. This cannot be undone.',
  );
  expect(erasureText(1, 2)).toBe(
    'This erases 1 record and 2 emails, including notes, files and history. This cannot be undone.',
  );
});

test('the purposes of a consent are a phrase', () => {
  expect(purposesText(['posting'])).toBe('Posting');
  expect(purposesText(['terms', 'contact'])).toBe('Terms and contact');
  expect(purposesText(['terms', 'contact', 'newsletter'])).toBe('Terms, contact and newsletter');
});

test('a mobile number has a space after the country code of India', () => {
  expect(mobileText('9876543210')).toBe('+91 9876543210');
  expect(mobileText('919876543210')).toBe('+91 9876543210');
  expect(mobileText('6591234567890')).toBe('+6591234567890');
});

test('a price is on request only if staff said so', () => {
  expect(missingPrice({ price_on_request: true })).toBe('On request');
  expect(missingPrice({ price_on_request: false })).toBe('No price yet');
});

test('a long title says how much search engines show', () => {
  expect(lengthText('Title', 72, 60)).toBe('Title: 72 characters; search engines show about 60');
  expect(lengthText('Title', 60, 60)).toBe('Title: 60 of 60 characters');
});
