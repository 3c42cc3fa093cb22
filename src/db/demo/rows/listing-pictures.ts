import { TIMES } from '#art';
import { type Picture, rooms, street, surroundings } from '../pictures.ts';
import { cyclic } from '../random.ts';

/** What a gallery is drawn from. The number decides the light, so that neighbours in a list differ. */
export interface GalleryOptions {
  number: number;
  slug: string;
  title: string;
  /** The type whose street view is drawn. */
  propertyType: string;
  /** Dwellings show their rooms, everything else its surroundings. */
  dwelling: boolean;
}

/** How many pictures somebody took the trouble to add: mostly all, at times three, at times one. */
function pictureCount(number: number): number {
  if (number % 19 === 7) return 1;
  return number % 8 === 3 ? 3 : 5;
}

/** The pictures of a listing, the street first. */
export function gallery({ number, slug, title, propertyType, dwelling }: GalleryOptions): Picture[] {
  const time = cyclic(TIMES, number);
  const inside = dwelling ? rooms(slug, time, title) : [surroundings(slug, title)];
  return [street(slug, propertyType, time, title), ...inside].slice(0, pictureCount(number));
}
