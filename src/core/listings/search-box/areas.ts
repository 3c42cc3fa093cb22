import { MAX_CHOSEN_LOCALITIES } from '#contract';
import type { PlaceName } from '../sentence/index.ts';

/** A part of the map that one list can show: localities, or one city. */
export interface Area {
  /** Identifies it among the choices of a visitor. */
  key: string;
  name: string;
  filter: { city_id?: number | undefined; locality?: number[] };
}

export const placeKey = ({ kind, id }: PlaceName): string => `${kind}-${id}`;

function localityArea(localities: PlaceName[]): Area[] {
  const [first] = localities;
  if (!first) return [];
  const cities = new Set(localities.map(({ cityId }) => cityId));
  return [
    {
      key: placeKey(first),
      name: localities.map(({ name }) => name).join(', '),
      filter: {
        // The filters of a list offer the localities of its city.
        ...(cities.size === 1 ? { city_id: first.cityId } : {}),
        locality: localities.slice(0, MAX_CHOSEN_LOCALITIES).map(({ id }) => id),
      },
    },
  ];
}

/**
 * The areas that a sentence names. One list shows one of them: 'Noida or Gurgaon' and 'NCR' are several cities, of which
 * the visitor chooses one. A city is no area of its own when one of its localities is named.
 */
export function findAreas(places: PlaceName[], cityNames: ReadonlyMap<number, string>): Area[] {
  const localities = places.filter(({ kind }) => kind === 'locality');
  const inside = new Set(localities.map(({ cityId }) => cityId));
  const cityIds = places.flatMap((place) => {
    if (place.kind === 'city') return [place.id];
    if (place.kind === 'landmark') return place.cityId ?? [];
    return place.cityIds ?? [];
  });
  const cities = [...new Set(cityIds)].filter((id) => !inside.has(id));
  return [
    ...localityArea(localities),
    ...cities.map((id) => ({ key: `city-${id}`, name: cityNames.get(id) ?? 'City', filter: { city_id: id } })),
  ];
}
