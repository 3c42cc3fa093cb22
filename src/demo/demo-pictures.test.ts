import { describe, expect, test } from 'vitest';
import { demoData, getPictures } from './demo-data.ts';
import { artFile, DESIGNED_ROOMS, type DesignedRoom, REGIONS, TIERS } from './drawings/index.ts';
import type { Picture } from './pictures.ts';
import type { DemoProperty } from './rows/demo-rows.ts';
import { fittingDesigns } from './rows/room-pictures.ts';

const data = demoData();
const pictures = getPictures(data);

/** The name without its numbers, because all names of one pattern are either valid or invalid. */
const toPattern = (name: string): string => name.replaceAll(/-\d+(?=[fy]?-|$)/g, '-#');

const finishedHomes = data.properties.filter(
  ({ row, bhks }) => bhks.length > 0 && row.possessionStatus !== 'new_launch' && row.possessionStatus !== 'mid_stage',
);
/** Homes with a full gallery. */
const shownHomes = finishedHomes.filter(({ pictures: shown }) => shown.length > 3);

/** The share of the pictures of one home that the other one shows too. */
function sharedPart(one: readonly Picture[], other: readonly Picture[]): number {
  const names = new Set(other.map(({ name }) => name));
  return one.filter(({ name }) => names.has(name)).length / Math.max(1, one.length);
}

describe('the pictures of the demo', () => {
  test('are drawn: one of every form, and with a seed that any picture of the form takes', () => {
    const forms = Map.groupBy(pictures, ({ name }) => toPattern(name));
    for (const [form, [one]] of forms) {
      expect([form, artFile(one?.name ?? '')?.startsWith('<svg')]).toEqual([form, true]);
    }
    const seeds = pictures.flatMap(({ name }) => /-(\d+)(?:-(?:dawn|day|golden|dusk))?$/.exec(name)?.[1] ?? []);
    expect(seeds.length).toBeGreaterThan(1000);
    expect(seeds.filter((seed) => String(Number(seed) >>> 0) !== seed)).toEqual([]);
  });

  test('are one file for one name, with words for those who cannot see them', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(8);
  });

  test('show the street first, then what belongs to the property', () => {
    for (const { row, pictures: shown } of data.properties) {
      const families = new Set(shown.slice(1).map(({ name }) => name.split('-')[0]));
      const expected = {
        residential: ['interior', 'plan'],
        plot: ['land', 'plan'],
        commercial: ['interior', 'land', 'plan'],
      };
      expect(shown[0]?.name).toMatch(/^elevation-/);
      expect([...families].filter((family) => !expected[row.residencyType ?? 'plot'].includes(family ?? ''))).toEqual(
        [],
      );
    }
  });

  test('are eight to fifteen for most finished homes; a few listings have only one, and some postings none', () => {
    const counts = [...data.projects, ...data.properties, ...data.posted].map((listing) => listing.pictures.length);
    expect(Math.max(...counts)).toBe(15);
    expect(finishedHomes.filter((home) => home.pictures.length >= 8).length / finishedHomes.length).toBeGreaterThan(
      0.75,
    );
    expect(data.properties.filter((property) => property.pictures.length === 1).length).toBeGreaterThan(20);
    expect(data.posted.filter((posted) => posted.pictures.length === 0).length).toBeGreaterThan(3);
    expect(Math.max(...data.posted.map((posted) => posted.pictures.length))).toBe(5);
  });

  test('show as many bedrooms and bathrooms as a home has, up to five and four', () => {
    for (const { row, bhks, pictures: shown } of shownHomes) {
      const count = (kind: string) => shown.filter((picture) => picture.kind === kind).length;
      const bedrooms = Math.min(5, Math.trunc(Number.parseFloat(bhks[0] ?? '')));
      if (bhks[0] === '1 RK') continue;
      expect(['bedrooms', row.slug, count('bedroom')]).toEqual(['bedrooms', row.slug, bedrooms]);
      expect(count('bath')).toBe(Math.min(4, row.bathrooms ?? 0));
      expect([count('outside'), count('living'), count('kitchen'), count('view')]).toEqual([1, 1, 1, 1]);
    }
  });

  test('show furniture in furnished homes only, and impressions of homes that are not built', () => {
    const finished = new Set(finishedHomes);
    const getAllowed = (home: DemoProperty): string[] => {
      if (!finished.has(home)) return ['impression'];
      if (home.row.furnishing === 'full') return ['furnished'];
      return home.row.furnishing === 'semi' ? ['semi', 'bare'] : ['bare'];
    };
    const wrong = data.properties.flatMap((home) => {
      const rooms = home.pictures.filter(({ name }) => home.bhks.length > 0 && name.startsWith('interior-'));
      const allowed = getAllowed(home);
      return rooms.filter(({ name }) => !allowed.includes(name.split('-')[3] ?? '')).map(({ name }) => name);
    });
    expect(wrong).toEqual([]);
    const impressions = pictures.filter(({ name }) => name.includes('-impression-'));
    expect(impressions.every(({ alt }) => alt.startsWith("Artist's impression of "))).toBe(true);
  });

  test('are hardly the same in two homes, and never in neighbours', () => {
    const interiors = (shown: readonly Picture[]) => shown.filter(({ name }) => name.startsWith('interior-'));
    const sets = shownHomes.map((home) =>
      interiors(home.pictures)
        .map(({ name }) => name)
        .toSorted()
        .join(),
    );
    expect(new Set(sets).size / sets.length).toBeGreaterThan(0.98);
    const parts = data.properties.map(({ pictures: shown }, index) =>
      sharedPart(shown, data.properties[index - 1]?.pictures ?? []),
    );
    expect(Math.max(...parts)).toBeLessThan(0.5);
    expect(parts.filter((part) => part > 1 / 3).length).toBeLessThan(5);
  });

  test('share a bounded number of files, which therefore are no sign of a duplicate', () => {
    const shared = pictures.filter(({ isShared }) => isShared);
    const rooms = shared.filter(({ name }) => name.startsWith('interior-'));
    expect(rooms.length).toBeGreaterThan(500);
    expect(rooms.length).toBeLessThan(1_000);
    expect(pictures.filter(({ name, isShared }) => /^(?:interior|land)-/.test(name) && !isShared)).toEqual([]);
  });

  test('fit every price, region and floor with a choice of designs', () => {
    const rooms = Object.keys(DESIGNED_ROOMS) as DesignedRoom[];
    for (const room of rooms) {
      for (const tier of TIERS) {
        for (const region of REGIONS) {
          for (const floor of [0, 4, 8, 24]) {
            const { length } = fittingDesigns(room, { tier, region }, { floor });
            expect([room, tier, region, floor, length >= 4]).toEqual([room, tier, region, floor, true]);
          }
        }
      }
    }
  });
});
