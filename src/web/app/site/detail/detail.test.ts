import { describe, expect, test } from 'vitest';
import { getPictures, isDrawn, possessionLabel } from './detail.ts';

describe('the page of a listing', () => {
  test('R-092 D-02 says nothing of a possession that is none of the four', () => {
    expect(possessionLabel('ready_to_move')).toBe('Ready To Move');
    for (const status of ['half_built', '', 'constructor', null]) expect(possessionLabel(status)).toBeUndefined();
  });

  test('R-106 R-114 R-335 shows as many pictures as there are, in their order, each with words and its kind', () => {
    const item = {
      title: 'Villa',
      pictures: [
        { url: 'a.webp', alt: '', kind: null },
        { url: 'pictures/b.svg', alt: 'Drawing of the kitchen', kind: 'kitchen' as const },
      ],
    };
    const pictures = getPictures(item);
    expect(pictures).toEqual([
      { src: '/media/a.webp', alt: 'Villa, picture 1', kind: null },
      { src: '/media/pictures/b.svg', alt: 'Drawing of the kitchen', kind: 'kitchen' },
    ]);
    expect(pictures.map(isDrawn)).toEqual([false, true]);
    expect(getPictures({ ...item, pictures: [] })).toEqual([]);
    const twenty = Array.from({ length: 20 }, (_, index) => ({ url: `${index}.webp`, alt: '', kind: null }));
    expect(getPictures({ ...item, pictures: twenty })).toHaveLength(20);
  });
});
