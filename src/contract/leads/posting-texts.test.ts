import { describe, expect, test } from 'vitest';
import { postingText, postingTitle } from './posting-texts.ts';

const HOUSE = {
  property_type: 'residential',
  property_details: 'House with a neem tree.\nThree rooms.\n\nMorning light.',
  city: 'Jaipur',
} as const;

const WORDY = { ...HOUSE, property_details: `${'A house with a neem tree. '.repeat(5)}\nThree rooms.` };

describe('R-129 a posted property', () => {
  test('is titled by its short first line, which is not said twice', () => {
    expect(postingTitle(HOUSE)).toBe('House with a neem tree');
    expect(postingText(HOUSE)).toBe('Three rooms.\n\nMorning light.');
  });

  test('is titled by what it is and where, when the first line is a long one', () => {
    expect(postingTitle(WORDY)).toBe('Residential House in Jaipur');
    expect(postingText(WORDY)).toBe(WORDY.property_details);
  });

  test('R-337 names BHK, rent and locality where they are known, and no place twice', () => {
    const flat = { ...WORDY, property_type: 'flat/apartment', purpose: 'rent', bhk: '2 BHK' } as const;
    expect(postingTitle({ ...flat, locality: 'Vaishali Nagar' })).toBe(
      '2 BHK Flat / Apartment for rent in Vaishali Nagar, Jaipur',
    );
    expect(postingTitle({ ...flat, locality: 'jaipur' })).toBe('2 BHK Flat / Apartment for rent in Jaipur');
  });
});
