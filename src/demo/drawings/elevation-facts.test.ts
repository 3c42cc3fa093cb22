import { describe, expect, test } from 'vitest';
import { BUILDING_DESIGNS } from './elevation/designs.ts';
import { createSite } from './elevation/site.ts';
import {
  artFile,
  artName,
  DESIGN_NAMES,
  DESIGNS,
  type Design,
  describeElevation,
  type ElevationFacts,
  elevation,
  findDesigns,
  isLand,
  kindFor,
  REGIONS,
  STAGES,
  TIERS,
  TIMES,
} from './index.ts';
import { Scene } from './scene.ts';
import { findSvgIssues } from './svg-issues.ts';

function makeFacts(design: Design, more: Partial<ElevationFacts> = {}): ElevationFacts {
  const { kinds, tiers, regions = REGIONS, floors } = DESIGNS[design];
  const land = isLand(kinds[0]);
  return {
    design,
    floors: land ? 0 : (floors?.[0] ?? 9),
    size: land ? 240 : 0,
    tier: tiers[0] ?? 'mid',
    region: regions[0] ?? 'north',
    stage: 'ready',
    ...more,
  };
}

const count = (svg: string, part: string): number => svg.split(part).length - 1;

describe.each(DESIGN_NAMES)('the design %s', (design) => {
  test('is sound markup of a moderate size at every stage, time and price class', () => {
    for (const [index, stage] of STAGES.entries()) {
      for (const tier of DESIGNS[design].tiers) {
        const time = TIMES[(index + TIERS.indexOf(tier)) % TIMES.length] ?? 'day';
        for (const seed of [1, 2 ** 32 - 1]) {
          const svg = elevation({ facts: makeFacts(design, { stage, tier }), seed, time });
          expect(findSvgIssues(svg)).toEqual([]);
          expect(svg.length).toBeLessThan(48 * 1024);
        }
      }
    }
  });

  test('has a name that stands for the same picture', () => {
    for (const region of DESIGNS[design].regions ?? REGIONS) {
      const picture = { facts: makeFacts(design, { region }), seed: 7, time: 'golden' } as const;
      const name = artName.elevation(picture);
      expect(name).toMatch(/^[a-z0-9-]{1,120}$/);
      expect(artFile(name)).toBe(elevation(picture));
    }
  });

  test('looks different with another seed', () => {
    expect(elevation({ facts: makeFacts(design), seed: 3 })).not.toBe(elevation({ facts: makeFacts(design), seed: 4 }));
  });
});

describe('what a picture shows', () => {
  test('a finished building has all its floors; one under construction is bare above', () => {
    const facts = makeFacts('slab', { floors: 14 });
    expect(describeElevation(facts)).toMatchObject({ cladFloors: 14, brickFloors: 0, bareFloors: 0 });
    const midway = describeElevation({ ...facts, stage: 'midway' });
    expect(midway.cladFloors + midway.brickFloors + midway.bareFloors).toBe(14);
    expect(midway.bareFloors).toBeGreaterThan(2);
  });

  test.each([8, 12, 19, 31])('a slab of %i floors repeats its floor as often', (floors) => {
    const svg = elevation({ facts: makeFacts('slab', { floors, tier: 'affordable' }), seed: 5, time: 'day' });
    const far = [0.78, 0.66].reduce((sum, share) => sum + Math.round(floors * share), 0);
    expect(count(svg, '<use ')).toBe(floors + far);
  });

  test.each(['tower', 'midrise', 'builder-floor', 'office'] as const)(
    'a %s of any design has the stated floors',
    (kind) => {
      const designs = DESIGN_NAMES.filter((name) => DESIGNS[name].kinds.includes(kind));
      expect(designs.length).toBeGreaterThan(3);
      for (const design of designs) {
        for (const floors of kind === 'tower' ? [8, 13, 16] : [4, 5, 7]) {
          const facts = describeElevation(makeFacts(design, { floors }));
          const site = createSite(new Scene({ seed: floors, time: 'day', width: 600, height: 400 }), facts, 328);
          const masses = BUILDING_DESIGNS[design]?.(site).masses ?? [];
          expect([design, Math.max(...masses.map((mass) => mass.floors))]).toEqual([design, floors]);
        }
      }
    },
  );

  test('no wall floats, leaves the picture or stands outside of the place kept free of trees', () => {
    for (const design of DESIGN_NAMES.filter((name) => !isLand(DESIGNS[name].kinds[0]))) {
      const facts = describeElevation(makeFacts(design));
      const site = createSite(new Scene({ seed: 11, time: 'day', width: 600, height: 400 }), facts, 328);
      const building = BUILDING_DESIGNS[design]?.(site);
      for (const { x, w, base, stilts = 0, floors, floorHeight, depth = 0 } of building?.masses ?? []) {
        const bottom = base + stilts;
        const isOnMass = building?.masses.some(
          (other) => Math.abs(other.base - other.floors * other.floorHeight - bottom) < 25,
        );
        expect([design, bottom >= 300 || isOnMass]).toEqual([design, true]);
        expect([
          design,
          base - floors * floorHeight > 10,
          x >= (building?.left ?? 0) || design === 'high-street',
        ]).toEqual([design, true, true]);
        expect([design, x + w + depth <= (building?.right ?? 600) + 1 || design === 'high-street']).toEqual([
          design,
          true,
        ]);
      }
    }
  });

  test('the parts of a stage and of a price class', () => {
    const getParts = (more: Partial<ElevationFacts>) => describeElevation(makeFacts('society', more)).parts;
    expect(getParts({ stage: 'launch' })).toEqual(['hoarding', 'excavation', 'model']);
    expect(getParts({ stage: 'midway' })).toEqual(expect.arrayContaining(['crane', 'scaffold', 'frame']));
    expect(getParts({ stage: 'finishing' })).toContain('scaffold');
    expect(getParts({ tier: 'affordable' })).toEqual(expect.arrayContaining(['pipes', 'grilles', 'laundry']));
    expect(describeElevation(makeFacts('stepped', { tier: 'luxury' })).parts).toEqual([]);
  });

  test('land has no stage and no floors', () => {
    const land = describeElevation(makeFacts('wheat', { stage: 'midway' }));
    expect(land).toMatchObject({ stage: 'ready', cladFloors: 0, bareFloors: 0, parts: [] });
  });
});

