import {
  type CourtyardFormat,
  type CoverTheme,
  type ElevationType,
  MONOGRAM_KINDS,
  type MonogramKind,
  type Plan,
  type Room,
  type SpotKind,
  type TimeOfDay,
} from './catalogue.ts';
import type { ElevationFacts } from './elevation/elevation-facts.ts';
import { type PlanFacts, toPlanCode } from './floorplan/plan-facts.ts';
import type { InteriorState } from './interior/designed-room.ts';
import type { DesignedRoom } from './interior/rooms.ts';
import type { LandView } from './land/land-designs.ts';
import { cyclic, hash } from './random.ts';

/** Converts a name to lower-case words joined by hyphens, at most `maxLength` characters; may be empty. */
export const toSlug = (name: string, maxLength: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** Converts a slug back to a name with capitals: `greater-noida` to `Greater Noida`. */
export const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Maximum length of a city slug in a file name. */
export const CITY_SLUG_LENGTH = 40;

/** Maximum length of the slug of a person or company in a file name. */
export const MONOGRAM_SLUG_LENGTH = 80;

const uint32 = (seed: number): number => seed >>> 0;
const citySlug = (city: string): string => toSlug(city, CITY_SLUG_LENGTH) || 'india';

/** Facts as words of a file name: buildings have floors (`14f`), land has square yards (`200y`). */
const toWords = ({ design, floors, size, tier, region, stage }: ElevationFacts): string =>
  [design, size > 0 ? `${size}y` : `${floors}f`, tier, region, stage].join('-');

/** The parts of the name of a designed room. */
export interface DesignedRoomName {
  room: DesignedRoom;
  design: string;
  state: InteriorState;
  time: TimeOfDay;
}

/** Builds the stable file names (without extension) that `artFile` draws; seeds are taken modulo 2^32. */
export const artName = {
  /** A building with the facts of a listing, or of a type alone, as older names have it. */
  elevation: (
    picture: ({ type: ElevationType } | { facts: ElevationFacts }) & { seed: number; time: TimeOfDay },
  ): string =>
    `elevation-${'facts' in picture ? toWords(picture.facts) : picture.type}-${uint32(picture.seed)}-${picture.time}`,

  city: (city: string): string => `city-${citySlug(city)}`,

  courtyard: ({ city, time, format }: { city: string; time: TimeOfDay; format: CourtyardFormat }): string =>
    `courtyard-${citySlug(city)}-${time}-${format}`,

  banner: (): string => 'banner',

  loginArt: (): string => 'login-art',

  interior: ({ room, seed, time }: { room: Room; seed: number; time: TimeOfDay }): string =>
    `interior-${room}-${uint32(seed)}-${time}`,

  /** A room that many homes share; it has a design instead of a seed. */
  designedRoom: ({ room, design, state, time }: DesignedRoomName): string =>
    `interior-${room}-${design}-${state}-${time}`,

  /** A view of land that many listings share. */
  land: ({ view, design, time }: { view: LandView; design: string; time: TimeOfDay }): string =>
    `land-${view}-${design}-${time}`,

  plan: (facts: PlanFacts): string => `plan-${toPlanCode(facts)}`,

  cover: ({ theme, seed }: { theme: CoverTheme; seed: number }): string => `cover-${theme}-${uint32(seed)}`,

  /** The kind is derived from the name by default; a name without Latin letters or digits gets our own monogram. */
  monogram: ({ name, kind }: { name: string; kind?: MonogramKind }): string => {
    const slug = toSlug(name, MONOGRAM_SLUG_LENGTH) || 'aangan';
    return `monogram-${kind ?? cyclic(MONOGRAM_KINDS, hash(slug))}-${slug}`;
  },

  map: (seed: number): string => `map-${uint32(seed)}`,

  spot: (kind: SpotKind): string => `spot-${kind}`,
};

const BY_BEDROOMS = ['1', '2', '3', '4'] as const;

/** The plan for a number of bedrooms: fractions are dropped, more than four is drawn as four, none as three. */
export function planFor(bhk: Plan | number): Plan {
  if (typeof bhk === 'string') {
    return bhk;
  }
  const bedrooms = Math.trunc(bhk) || 3;
  return BY_BEDROOMS[Math.min(4, Math.max(1, bedrooms)) - 1] ?? '3';
}
