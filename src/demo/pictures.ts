import type { PictureKind } from '#contract';
import { artName, type CoverTheme, elevationTypeFor, hash, type Room, type TimeOfDay } from './drawings/index.ts';

/** A drawing used instead of a photo; pictures with the same name are the same file. */
export interface Picture {
  /** File name for `artFile`, without extension. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** What a picture of a listing shows. */
  kind?: PictureKind;
}

const ROOM_KINDS: Partial<Record<Room, PictureKind>> = {
  living: 'living',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  balcony: 'view',
};
const ROOM_NAMES = { living: 'living room', kitchen: 'kitchen', bedroom: 'bedroom', balcony: 'balcony' } as const;

/** The elevation of a building or land. */
export const street = (slug: string, propertyType: string, time: TimeOfDay, title: string): Picture => {
  const seed = hash(slug);
  const type = elevationTypeFor(propertyType, seed);
  return {
    name: artName.elevation({ type, seed, time }),
    alt: `Drawing of ${title}`,
    width: 600,
    height: 400,
    kind: 'outside',
  };
};

/** Four room interiors in the light of the listing's elevation. */
export const rooms = (slug: string, time: TimeOfDay, title: string): Picture[] =>
  Object.entries(ROOM_NAMES).map(([room, label]) => ({
    name: artName.interior({ room: room as Room, seed: hash(slug), time }),
    alt: `Drawing of the ${label}, ${title}`,
    width: 600,
    height: 400,
    kind: ROOM_KINDS[room as Room] ?? 'view',
  }));

/** A placeholder for a map of the surroundings. */
export const surroundings = (slug: string, title: string): Picture => ({
  name: artName.map(hash(slug)),
  alt: `Sketch of the streets around ${title}`,
  width: 900,
  height: 420,
  kind: 'view',
});

/** The floor plan for a BHK such as `2.5`; 1 RK is drawn as a studio. */
export const floorPlan = (key: string, bhk: string, title: string): Picture => ({
  name: artName.plan({ bhk: bhk === '1 RK' ? 'studio' : Number.parseFloat(bhk), seed: hash(key) }),
  alt: `Floor plan, ${title}`,
  width: 600,
  height: 440,
});

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
