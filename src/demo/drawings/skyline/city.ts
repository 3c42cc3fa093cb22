import { SKYLINE_CITIES, type SkylineCity, type TimeOfDay } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { delhi, gurugram, noida } from './motifs/capital-region.ts';
import { dholera, india } from './motifs/new-cities.ts';
import { chandigarh, jaipur, kolkata, lucknow } from './motifs/north-and-east.ts';
import { bengaluru, chennai, hyderabad, kochi } from './motifs/south.ts';
import { ahmedabad, goa, mumbai, pune } from './motifs/west.ts';

/** How a city is shown: its motif, its time of day and its landscape. */
export interface City {
  /** Drawn around x = 0, with its base at y = 0. */
  readonly motif: (scene: Scene) => string;
  readonly time: TimeOfDay;
  readonly water?: boolean;
  readonly hills?: boolean;
}

export const CITIES: Readonly<Record<SkylineCity, City>> = {
  delhi: { motif: delhi, time: 'golden' },
  gurugram: { motif: gurugram, time: 'dusk' },
  noida: { motif: noida, time: 'dawn', water: true },
  mumbai: { motif: mumbai, time: 'dusk', water: true },
  bengaluru: { motif: bengaluru, time: 'day' },
  pune: { motif: pune, time: 'golden', hills: true },
  hyderabad: { motif: hyderabad, time: 'dawn' },
  chennai: { motif: chennai, time: 'day', water: true },
  kolkata: { motif: kolkata, time: 'dawn', water: true },
  jaipur: { motif: jaipur, time: 'golden', hills: true },
  ahmedabad: { motif: ahmedabad, time: 'dusk', water: true },
  goa: { motif: goa, time: 'day', water: true, hills: true },
  dholera: { motif: dholera, time: 'dawn' },
  lucknow: { motif: lucknow, time: 'day' },
  chandigarh: { motif: chandigarh, time: 'day', hills: true },
  kochi: { motif: kochi, time: 'dawn', water: true },
  india: { motif: india, time: 'golden' },
};

const OTHER_NAMES: ReadonlyMap<string, SkylineCity> = new Map([
  ...SKYLINE_CITIES.map((city) => [city, city] as const),
  ['newdelhi', 'delhi'],
  ['delhincr', 'delhi'],
  ['gurgaon', 'gurugram'],
  ['greaternoida', 'noida'],
  ['bangalore', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
]);

/** Finds the motif for a city's name or slug, old names included; any other place is `india`. */
export const toSkylineCity = (name: string): SkylineCity =>
  OTHER_NAMES.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? 'india';
