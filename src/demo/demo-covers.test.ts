import { describe, expect, test } from 'vitest';
import { demoData } from './demo-data.ts';
import {
  artFile,
  type Design,
  describeElevation,
  type ElevationDescription,
  isLand,
  type Region,
  type Stage,
  type Tier,
} from './drawings/index.ts';
import { tierFor } from './rows/covers.ts';

const NAME = /^elevation-([a-z-]+)-(\d+)([fy])-([a-z]+)-([a-z]+)-([a-z]+)-\d+-([a-z]+)$/;

interface Cover extends ElevationDescription {
  name: string;
  time: string;
}

function readCover(name: string): Cover {
  const [, design, amount, unit, tier, region, stage, time = ''] = NAME.exec(name) ?? [];
  const facts = {
    design: design as Design,
    floors: unit === 'f' ? Number(amount) : 0,
    size: unit === 'y' ? Number(amount) : 0,
    tier: tier as Tier,
    region: region as Region,
    stage: stage as Stage,
  };
  return { ...describeElevation(facts), name, time };
}

const data = demoData();
const published = data.properties.filter(({ row }) => row.status === 'published');
const readFirstCover = ({ pictures }: { pictures: { name: string }[] }): Cover => readCover(pictures[0]?.name ?? '');

/** The lists of the site, in their order: for sale, for rent, in one city, and projects. */
const lists: [string, Cover[]][] = [
  ['for sale', published.filter(({ row }) => row.purpose !== 'rent').map(readFirstCover)],
  ['for rent', published.filter(({ row }) => row.purpose === 'rent').map(readFirstCover)],
  ['in Mumbai', published.filter(({ row, city }) => row.purpose !== 'rent' && city === 'mumbai').map(readFirstCover)],
  [
    'in Gurugram',
    published.filter(({ row, city }) => row.purpose !== 'rent' && city === 'gurugram').map(readFirstCover),
  ],
  ['projects', data.projects.filter(({ row }) => row.status === 'published').map(readFirstCover)],
];

const windows = (covers: readonly Cover[], size: number): Cover[][] =>
  Array.from({ length: Math.max(0, covers.length - size + 1) }, (_, start) => covers.slice(start, start + size));

describe.each(lists)('the covers of a list: %s', (_list, covers) => {
  test('show at least twelve different designs among forty', () => {
    expect(covers.length).toBeGreaterThan(40);
    const counts = windows(covers, 40).map((forty) => new Set(forty.map(({ design }) => design)).size);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
  });

  test('show at most two night scenes among ten', () => {
    const nights = windows(covers, 10).map((ten) => ten.filter(({ time }) => time === 'dusk').length);
    expect(Math.max(...nights)).toBeLessThanOrEqual(2);
    expect(covers.some(({ time }) => time === 'dusk')).toBe(true);
  });

  test('show no twins among ten', () => {
    const twins = windows(covers, 10).filter(
      (ten) => new Set(ten.map(({ design, tier, time }) => `${design} ${tier} ${time}`)).size < 10,
    );
    expect(twins.map((ten) => ten.map(({ name }) => name))).toEqual([]);
  });
});

describe('a cover shows the facts of its listing', () => {
  test('as many floors as are stated, and never fewer than the floor of the flat', () => {
    const stated = published.filter(({ row }) => row.totalFloors);
    expect(stated.length).toBeGreaterThan(500);
    for (const property of stated) expect(readFirstCover(property).floors).toBe(property.row.totalFloors);
    const flats = published.filter(({ row }) => row.floor);
    expect(flats.filter((property) => readFirstCover(property).floors < (property.row.floor ?? 0))).toEqual([]);
  });

  test('the stage of construction, with a crane or hoist, a scaffold or a model', () => {
    const stages = {
      new_launch: ['launch', 'model', 'hoarding'],
      mid_stage: ['midway', 'scaffold', 'frame'],
      near_possession: ['finishing', 'scaffold', 'hoist'],
    } as const;
    const built = [...data.projects, ...published].filter((listing) => !isLand(readFirstCover(listing).kind));
    for (const [possession, [stage, ...parts]] of Object.entries(stages)) {
      const covers = built.filter(({ row }) => row.possessionStatus === possession).map(readFirstCover);
      expect(covers.length).toBeGreaterThan(30);
      expect(covers.filter((cover) => cover.stage !== stage)).toEqual([]);
      expect(covers.filter((cover) => parts.some((part) => !cover.parts.includes(part)))).toEqual([]);
    }
    const ready = built.filter(({ row }) => row.possessionStatus === 'ready_to_move').map(readFirstCover);
    expect(ready.filter(({ stage }) => stage !== 'ready')).toEqual([]);
  });

  test('no mansion for a small price, and no plain walls for a large one', () => {
    const grand: ReadonlySet<Design> = new Set(['arcaded', 'haveli', 'pavilion', 'stepped', 'mansion', 'curved']);
    const small = published.filter(
      ({ row }) => row.purpose !== 'rent' && row.price && row.price <= 6_000_000 && row.residencyType === 'residential',
    );
    expect(small.length).toBeGreaterThan(30);
    const covers = small.map(readFirstCover);
    const isPlain = ({ tier }: Cover): boolean => tier === 'affordable' || tier === 'mid';
    expect(covers.filter((cover) => !isPlain(cover))).toEqual([]);
    expect(covers.filter(({ design }) => ['arcaded', 'pavilion', 'stepped', 'terraced'].includes(design))).toEqual([]);
    expect(covers.filter(({ design, tier }) => tier === 'affordable' && grand.has(design))).toEqual([]);
  });

  test('the buildings and fields of its region', () => {
    const regions = Map.groupBy(published, ({ city }) => city);
    const inCity = (city: string) => (regions.get(city) ?? []).map(readFirstCover);
    expect(inCity('kochi').every(({ region, design }) => region === 'kerala' && design !== 'haveli')).toBe(true);
    expect(inCity('jaipur').every(({ region, design }) => region === 'desert' && design !== 'nalukettu')).toBe(true);
    expect(inCity('delhi').every(({ design }) => design !== 'paddy' && design !== 'coconut')).toBe(true);
  });
});

test('a price class follows the price per area, within what so much money buys', () => {
  expect(tierFor(0.7, 8_000_000)).toBe('affordable');
  expect(tierFor(1, 8_000_000)).toBe('mid');
  expect(tierFor(1.3, 20_000_000)).toBe('premium');
  expect(tierFor(1.9, 90_000_000)).toBe('luxury');
  expect(tierFor(1.9, 6_000_000)).toBe('mid');
  expect(tierFor(0.7, 90_000_000)).toBe('premium');
});

test('every cover is drawn, most in less than 30 kB and none in more than 45', () => {
  const some = [...published, ...data.projects].filter((_, index) => index % 5 === 0).map(readFirstCover);
  const sizes = some.map(({ name }) => artFile(name)?.length ?? Number.POSITIVE_INFINITY);
  expect(Math.max(...sizes)).toBeLessThan(45 * 1024);
  expect(sizes.filter((size) => size > 30 * 1024).length / sizes.length).toBeLessThan(0.25);
});