describe('the designs that fit a building', () => {
  test('are several for every class, region and height of a home', () => {
    for (const tier of TIERS) {
      for (const region of REGIONS) {
        for (const [kind, floors] of [
          ['tower', 8],
          ['tower', 30],
          ['midrise', 5],
          ['house', 1],
          ['house', 3],
          ['villa', 2],
          ['builder-floor', 4],
          ['office', 9],
          ['shop', 2],
          ['showroom', 2],
        ] as const) {
          expect([kind, tier, region, findDesigns({ kind, floors, tier, region }).length > 1]).toEqual([
            kind,
            tier,
            region,
            true,
          ]);
        }
      }
    }
  });

  test('exist for every kind of land and shed in every region', () => {
    for (const region of REGIONS) {
      for (const kind of [
        'warehouse',
        'factory',
        'farmhouse',
        'plot',
        'commercial-land',
        'industrial-land',
        'farmland',
      ] as const) {
        expect(findDesigns({ kind, floors: 1, tier: 'mid', region }).length).toBeGreaterThan(0);
      }
    }
  });

  test('never put a palace or a glass pavilion into the affordable class', () => {
    const plain = DESIGN_NAMES.filter((name) => DESIGNS[name].tiers.includes('affordable'));
    for (const grand of ['arcaded', 'haveli', 'pavilion', 'mansion', 'stepped'] as const)
      expect(plain).not.toContain(grand);
  });
});

test.each([
  ['residential', 2, 'house'],
  ['villa', 2, 'villa'],
  ['builder_floor_apartment', 4, 'builder-floor'],
  ['plot', 0, 'plot'],
  ['agricultural_land', 0, 'farmland'],
  ['office_in_it_park', 9, 'office'],
  ['commercial_showroom', 2, 'showroom'],
  ['industrial_building', 3, 'factory'],
  ['flat/apartment', 7, 'midrise'],
  ['flat/apartment', 8, 'tower'],
  ['something new', 20, 'tower'],
])('a %s with %i floors is drawn as %s', (propertyType, floors, expected) => {
  expect(kindFor(propertyType, floors)).toBe(expected);
});

test.each([
  'elevation-slab-0f-mid-north-ready-1-day',
  'elevation-slab-61f-mid-north-ready-1-day',
  'elevation-slab-08f-mid-north-ready-1-day',
  'elevation-slab-12y-mid-north-ready-1-day',
  'elevation-wheat-12f-mid-north-ready-1-day',
  'elevation-castle-12f-mid-north-ready-1-day',
  'elevation-slab-12f-cheap-north-ready-1-day',
  'elevation-slab-12f-mid-moon-ready-1-day',
  'elevation-slab-12f-mid-north-soon-1-day',
  'elevation-slab-12f-mid-north-ready-01-day',
  'elevation-constructor-12f-mid-north-ready-1-day',
])('%s stands for nothing', (name) => {
  expect(artFile(name)).toBeUndefined();
});
