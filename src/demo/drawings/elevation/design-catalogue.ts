import type { Region, Tier } from '../catalogue.ts';
/** What is built or offered; a design can serve several kinds. */
export type BuildingKind =
  | 'tower'
  | 'midrise'
  | 'house'
  | 'villa'
  | 'builder-floor'
  | 'office'
  | 'shop'
  | 'showroom'
  | 'warehouse'
  | 'factory'
  | 'farmhouse'
  | 'plot'
  | 'commercial-land'
  | 'industrial-land'
  | 'farmland';

const LAND: ReadonlySet<BuildingKind> = new Set(['plot', 'commercial-land', 'industrial-land', 'farmland']);

/** Whether a kind is land without a building. */
export const isLand = (kind: BuildingKind): boolean => LAND.has(kind);

const KINDS: ReadonlyMap<string, BuildingKind> = new Map([
  ['residential', 'house'],
  ['villa', 'villa'],
  ['builder_floor_apartment', 'builder-floor'],
  ['plot', 'plot'],
  ['commercial_land', 'commercial-land'],
  ['industrial_land', 'industrial-land'],
  ['agricultural_land', 'farmland'],
  ['farmhouse', 'farmhouse'],
  ['commercial_office_space', 'office'],
  ['office_in_it_park', 'office'],
  ['commercial_shop', 'shop'],
  ['commercial_showroom', 'showroom'],
  ['warehouse/godown', 'warehouse'],
  ['industrial_building', 'factory'],
  ['industrial_shed', 'warehouse'],
]);

/** The lowest building that is drawn as a tower. */
const TOWER_FLOORS = 8;

/** What is drawn for a `property_type`; flats of every kind and unknown types stand in a tower or a lower block. */
export const kindFor = (propertyType: string, floors: number): BuildingKind =>
  KINDS.get(propertyType) ?? (floors >= TOWER_FLOORS ? 'tower' : 'midrise');

/** Where a design fits. */
export interface DesignProfile {
  /** The first one is what the building is in the first place. */
  readonly kinds: readonly [BuildingKind, ...BuildingKind[]];
  readonly tiers: readonly Tier[];
  /** Everywhere unless regions are given. */
  readonly regions?: readonly Region[];
  /** Any number of floors unless given. */
  readonly floors?: readonly [lowest: number, highest: number];
}

const ALL = ['affordable', 'mid', 'premium', 'luxury'] as const;
const PLAIN = ['affordable', 'mid'] as const;
const MIDDLE = ['mid', 'premium'] as const;
const DEAR = ['premium', 'luxury'] as const;
const BETTER = ['mid', 'premium', 'luxury'] as const;

