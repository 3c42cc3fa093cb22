import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSvgIssues } from '../svg-issues.ts';
import { layOutBuilding, measuredPlan } from './measured-plan.ts';
import {
  type BusinessFacts,
  FACINGS,
  HOME_SIZES,
  type HomeFacts,
  type HomeSize,
  type PlotFacts,
  parsePlanCode,
  toPlanCode,
} from './plan-facts.ts';
import { findPlanIssues } from './plan-issues.ts';
import { feetAndInches } from './plan-labels.ts';
import { type PlanLayout, toClearBox } from './plan-layout.ts';
import { layOutPlot } from './site-plan.ts';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const facing = fc.constantFrom(null, ...FACINGS);
const basis = fc.constantFrom('carpet', 'built-up');

/** Carpet areas from a tight home to a generous one, in square feet. */
const CARPETS: Record<HomeSize, [number, number]> = {
  '1 RK': [210, 460],
  '1': [300, 700],
  '1.5': [420, 900],
  '2': [560, 1400],
  '2.5': [720, 1500],
  '3': [880, 2800],
  '3.5': [1100, 2900],
  '4': [1400, 4600],
  '5': [1900, 6200],
  '6+': [2600, 8000],
};

const arbitraryHome = (bhk: HomeSize): fc.Arbitrary<HomeFacts> => {
  const bedrooms = bhk === '1 RK' ? 0 : Math.trunc(Number.parseFloat(bhk));
  const [smallest, largest] = CARPETS[bhk];
  return fc
    .record({
      carpet: fc.integer({ min: smallest, max: largest }),
      basis,
      baths: fc.integer({ min: Math.max(1, bedrooms), max: Math.max(1, bedrooms <= 1 ? 1 : bedrooms + 1) }),
      balconies: fc.integer({ min: 1, max: Math.min(4, Math.max(1, bedrooms)) }),
      facing,
      seed,
    })
    .map(({ carpet, ...rest }) => ({
      ...rest,
      kind: 'home' as const,
      bhk,
      area: rest.basis === 'carpet' ? carpet : Math.round(carpet * 1.3),
    }));
};

const business: fc.Arbitrary<BusinessFacts> = fc
  .constantFrom(
    ['shop', 100, 3600, 0, 1] as const,
    ['office', 350, 9000, 1, 4] as const,
    ['shed', 3500, 42_000, 1, 3] as const,
  )
  .chain(([kind, smallest, largest, fewest, most]) =>
    fc.record({
      kind: fc.constant(kind),
      area: fc.integer({ min: smallest, max: largest }),
      basis,
      baths: fc.integer({ min: fewest, max: most }),
      facing,
      seed,
    }),
  );

const plot: fc.Arbitrary<PlotFacts> = fc.record({
  kind: fc.constant('plot'),
  area: fc.integer({ min: 500, max: 320_000 }),
  stated: fc.record({
    value: fc.integer({ min: 50, max: 70_000 }).map((hundredths) => hundredths / 100),
    unit: fc.constantFrom('sq_yd', 'sq_m', 'acre', 'bigha'),
  }),
  facing,
  seed,
});

const HOME: HomeFacts = {
  kind: 'home',
  bhk: '3',
  area: 1085,
  basis: 'carpet',
  baths: 3,
  balconies: 2,
  facing: 'north_east',
  seed: 7,
};

const layOut = (facts: HomeFacts | BusinessFacts): PlanLayout => {
  const layout = layOutBuilding(facts);
  if (!layout) throw new Error(`no plan for ${toPlanCode(facts)}`);
  return layout;
};

