import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONOGRAM_KINDS } from './catalogue.ts';
import {
  artFile,
  artName,
  COVERS,
  courtyard,
  cover,
  DESIGN_NAMES,
  DESIGNS,
  ELEVATION_TYPES,
  elevation,
  floorplan,
  interior,
  isLand,
  monogram,
  PLANS,
  REGIONS,
  ROOMS,
  SPOTS,
  STAGES,
  skyline,
  spot,
  streetMap,
  TIERS,
  TIMES,
} from './index.ts';
import { INTERIOR_STATES } from './interior/designed-room.ts';
import { findSvgIssues } from './svg-issues.ts';

describe('a file name stands for a picture', () => {
  test.each([
    ['elevation-builder-floor-34-golden', elevation({ type: 'builder-floor', seed: 34, time: 'golden' })],
    ['elevation-tower-4294967295-dusk', elevation({ type: 'tower', seed: 4294967295, time: 'dusk' })],
    ['interior-bath-0-dawn', interior({ room: 'bath', seed: 0, time: 'dawn' })],
    ['plan-studio-3', floorplan({ bhk: 'studio', seed: 3 })],
    ['plan-4-3', floorplan({ bhk: 4, seed: 3 })],
    ['cover-ledger-7', cover({ theme: 'ledger', seed: 7 })],
    ['map-2', streetMap({ seed: 2 })],
    ['spot-notfound', spot({ kind: 'notfound' })],
    ['monogram-0-vastukala-habitat', monogram({ kind: 0, name: 'Vastukala Habitat' })],
    ['city-gurgaon', skyline({ city: 'Gurgaon' })],
    ['city-greater-noida', skyline({ city: 'Greater Noida' })],
    ['city-somewhere-else', skyline({ city: 'Somewhere Else' })],
    [
      'courtyard-new-delhi-day-wide',
      courtyard({ city: 'Delhi', time: 'day', width: 1440, height: 700, arcadeStart: 0.5 }),
    ],
  ])('%s', (name, svg) => {
    expect(artFile(name)).toBe(svg);
  });

  test.each([
    ['courtyard-india-golden-wide', 'viewBox="0 0 1440 700"'],
    ['courtyard-india-golden-tall', 'viewBox="0 0 560 470"'],
    ['banner', 'viewBox="0 0 1440 700"'],
    ['login-art', 'viewBox="0 0 900 1000"'],
  ])('%s has the shape its page needs', (name, viewBox) => {
    expect(artFile(name)).toContain(viewBox);
  });

  test('the wall of the tall hero is the plain plaster of the page', () => {
    expect(artFile('courtyard-pune-golden-tall')).toContain('<path fill="#f6e2c6" d="M0 0h560v470h-560z"/>');
  });
});

describe('any other name stands for nothing', () => {
  test.each([
    '',
    '-',
    'city',
    'city-',
    'map-',
    'banner-',
    'banner.svg',
    'login',
    'elevation',
    'elevation-castle-1-day',
    'elevation-tower-1-noon',
    'elevation-tower-1',
    'elevation-tower-01-day',
    'elevation-tower-00-day',
    'elevation-tower--1-day',
    'elevation-tower-+1-day',
    'elevation-tower-1.5-day',
    'elevation-tower-1e3-day',
    'elevation-tower-0x1-day',
    'elevation-tower-4294967296-day',
    'elevation-tower-99999999999-day',
    'elevation-tower-१-day',
    'elevation-tower-1-day-',
    'elevation-tower-1-day\n',
    'Elevation-tower-1-day',
    'ELEVATION-TOWER-1-DAY',
    'elevation-constructor-1-day',
    '__proto__-1',
    'constructor-1',
    'interior-garage-1-day',
    'plan-5-1',
    'plan-3',
    'plan-home-3-c1085-3t-2y-n-01',
    'plan-home-3-c1085-3t-2y-u-1',
    'plan-home-7-c1085-3t-2y-n-1',
    'plan-home-6-c300-6t-2y-n-1',
    'plan-home-3-c01085-3t-2y-n-1',
    'plan-home-3-c1085-3t-2y-n-4294967296',
    'plan-office-c99-1t-n-1',
    'plan-plot-1800-0-acre-n-1',
    'plan-plot-1800-100-mile-n-1',
    'cover-arches-',
    'cover--1',
    'monogram-6-a',
    'monogram-00-a',
    'monogram--a',
    'monogram-0-',
    'monogram-0-Meera',
    'monogram-0-"><script>',
    `monogram-0-${'a'.repeat(81)}`,
    'city-Delhi',
    'city-new delhi',
    'city-दिल्ली',
    'city-../../etc/passwd',
    'city-%2e%2e',
    'city-a"onload="x',
    `city-${'a'.repeat(41)}`,
    'courtyard-india-golden',
    'courtyard-india-golden-square',
    'courtyard--golden-wide',
    'courtyard-golden-wide',
    'spot-error',
    'map-1-2',
    `map-${'1'.repeat(200)}`,
    'a'.repeat(100_000),
  ])('%j', (name) => {
    expect(artFile(name)).toBeUndefined();
  });
});

