import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeSection, type SectionVisibility } from './section-tabs.tsx';

const PROPERTY = 0.6;
const PROJECT = 0;
const HIDDEN = { share: 0, fills: 0 };

/** Vertically stacked sections, seen through a window of this height that starts at `top`. */
function seen(heights: Record<string, number>, top: number, windowHeight: number): SectionVisibility[] {
  let begins = 0;
  return Object.entries(heights).map(([id, height]) => {
    const visible = Math.max(0, Math.min(begins + height, top + windowHeight) - Math.max(begins, top));
    begins += height;
    return { id, share: visible / height, fills: visible / windowHeight };
  });
}

describe('the section being read', () => {
  test('R-109 on the page of a property is the first of which 0.6 is in sight', () => {
    const sections = { description: 500, amenities: 300, builder: 400 };
    expect(activeSection(seen(sections, 0, 700), PROPERTY)).toBe('description');
    expect(activeSection(seen(sections, 199, 700), PROPERTY)).toBe('description');
    expect(activeSection(seen(sections, 201, 700), PROPERTY)).toBe('amenities');
    expect(activeSection(seen(sections, 800, 700), PROPERTY)).toBe('builder');
  });

  test('R-109 counts one that is taller than the window when it fills 0.6 of it', () => {
    const sections = { description: 3_000, amenities: 300 };
    for (const top of [0, 1_000, 2_500]) {
      expect(activeSection(seen(sections, top, 700), PROPERTY)).toBe('description');
    }
    expect(activeSection(seen(sections, 2_700, 700), PROPERTY)).toBe('amenities');
  });

  test('R-119 on the page of a project is the first that is in sight at all', () => {
    const sections = { highlights: 200, description: 500 };
    expect(activeSection(seen(sections, 199, 700), PROJECT)).toBe('highlights');
    expect(activeSection(seen(sections, 200, 700), PROJECT)).toBe('description');
  });

  test('is none where none shows enough', () => {
    expect(activeSection([{ id: 'a', ...HIDDEN }], PROJECT)).toBeUndefined();
    expect(activeSection([{ id: 'a', share: 0.5, fills: 0.1 }], PROPERTY)).toBeUndefined();
    expect(activeSection([], PROPERTY)).toBeUndefined();
  });

  test('stays true to the threshold for every section that fits the window', () => {
    const heights = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.integer({ min: 40, max: 700 }), { minKeys: 1 });
    fc.assert(
      fc.property(heights, fc.nat(4_000), fc.constantFrom(PROPERTY, PROJECT), (sections, top, threshold) => {
        const sights = seen(sections, top, 700);
        const first = sights.find(({ share }) => share > 0 && share >= threshold);
        expect(activeSection(sights, threshold)).toBe(first?.id);
      }),
    );
  });
});
