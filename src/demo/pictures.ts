import type { Facing, PictureKind, PropertyType } from '#contract';
import { type Area, areaText, squareFeet } from './amounts.ts';
import type { Bhk } from './content/markets.ts';
import {
  artName,
  type CoverTheme,
  type DesignedRoom,
  type DesignedRoomName,
  type ElevationFacts,
  findDesign,
  hash,
  LAND_VIEWS,
  type LandView,
  type PlanFacts,
  type TimeOfDay,
} from './drawings/index.ts';

/** A drawing used instead of a photo; pictures with the same name are the same file. */
export interface Picture {
  /** File name for `artFile`, without extension. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** What a picture of a listing shows. */
  kind?: PictureKind;
  /** Shown by many listings, so that it says nothing about duplicates. */
  isShared?: boolean;
}

/** The elevation of a building or land with the facts of its listing. */
export const street = (slug: string, facts: ElevationFacts, time: TimeOfDay, title: string): Picture => ({
  name: artName.elevation({ facts, seed: hash(slug), time }),
  alt: `Drawing of ${title}`,
  width: 600,
  height: 400,
  kind: 'outside',
});

/** What a room is called, and its kind if there is one for it. */
const ROOMS: Record<DesignedRoom, readonly [label: string, kind?: PictureKind]> = {
  living: ['living room', 'living'],
  dining: ['dining area'],
  kitchen: ['kitchen', 'kitchen'],
  bedroom: ['bedroom', 'bedroom'],
  child: ['second bedroom', 'bedroom'],
  bath: ['bathroom', 'bath'],
  study: ['study'],
  balcony: ['balcony', 'view'],
  pooja: ['pooja room'],
  foyer: ['entrance hall'],
  studio: ['studio', 'living'],
  office: ['office'],
  cabin: ['meeting room'],
  reception: ['reception'],
  shop: ['shop'],
  warehouse: ['hall'],
};

const FLOORS = {
  vitrified: 'a floor of large tiles',
  terrazzo: 'a terrazzo floor',
  kota: 'a floor of Kota stone',
  oxide: 'a red oxide floor',
  teak: 'a wooden floor',
  walnut: 'a dark wooden floor',
  marble: 'a marble floor',
  athangudi: 'Athangudi tiles',
  cement: 'a cement floor',
  tile: 'a tiled floor',
  deck: 'a wooden deck',
  carpet: 'a carpet',
} as const;

/** A room that many homes share. */
export function roomPicture(options: DesignedRoomName): Picture {
  const { room, design, state } = options;
  const { about = '', shell } = findDesign(room, design) ?? {};
  const [label, kind] = ROOMS[room];
  const floor = FLOORS[shell?.floor ?? 'tile'];
  const keepsLook = room === 'balcony' || room === 'bath';
  const alts = {
    furnished: `Drawing of the ${label} ${about}`,
    semi: `Drawing of the ${label} with fitted cupboards and ${floor}`,
    bare: keepsLook ? `Drawing of the empty ${label} ${about}` : `Drawing of the empty ${label} with ${floor}`,
    impression: `Artist's impression of the ${label} ${about}`,
  };
  const picture = { name: artName.designedRoom(options), alt: alts[state], width: 600, height: 400, isShared: true };
  return kind ? { ...picture, kind } : picture;
}

/** The road to a piece of land or its surroundings, shared by many listings. */
export function landPicture({ view, design, time }: { view: LandView; design: string; time: TimeOfDay }): Picture {
  const about = LAND_VIEWS[view][design]?.about ?? '';
  const label = view === 'road' ? 'road' : 'surroundings';
  return {
    name: artName.land({ view, design, time }),
    alt: `Drawing of the ${label} ${about}`,
    width: 600,
    height: 400,
    kind: 'view',
    isShared: true,
  };
}

/** A placeholder for a map of the surroundings. */
export const surroundings = (slug: string, title: string): Picture => ({
  name: artName.map(hash(slug)),
  alt: `Sketch of the streets around ${title}`,
  width: 900,
  height: 420,
  kind: 'view',
});

/** The types whose plan is not that of a home. */
const PLAN_KINDS: Partial<Record<PropertyType, Exclude<PlanFacts['kind'], 'home'>>> = {
  commercial_shop: 'shop',
  commercial_showroom: 'shop',
  commercial_office_space: 'office',
  office_in_it_park: 'office',
  'warehouse/godown': 'shed',
  industrial_building: 'shed',
  industrial_shed: 'shed',
  plot: 'plot',
  commercial_land: 'plot',
  industrial_land: 'plot',
  agricultural_land: 'plot',
};

/** What a listing states about the home, unit or land of a plan. */
export interface PlanOptions {
  key: string;
  title: string;
  propertyType: PropertyType;
  bhk: Bhk | null;
  /** The built-up area, or the area of land. */
  area: Area;
  carpet?: Area | null;
  baths?: number | null;
  balconies?: number | null;
  facing?: Facing | null;
}

function toPlanFacts({
  key,
  propertyType,
  bhk,
  area,
  carpet,
  baths,
  balconies,
  facing = null,
}: PlanOptions): PlanFacts {
  const kind = PLAN_KINDS[propertyType] ?? 'home';
  const seed = hash(key);
  if (kind === 'plot') return { kind, area: Math.round(squareFeet(area)), stated: area, facing, seed };
  const basis = carpet ? 'carpet' : 'built-up';
  const stated = { area: Math.round(squareFeet(carpet ?? area)), basis, facing, seed } as const;
  if (kind !== 'home') return { ...stated, kind, baths: baths ?? 1 };
  const bedrooms = Math.floor(Number.parseFloat(bhk ?? '2'));
  const usualBalconies = Math.min(3, Math.max(1, bedrooms - 1));
  return {
    ...stated,
    kind,
    bhk: bhk ?? '2',
    baths: baths ?? Math.max(1, bedrooms),
    balconies: balconies ?? usualBalconies,
  };
}

/** The plan of a home, shop, office or shed with the stated area, or the site plan of land. */
export function planForListing(options: PlanOptions): Picture {
  const facts = toPlanFacts(options);
  const { title, area, carpet } = options;
  const size = carpet ? `carpet area ${areaText(carpet)}` : areaText(area);
  const subject = title.includes(size) ? title : `${title}, ${size}`;
  return {
    name: artName.plan(facts),
    alt: `${facts.kind === 'plot' ? 'Site' : 'Floor'} plan of ${subject}`,
    width: 600,
    height: 440,
    kind: 'plan',
  };
}

/** The logo of a company. */
export const makeMonogram = (name: string): Picture => ({
  name: artName.monogram({ name }),
  alt: `${name} logo`,
  width: 120,
  height: 120,
});

/** The cover of an article. */
export const makeCover = (slug: string, theme: CoverTheme, title: string): Picture => ({
  name: artName.cover({ theme, seed: hash(slug) }),
  alt: `Illustration for the article ${title}`,
  width: 640,
  height: 400,
});

/** The tile of a city on the home page. */
export const cityTile = (city: string): Picture => ({
  name: artName.city(city),
  alt: `Illustration of ${city}`,
  width: 400,
  height: 480,
});
