import { type AmenityPlace, demoAmenities } from '../content/amenities.ts';
import type { Random } from '../random.ts';

const fitting = (place: AmenityPlace): string[] =>
  Object.values(demoAmenities)
    .flat()
    .filter(([, places]) => places.includes(place))
    .map(([name]) => name);

/** Some of the amenities that fit a place, in list order. */
export function amenitiesFor(place: AmenityPlace, fewest: number, max: number, random: Random): string[] {
  const all = fitting(place);
  const chosen = new Set(random.some(all, random.int(fewest, max)));
  return all.filter((name) => chosen.has(name));
}
