import { describe, expect, test } from 'vitest';
import { judgeLead, type KnownLead, toListingKey } from './judge-lead.ts';

const ME = 1;
const COLLEAGUE = 2;
const viewer = { owners: [ME] };
const row = { key: 'row', listing: 'property 7' };

const lead = (values: Partial<KnownLead> = {}): KnownLead => ({
  id: 10,
  keys: new Set(['other']),
  listing: 'property 7',
  isOpen: true,
  isOfSheet: false,
  assignedTo: ME,
  ...values,
});

const judge = (...known: KnownLead[]) => judgeLead(row, known, viewer);

describe('R-412 what becomes of a row of leads', () => {
  test('a person without leads gets one', () => {
    expect(judge()).toEqual({ outcome: 'added', id: null, ownerId: null, isStored: false });
  });

  test('a lead that has ended, or about another listing, does not keep it from being added', () => {
    expect(judge(lead({ isOpen: false }), lead({ listing: 'project 7' })).outcome).toBe('added');
  });

  test.each(['property 7', ''])('an open lead about %j is joined', (listing) => {
    expect(judge(lead({ listing }))).toMatchObject({ outcome: 'here', id: 10, isStored: false });
  });

  test('a row without a listing joins any open lead', () => {
    expect(judgeLead({ key: 'row', listing: '' }, [lead()], viewer).outcome).toBe('here');
  });

  test('a lead of the same sheet is joined, also if it has ended or a colleague has it', () => {
    const known = lead({ isOfSheet: true, isOpen: false, assignedTo: COLLEAGUE });
    expect(judge(known)).toMatchObject({ outcome: 'same', id: 10 });
  });

  test('a row that was imported before adds nothing', () => {
    const known = lead({ keys: new Set(['row']), isOpen: false, listing: 'project 7' });
    expect(judge(known)).toMatchObject({ outcome: 'here', isStored: true });
  });

  test('a lead of a colleague is named and stays as it is', () => {
    expect(judge(lead({ assignedTo: COLLEAGUE }))).toMatchObject({ outcome: 'colleague', ownerId: COLLEAGUE });
  });

  test('one that the user sees is preferred, and among those one about the same listing', () => {
    const theirs = lead({ id: 1, assignedTo: COLLEAGUE });
    const general = lead({ id: 2, listing: '' });
    const same = lead({ id: 3 });
    expect(judge(theirs, general, same).id).toBe(3);
    expect(judge(theirs, general).id).toBe(2);
  });
});

test('R-412 a listing is compared with its kind', () => {
  expect([{ propertyId: 7 }, { projectId: 7 }, { postedPropertyId: 7 }, {}].map(toListingKey)).toEqual([
    'property 7',
    'project 7',
    'posting 7',
    '',
  ]);
});
