import type { Region } from '../catalogue.ts';
import type { TreeKind } from '../scenery/tree.ts';

export type Distance = 'city' | 'trees' | 'hills' | 'sea';

/** Land as one sees it from its own edge: the road to it, or what surrounds it. */
export interface LandDesign {
  about: string;
  regions?: readonly Region[];
  distance: Distance;
  trees: readonly TreeKind[];
  ground: readonly [far: string, near: string];
  road?: { surface: string; line?: string; verge: 'wall' | 'kerb' | 'grass' | 'lamps' };
  field?: 'rows' | 'paddy' | 'plots' | 'scrub' | 'pond' | 'sheds';
}

const GREEN = ['#b4c184', '#86a062'] as const;
const DRY = ['#d9c492', '#bd9f68'] as const;
const RED = ['#c79a6c', '#a8694a'] as const;
const ASPHALT = '#8d8a86';

/** Roads that lead to a piece of land. */
const ROAD = {
  avenue: {
    about: 'with an avenue of neem trees',
    distance: 'trees',
    trees: ['neem'],
    ground: GREEN,
    road: { surface: ASPHALT, line: '#efe9da', verge: 'grass' },
  },
  highway: {
    about: 'with a highway nearby',
    distance: 'hills',
    trees: ['gulmohar', 'shrub'],
    ground: DRY,
    road: { surface: ASPHALT, line: '#f0d27a', verge: 'kerb' },
  },
  walled: {
    about: 'between compound walls',
    distance: 'city',
    trees: ['ashoka', 'bougainvillea'],
    ground: DRY,
    road: { surface: '#b9b3a8', verge: 'wall' },
  },
  track: {
    about: 'on an unpaved track',
    distance: 'trees',
    trees: ['neem', 'shrub'],
    ground: GREEN,
    road: { surface: '#c9a878', verge: 'grass' },
  },
  lamps: {
    about: 'with street lamps and kerbs',
    distance: 'city',
    trees: ['shrub', 'ashoka'],
    ground: GREEN,
    road: { surface: ASPHALT, line: '#efe9da', verge: 'lamps' },
  },
  palms: {
    about: 'under coconut palms',
    regions: ['coast', 'kerala', 'south', 'deccan', 'east'],
    distance: 'trees',
    trees: ['palm'],
    ground: GREEN,
    road: { surface: '#a1694c', verge: 'grass' },
  },
  coast: {
    about: 'on the way to the sea',
    regions: ['coast', 'kerala', 'deccan', 'south'],
    distance: 'sea',
    trees: ['palm', 'shrub'],
    ground: GREEN,
    road: { surface: ASPHALT, line: '#efe9da', verge: 'kerb' },
  },
  desert: {
    about: 'through dry land',
    regions: ['desert', 'north', 'deccan'],
    distance: 'hills',
    trees: ['shrub'],
    ground: DRY,
    road: { surface: '#a39b90', line: '#efe9da', verge: 'grass' },
  },
} as const satisfies Record<string, LandDesign>;

/** Surroundings of a piece of land. */
const SURROUNDINGS = {
  fields: {
    about: 'with ploughed fields',
    distance: 'trees',
    trees: ['neem', 'neem', 'shrub'],
    ground: RED,
    field: 'rows',
  },
  mustard: {
    about: 'with fields in flower',
    regions: ['north', 'east', 'desert'],
    distance: 'trees',
    trees: ['neem', 'shrub'],
    ground: ['#d9c05a', '#b9a83f'],
    field: 'rows',
  },
  paddy: {
    about: 'with paddy and palms',
    regions: ['south', 'deccan', 'coast', 'kerala', 'east'],
    distance: 'trees',
    trees: ['palm', 'palm', 'shrub'],
    ground: ['#b9cf86', '#7fa35a'],
    field: 'paddy',
  },
  layout: {
    about: 'with plots that are marked out',
    distance: 'city',
    trees: ['ashoka', 'shrub'],
    ground: DRY,
    field: 'plots',
  },
  scrub: {
    about: 'with dry scrub and low hills',
    regions: ['desert', 'deccan', 'south', 'north'],
    distance: 'hills',
    trees: ['shrub', 'shrub', 'neem'],
    ground: DRY,
    field: 'scrub',
  },
  pond: { about: 'with a pond', distance: 'hills', trees: ['neem', 'palm', 'shrub'], ground: GREEN, field: 'pond' },
  estate: { about: 'with industrial sheds', distance: 'city', trees: ['shrub'], ground: DRY, field: 'sheds' },
  grove: {
    about: 'with a grove of trees',
    distance: 'trees',
    trees: ['neem', 'gulmohar', 'neem'],
    ground: GREEN,
    field: 'scrub',
  },
} as const satisfies Record<string, LandDesign>;

/** The designs of land, by the names that they have in file names. */
export const LAND_VIEWS: Readonly<Record<LandView, Readonly<Record<string, LandDesign>>>> = {
  road: ROAD,
  surroundings: SURROUNDINGS,
};

export type LandView = 'road' | 'surroundings';
