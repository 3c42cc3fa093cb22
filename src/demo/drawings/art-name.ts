import type {
  CourtyardFormat,
  CoverTheme,
  ElevationType,
  MonogramKind,
  Plan,
  Room,
  SpotKind,
  TimeOfDay,
} from './catalogue.ts';
import { MONOGRAM_KINDS } from './catalogue.ts';
import { cyclic } from './cyclic.ts';
import { planFor } from './floorplan/plan-for.ts';
import { hash } from './random.ts';
import { toSlug } from './slug.ts';

/** Maximum length of a city slug in a file name. */
export const CITY_SLUG_LENGTH = 40;

/** Maximum length of the slug of a person or company in a file name. */
export const MONOGRAM_SLUG_LENGTH = 80;

const uint32 = (seed: number): number => seed >>> 0;
const citySlug = (city: string): string => toSlug(city, CITY_SLUG_LENGTH) || 'india';

/** Builds the stable file names (without extension) that `artFile` draws; seeds are taken modulo 2^32. */
export const artName = {
  elevation: ({ type, seed, time }: { type: ElevationType; seed: number; time: TimeOfDay }): string =>
    `elevation-${type}-${uint32(seed)}-${time}`,

  city: (city: string): string => `city-${citySlug(city)}`,

  courtyard: ({ city, time, format }: { city: string; time: TimeOfDay; format: CourtyardFormat }): string =>
    `courtyard-${citySlug(city)}-${time}-${format}`,

  banner: (): string => 'banner',

  loginArt: (): string => 'login-art',

  interior: ({ room, seed, time }: { room: Room; seed: number; time: TimeOfDay }): string =>
    `interior-${room}-${uint32(seed)}-${time}`,

  plan: ({ bhk, seed }: { bhk: Plan | number; seed: number }): string => `plan-${planFor(bhk)}-${uint32(seed)}`,

  cover: ({ theme, seed }: { theme: CoverTheme; seed: number }): string => `cover-${theme}-${uint32(seed)}`,

  /** The kind is derived from the name by default; a name without Latin letters or digits gets our own monogram. */
  monogram: ({ name, kind }: { name: string; kind?: MonogramKind }): string => {
    const slug = toSlug(name, MONOGRAM_SLUG_LENGTH) || 'aangan';
    return `monogram-${kind ?? cyclic(MONOGRAM_KINDS, hash(slug))}-${slug}`;
  },

  map: (seed: number): string => `map-${uint32(seed)}`,

  spot: (kind: SpotKind): string => `spot-${kind}`,
};
