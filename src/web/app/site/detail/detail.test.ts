import { describe, expect, test } from 'vitest';
import { getPictures, isDrawn, perSquareFoot, possessionFact, possessionLabel } from './detail.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the page of a listing', () => {
  test('says what a square foot costs where both price and area are known', () => {
    expect(plain(perSquareFoot(28_500_000, 1_850))).toBe('₹ 15,405 per Sq.Ft.');
    expect(perSquareFoot(null, 1_850)).toBeUndefined();
    expect(perSquareFoot(28_500_000, null)).toBeUndefined();
    expect(perSquareFoot(28_500_000, 0)).toBeUndefined();
  });

  test('R-092 D-02 says nothing of a possession that is none of the four', () => {
    expect(possessionLabel('ready_to_move')).toBe('Ready To Move');
    for (const status of ['half_built', '', 'constructor', null]) expect(possessionLabel(status)).toBeUndefined();
  });

  test.each([
    ['ready_to_move', '2022-10-01', ['Age of property', '4 years']],
    ['ready_to_move', '2025-03-01', ['Age of property', '1 year']],
    ['ready_to_move', '2026-10-01', ['Age of property', 'Less than 1 year']],
    ['ready_to_move', '2027-03-01', ['Possession date', '1 Mar 2027']],
    ['near_possession', '2026-10-01', ['Possession date', '1 Oct 2026']],
    ['ready_to_move', null, ['Possession date', undefined]],
  ] as const)('says how old a finished home is, or when it is handed over: %s, %s', (status, date, fact) => {
    const listing = { possession_status: status, possession_date: date };
    expect(possessionFact(listing, new Date('2026-11-17'))).toEqual(fact);
  });

  test('R-106 R-114 shows as many pictures as there are, in their order, each with words', () => {
    const item = {
      title: 'Villa',
      image_url1: 'a.webp',
      image_url2: 'pictures/b.svg',
      image_url3: null,
      image_url4: null,
      image_url5: null,
      image_alts: ['', 'Drawing of the kitchen'],
    };
    const pictures = getPictures(item);
    expect(pictures).toEqual([
      { src: '/media/a.webp', alt: 'Villa, picture 1' },
      { src: '/media/pictures/b.svg', alt: 'Drawing of the kitchen' },
    ]);
    expect(pictures.map(isDrawn)).toEqual([false, true]);
    expect(getPictures({ ...item, image_url1: null, image_url2: null })).toEqual([]);
  });
});
