import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import { demoCities } from '../content/cities.ts';
import { cityTile } from '../pictures.ts';

const founding = enteredAt(FOUNDING_DATE);

export const makeCities = () =>
  demoCities.map(({ name, slug, state, at: [latitude, longitude] }) => ({
    name,
    slug,
    state,
    latitude,
    longitude,
    ...founding,
  }));

/** The cities shown with a picture on the home page, in its order. */
export const makeFeaturedCities = () =>
  demoCities
    .filter(({ featured }) => featured)
    .map(({ name, slug }, position) => ({ city: slug, picture: cityTile(name), row: { position, ...founding } }));
