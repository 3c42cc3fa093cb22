import { describe, expect, test } from 'vitest';
import { getImportTargets, headingKey, IMPORT_FIELDS, suggestColumns } from './import-fields.ts';
import { HEADING_SYNONYMS, VALUE_SYNONYMS } from './import-synonyms.ts';

const KINDS = ['property', 'project'] as const;

describe('R-422 headings', () => {
  test.each([
    ['Rate', 'price'],
    ['Price (in lacs)', 'price'],
    ['Config', 'bhk_ids'],
    ['Prop. Type', 'property_type'],
    ['Location', 'place'],
    ['ID', 'id'],
    ['Super area', 'super_area'],
    ['Carpet Area in sq. ft.', 'carpet_area'],
    ['SBA (sqft)', 'super_area'],
    ['Developer', 'builder_id'],
    ['Photos', 'picture_urls'],
  ])('%s is %s', (heading, field) => {
    expect(suggestColumns('property', [heading])).toEqual({ mapping: { [field]: heading }, unsure: [] });
  });

  test.each([
    ['Rate (all incl)', 'price'],
    ['Unit ID', 'id'],
  ])('%s is a guess', (heading, field) => {
    expect(suggestColumns('property', [heading])).toEqual({ mapping: { [field]: heading }, unsure: [heading] });
  });

  test.each(['Remarks', 'Rate/sqft', 'Column 3', ''])('%j is no field', (heading) => {
    expect(suggestColumns('property', [heading]).mapping).toEqual({});
  });

  test('mean one field each, and no column is used twice', () => {
    for (const kind of KINDS) {
      const keys = getImportTargets(kind).flatMap(({ name, label }) => [
        ...new Set([name, label, ...(HEADING_SYNONYMS[kind][name] ?? [])].map(headingKey)),
      ]);
      const repeated = keys.filter((key, at) => keys.indexOf(key) !== at);
      expect(repeated).toEqual([]);
    }
    const { mapping } = suggestColumns('property', ['Price', 'Rate', 'Amount']);
    expect(mapping).toEqual({ price: 'Price' });
  });

  test('of the synonyms belong to fields that there are', () => {
    for (const kind of KINDS) {
      const names = new Set(getImportTargets(kind).map(({ name }) => name));
      expect(Object.keys(HEADING_SYNONYMS[kind]).filter((name) => !names.has(name))).toEqual([]);
    }
  });
});

describe('R-422 other words for values', () => {
  const fields = Object.entries(VALUE_SYNONYMS);

  test.each(fields)('of %s stand for values that there are, and for one each', (field, values) => {
    const all = [...IMPORT_FIELDS.property, ...IMPORT_FIELDS.enquiry];
    const labels = all.find(({ name }) => name === field)?.labels ?? {};
    expect(Object.keys(values).filter((value) => labels[value] === undefined)).toEqual([]);
    const words = Object.values(values).flat();
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => headingKey(word) !== word)).toEqual([]);
  });
});