const PROFILES = {
  slab: { kinds: ['tower'], tiers: ['affordable', 'mid', 'premium'] },
  point: { kinds: ['tower'], tiers: BETTER },
  stepped: { kinds: ['tower'], tiers: DEAR },
  twin: { kinds: ['tower'], tiers: BETTER },
  curved: { kinds: ['tower'], tiers: BETTER },
  framed: { kinds: ['tower'], tiers: MIDDLE },
  society: { kinds: ['tower'], tiers: PLAIN, floors: [8, 16] },
  estate: { kinds: ['tower'], tiers: PLAIN },
  walkup: { kinds: ['midrise'], tiers: PLAIN },
  gallery: { kinds: ['midrise'], tiers: PLAIN },
  'stilt-block': { kinds: ['midrise'], tiers: ALL },
  'brick-court': { kinds: ['midrise'], tiers: MIDDLE, regions: ['north', 'deccan', 'south', 'desert', 'east'] },
  deco: { kinds: ['midrise'], tiers: MIDDLE, regions: ['coast', 'east', 'south'] },
  mansion: { kinds: ['midrise'], tiers: BETTER, regions: ['east', 'coast', 'south'] },
  'tiled-block': { kinds: ['midrise'], tiers: ['affordable', 'mid', 'premium'], regions: ['coast', 'kerala', 'south'] },
  'jharokha-block': { kinds: ['midrise'], tiers: BETTER, regions: ['desert', 'north'] },
  terraced: { kinds: ['midrise'], tiers: DEAR },
  'plain-house': { kinds: ['house', 'villa'], tiers: PLAIN },
  'row-house': { kinds: ['house', 'villa'], tiers: PLAIN },
  cubes: { kinds: ['house', 'villa'], tiers: BETTER },
  'brick-house': { kinds: ['house', 'villa'], tiers: MIDDLE, regions: ['north', 'deccan', 'south', 'east'] },
  bungalow: { kinds: ['house'], tiers: BETTER, regions: ['north', 'deccan', 'south', 'east', 'coast'] },
  nalukettu: { kinds: ['house', 'villa'], tiers: BETTER, regions: ['kerala', 'coast', 'south'] },
  chettinad: { kinds: ['house'], tiers: BETTER, regions: ['south', 'kerala'] },
  haveli: { kinds: ['house', 'villa'], tiers: BETTER, regions: ['desert', 'north'], floors: [2, 4] },
  townhouse: { kinds: ['house'], tiers: BETTER, regions: ['east', 'coast'], floors: [2, 4] },
  pavilion: { kinds: ['villa', 'house'], tiers: DEAR },
  'gable-villa': { kinds: ['villa', 'house'], tiers: ['affordable', 'mid', 'premium'] },
  coastal: { kinds: ['villa'], tiers: BETTER, regions: ['coast', 'kerala', 'south'] },
  arcaded: { kinds: ['villa'], tiers: ['luxury'], regions: ['desert', 'north', 'deccan'] },
  'floors-plain': { kinds: ['builder-floor'], tiers: PLAIN },
  'floors-stone': { kinds: ['builder-floor'], tiers: BETTER },
  'floors-frame': { kinds: ['builder-floor'], tiers: BETTER },
  'floors-corner': { kinds: ['builder-floor'], tiers: ALL },
  'glass-office': { kinds: ['office'], tiers: BETTER },
  'fin-office': { kinds: ['office'], tiers: ALL },
  campus: { kinds: ['office'], tiers: BETTER, floors: [1, 14] },
  complex: { kinds: ['office'], tiers: ['affordable', 'mid', 'premium'] },
  'high-street': { kinds: ['shop'], tiers: ALL },
  'corner-shop': { kinds: ['shop'], tiers: ALL },
  bazaar: { kinds: ['shop'], tiers: ALL },
  mall: { kinds: ['shop', 'showroom'], tiers: BETTER },
  showroom: { kinds: ['showroom'], tiers: ALL },
  'plaza-showroom': { kinds: ['showroom'], tiers: ALL },
  'dock-shed': { kinds: ['warehouse'], tiers: ALL },
  'barrel-shed': { kinds: ['warehouse', 'factory'], tiers: ALL },
  sawtooth: { kinds: ['factory', 'warehouse'], tiers: ALL },
  works: { kinds: ['factory'], tiers: ALL },
  'farm-tiled': { kinds: ['farmhouse'], tiers: ALL, regions: ['coast', 'deccan', 'south', 'kerala', 'east'] },
  'farm-modern': { kinds: ['farmhouse'], tiers: ALL },
  'farm-court': { kinds: ['farmhouse'], tiers: ALL, regions: ['north', 'desert', 'deccan'] },
  'plot-layout': { kinds: ['plot'], tiers: ALL },
  'plot-walled': { kinds: ['plot'], tiers: ALL },
  'plot-corner': { kinds: ['plot', 'commercial-land', 'industrial-land'], tiers: ALL },
  frontage: { kinds: ['commercial-land'], tiers: ALL },
  'work-land': { kinds: ['industrial-land'], tiers: ALL },
  paddy: { kinds: ['farmland'], tiers: ALL, regions: ['coast', 'south', 'kerala', 'east', 'deccan'] },
  wheat: { kinds: ['farmland'], tiers: ALL, regions: ['north', 'desert', 'deccan'] },
  coconut: { kinds: ['farmland'], tiers: ALL, regions: ['coast', 'south', 'kerala'] },
  orchard: { kinds: ['farmland'], tiers: ALL, regions: ['north', 'desert', 'deccan', 'coast', 'east'] },
} as const satisfies Record<string, DesignProfile>;

export type Design = keyof typeof PROFILES;

/** Every design and where it fits. */
export const DESIGNS: Readonly<Record<Design, DesignProfile>> = PROFILES;

export const DESIGN_NAMES = Object.keys(PROFILES) as readonly Design[];

/** Where a building stands and what it costs. */
export interface DesignQuery {
  readonly kind: BuildingKind;
  readonly floors: number;
  readonly tier: Tier;
  readonly region: Region;
}

/** The designs that fit a building, in the order of the catalogue. */
export function findDesigns({ kind, floors, tier, region }: DesignQuery): Design[] {
  return DESIGN_NAMES.filter((name) => {
    const { kinds, tiers, regions, floors: range } = DESIGNS[name];
    return (
      kinds.includes(kind) &&
      tiers.includes(tier) &&
      (regions?.includes(region) ?? true) &&
      (range === undefined || (floors >= range[0] && floors <= range[1]))
    );
  });
}
