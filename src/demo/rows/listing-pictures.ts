import { TIMES } from '../drawings/index.ts';
import { type Picture, rooms, street, surroundings } from '../pictures.ts';
import { cyclic } from '../random.ts';

/** Input of a gallery. The number decides the light, so that neighbours in a list differ. */
export interface GalleryOptions {
  number: number;
  slug: string;
  title: string;
  /** The type whose elevation is drawn. */
  propertyType: string;
  /** Dwellings show their rooms, everything else its surroundings. */
  dwelling: boolean;
}

/** Number of pictures: usually all, sometimes three, sometimes one. */
function pictureCount(number: number): number {
  if (number % 19 === 7) return 1;
  return number % 8 === 3 ? 3 : 5;
}

/** The pictures of a listing, the elevation first. */
export function gallery({ number, slug, title, propertyType, dwelling }: GalleryOptions): Picture[] {
  const time = cyclic(TIMES, number);
  const inside = dwelling ? rooms(slug, time, title) : [surroundings(slug, title)];
  return [street(slug, propertyType, time, title), ...inside].slice(0, pictureCount(number));
}