describe('names and pictures belong together', () => {
  const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const time = fc.constantFrom(...TIMES);
  const state = fc.constantFrom(...INTERIOR_STATES);
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  const facing = fc.constantFrom(null, 'north', 'south_east', 'west');
  const anyPlan = fc.oneof(
    fc.record({
      kind: fc.constant('home'),
      bhk: fc.constant('3'),
      area: fc.integer({ min: 1000, max: 2000 }),
      basis: fc.constantFrom('carpet', 'built-up'),
      baths: fc.integer({ min: 2, max: 4 }),
      balconies: fc.integer({ min: 0, max: 2 }),
      facing,
      seed,
    }),
    fc.record({
      kind: fc.constantFrom('shop', 'office', 'shed'),
      area: fc.integer({ min: 3500, max: 5000 }),
      basis: fc.constantFrom('carpet', 'built-up'),
      baths: fc.constant(1),
      facing,
      seed,
    }),
    fc.record({
      kind: fc.constant('plot'),
      area: fc.integer({ min: 500, max: 300_000 }),
      stated: fc.record({ value: fc.integer({ min: 20, max: 200 }), unit: fc.constantFrom('sq_yd', 'sq_m', 'acre') }),
      facing,
      seed,
    }),
  );
  const facts = fc.record({
    design: fc.constantFrom(...DESIGN_NAMES.filter((name) => !isLand(DESIGNS[name].kinds[0]))),
    floors: fc.integer({ min: 1, max: 40 }),
    size: fc.constant(0),
    tier: fc.constantFrom(...TIERS),
    region: fc.constantFrom(...REGIONS),
    stage: fc.constantFrom(...STAGES),
  });
  const anyName = fc.oneof(
    fc.record({ facts, seed, time }).map(artName.elevation),
    fc.record({ type: fc.constantFrom(...ELEVATION_TYPES), seed, time }).map(artName.elevation),
    anyText.map(artName.city),
    fc.record({ city: anyText, time, format: fc.constantFrom('wide', 'tall') }).map(artName.courtyard),
    fc.constantFrom(artName.banner(), artName.loginArt()),
    fc.record({ room: fc.constantFrom(...ROOMS), seed, time }).map(artName.interior),
    fc.record({ bhk: fc.constantFrom(...PLANS), seed }).map((old) => `plan-${old.bhk}-${old.seed}`),
    anyPlan.map(artName.plan),
    fc
      .record({ room: fc.constant('living'), design: fc.constantFrom('hall', 'jhoola'), state, time })
      .map(artName.designedRoom),
    fc.record({ view: fc.constant('road'), design: fc.constantFrom('avenue', 'palms'), time }).map(artName.land),
    fc.record({ theme: fc.constantFrom(...COVERS), seed }).map(artName.cover),
    fc.record({ name: anyText, kind: fc.constantFrom(...MONOGRAM_KINDS) }).map(artName.monogram),
    anyText.map((name) => artName.monogram({ name })),
    fc.double().map(artName.map),
    fc.constantFrom(...SPOTS).map(artName.spot),
  );

  test('every name we make is drawn as sound markup', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(name).toMatch(/^[a-z0-9-]{1,120}$/);
        expect(findSvgIssues(artFile(name) ?? '')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('no text makes it throw, and whatever is drawn is sound markup', () => {
    const families = [
      'elevation',
      'city',
      'courtyard',
      'interior',
      'land',
      'plan',
      'cover',
      'monogram',
      'map',
      'spot',
    ] as const;
    const nearMiss = fc.tuple(fc.constantFrom(...families), anyText).map(([family, rest]) => `${family}-${rest}`);
    const edited = fc
      .tuple(anyName, fc.nat({ max: 60 }), fc.string({ maxLength: 3 }))
      .map(([name, at, text]) => name.slice(0, at) + text + name.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(anyText, nearMiss, edited), (name) => {
        const svg = artFile(name);
        const wellNamed = /^[a-z0-9-]{1,120}$/.test(name);
        expect(svg === undefined || (wellNamed && findSvgIssues(svg).length === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a monogram without a kind always gets the same one', () => {
    expect(artName.monogram({ name: 'Palash Group' })).toBe(artName.monogram({ name: '  PALASH  group!' }));
    expect(artName.monogram({ name: 'मीरा' })).toMatch(/^monogram-[0-5]-aangan$/);
  });

  test('accents, spaces and capitals make the same city', () => {
    expect(artName.city('Greater Noida')).toBe('city-greater-noida');
    expect(artName.city(' Pondichéry ')).toBe('city-pondichery');
    expect(artName.city('दिल्ली')).toBe('city-india');
  });
});
