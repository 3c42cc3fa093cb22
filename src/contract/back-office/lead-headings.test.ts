import { describe, expect, test } from 'vitest';
import { getImportTargets, headingKey, suggestColumns } from './import-fields.ts';
import { HEADING_SYNONYMS } from './import-synonyms.ts';

const suggest = (...headings: string[]) => suggestColumns('enquiry', headings);

describe('R-412 headings of sheets of leads', () => {
  test.each([
    ['Contact No', 'phone'],
    ['Contact No.', 'phone'],
    ['Mobile', 'phone'],
    ['Buyer Name', 'full_name'],
    ['Lead Name', 'full_name'],
    ['Enquired On', 'received_on'],
    ['Received on', 'received_on'],
    ['Query', 'message'],
    ['Remarks', 'message'],
    ['Requirement', 'wishes'],
    ['Budget', 'budget'],
    ['Project', 'listing'],
    ['Location', 'city'],
    ['Portal', 'source'],
    ['Source', 'source'],
    ['Assigned to', 'assigned_to'],
    ['RM', 'assigned_to'],
    ['Stage', 'stage'],
    ['Status', 'stage'],
    ['E-mail ID', 'email'],
  ])('%s is %s', (heading, field) => {
    expect(suggest(heading)).toEqual({ mapping: { [field]: heading }, unsure: [] });
  });

  test('an ID can be that of a portal, so it is a guess', () => {
    expect(suggest('Property ID')).toEqual({ mapping: { listing_id: 'Property ID' }, unsure: ['Property ID'] });
  });

  test.each([[['Query', 'Remarks']], [['Remarks', 'Query']]])('both of %j are kept', (headings) => {
    const { mapping } = suggest(...headings);
    expect(new Set([mapping['message'], mapping['remarks']])).toEqual(new Set(headings));
  });

  test('have no columns of listings, and every other heading means one field', () => {
    const targets = getImportTargets('enquiry');
    expect(targets.map(({ name }) => name)).not.toContain('picture_urls');
    const keys = targets
      .filter(({ name }) => name !== 'remarks')
      .flatMap(({ name, label }) => [
        ...new Set([name, label, ...(HEADING_SYNONYMS.enquiry[name] ?? [])].map(headingKey)),
      ]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
