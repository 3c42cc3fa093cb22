import { describe, expect, test } from 'vitest';
import type { PostedProperty } from '#contract';
import { postedPictures, postedText, postedTitle } from './posted-search.ts';

const HOUSE: PostedProperty = {
  id: 7,
  posted_by: 'owner',
  property_type: 'residential',
  address: '12 Nehru Marg',
  property_details: 'House with a neem tree.\nThree rooms.\n\nMorning light.',
  name: 'Meera K.',
  createdAt: '2026-11-11T10:00:00.000Z',
  city: 'Jaipur',
  price: null,
  area: null,
  image_url1: 'uploads/1.webp',
  image_url2: 'uploads/2.webp',
  image_url3: null,
  image_url4: null,
  image_url5: null,
};

describe('R-129 a posted property', () => {
  test('is titled by its short first line, which is not said twice', () => {
    expect(postedTitle(HOUSE)).toBe('House with a neem tree');
    expect(postedText(HOUSE)).toBe('Three rooms.\n\nMorning light.');
  });

  test('is titled by what it is and where, when the first line is a long one', () => {
    const wordy = { ...HOUSE, property_details: `${'A house with a neem tree. '.repeat(5)}\nThree rooms.` };
    expect(postedTitle(wordy)).toBe('Residential House in Jaipur');
    expect(postedText(wordy)).toBe(wordy.property_details);
  });

  test('shows its pictures in order, each with words', () => {
    expect(postedPictures(HOUSE)).toEqual([
      { src: '/media/uploads/1.webp', alt: 'House with a neem tree, picture 1' },
      { src: '/media/uploads/2.webp', alt: 'House with a neem tree, picture 2' },
    ]);
  });
});