describe('every plan could be built', () => {
  test.each(HOME_SIZES)('a home with %s', (bhk) => {
    fc.assert(
      fc.property(arbitraryHome(bhk), (facts) => {
        expect(findPlanIssues(layOut(facts), facts)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('a shop, an office and a shed', () => {
    fc.assert(
      fc.property(business, (facts) => {
        expect(findPlanIssues(layOut(facts), facts)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  test('a plot has the stated area', () => {
    fc.assert(
      fc.property(plot, (facts) => {
        const { width, depth } = layOutPlot(facts);
        expect((width * depth) / facts.area).toBeCloseTo(1, 2);
        expect(Math.max(width, depth) / Math.min(width, depth)).toBeLessThan(2.2);
      }),
    );
  });

  test('and differs between listings', () => {
    const plans = Array.from({ length: 12 }, (_, index) => measuredPlan({ ...HOME, seed: index }));
    expect(new Set(plans).size).toBeGreaterThan(6);
  });
});

describe('a plan that could not be built', () => {
  const layout = layOut(HOME);
  const without = (change: Partial<PlanLayout>): string[] => findPlanIssues({ ...layout, ...change }, HOME);
  const isBath = ({ use }: { use: string }) => use === 'bath';

  test('has a room without a door', () => {
    expect(without({ doors: layout.doors.filter(({ space }) => space !== 'bed2') })).toContain('no way to bed2');
  });

  test('has no entrance', () => {
    expect(without({ doors: layout.doors.filter(({ kind }) => kind !== 'entrance') })).toContain('0 entrances');
  });

  test('has a bath that opens to the kitchen', () => {
    const doors = layout.doors.map((door) => (door.space === 'bath-common' ? { ...door, other: 'kitchen' } : door));
    expect(without({ doors })).toContain('bath-common opens to kitchen');
  });

  test('leaves a hole or has rooms on top of each other', () => {
    const bath = layout.spaces.find(isBath);
    expect(without({ spaces: layout.spaces.filter((space) => space !== bath) })).toContain('the rooms leave a gap');
    const grown = layout.spaces.map((space) =>
      space === bath ? { ...space, w: space.w + 1, x: space.x - 0.5 } : space,
    );
    expect(without({ spaces: grown }).join()).toContain('overlaps');
  });

  test('has another area, too few baths or a bedroom without a window', () => {
    expect(findPlanIssues(layout, { ...HOME, area: 1200 }).join()).toContain('instead of 1200 sq ft');
    expect(findPlanIssues(layout, { ...HOME, baths: 4 })).toContain('3 of bath instead of 4');
    expect(without({ windows: [], doors: layout.doors.filter(({ kind }) => kind !== 'sliding') })).toContain(
      'bed2 has no window',
    );
  });

  test('has a door in the wrong wall', () => {
    const doors = layout.doors.map((door) => (door.space === 'bed3' ? { ...door, at: door.at + 2 } : door));
    expect(without({ doors }).join()).toContain('is not in their wall');
  });
});

describe('a file name carries the facts', () => {
  test.each([
    ['home-3-c1085-3t-2y-ne-7', HOME],
    [
      'home-1rk-b300-1t-1y-x-0',
      { ...HOME, bhk: '1 RK', area: 300, basis: 'built-up', baths: 1, balconies: 1, facing: null, seed: 0 },
    ],
    [
      'plot-108900-250-acre-s-9',
      { kind: 'plot', area: 108_900, stated: { value: 2.5, unit: 'acre' }, facing: 'south', seed: 9 },
    ],
  ] as const)('%s', (code, facts) => {
    expect(toPlanCode(facts)).toBe(code);
    expect(parsePlanCode(code)).toEqual(facts);
  });

  test('whatever they are', () => {
    fc.assert(
      fc.property(fc.oneof(...HOME_SIZES.map(arbitraryHome), business, plot), (facts) => {
        expect(parsePlanCode(toPlanCode(facts))).toEqual(facts);
      }),
    );
  });
});

describe('the drawing', () => {
  const svg = measuredPlan(HOME, 'Plan of a home') ?? '';

  test('states the area and the sizes of its rooms', () => {
    const layout = layOut(HOME);
    expect(svg).toContain('Carpet 1,085 sq ft');
    const widths = layout.spaces.filter(({ use }) => use === 'bedroom').map((space) => toClearBox(layout, space).w);
    expect(widths).toHaveLength(3);
    for (const width of widths) expect(svg).toContain(`>${feetAndInches(width)} ×`);
  });

  test('is sound markup with an accessible name', () => {
    expect(findSvgIssues(svg)).toEqual([]);
    expect(svg).toContain('aria-label="Plan of a home"');
  });

  test('names rooms in letters that a phone shows with eleven pixels', () => {
    const names = [...svg.matchAll(/font-size="([\d.]+)" font-weight="600" fill="#1d3f3a"/g)].map(([, size]) =>
      Number(size),
    );
    expect(names.length).toBeGreaterThan(6);
    expect((Math.min(...names) * 390) / 600).toBeGreaterThanOrEqual(11);
  });

  test('writes feet and inches', () => {
    expect(feetAndInches(11.34)).toBe(`11'4"`);
    expect(feetAndInches(9.99)).toBe(`10'0"`);
  });
});
