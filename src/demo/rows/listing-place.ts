import { demoCities, type Locality, type Places, type ReraFormat, reraFormats, type Spot } from '../content/cities.ts';
import { demoMarkets, type Market } from '../content/markets.ts';
import { capitalPlaces, northPlaces } from '../content/places-north.ts';
import { southAndEastPlaces } from '../content/places-south-and-east.ts';
import { westPlaces } from '../content/places-west.ts';
import type { Random } from '../random.ts';

/** The places of every demo city. Names are real, positions are approximate. */
const demoPlaces: Places[] = [...capitalPlaces, ...northPlaces, ...westPlaces, ...southAndEastPlaces];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An invented number in the format of the city's regulator, from 2021 to 2026. */
export function reraNumber(city: string, registers: keyof ReraFormat, random: Random): string {
  const format = reraFormats[city]?.[registers];
  if (format === undefined) throw new Error(`no regulator is known for ${city}`);
  const year = random.int(2021, 2026);
  const month = twoDigits(random.int(1, 9));
  const day = twoDigits(random.int(1, 28));
  return format
    .replaceAll('YYYY', String(year))
    .replaceAll('DDMMYY', `${day}${month}${year % 100}`)
    .replaceAll('MMYY', `${month}${year % 100}`)
    .replaceAll('#', () => String(random.int(0, 9)));
}

/** A city with its market and places. */
export interface DemoCity {
  slug: string;
  name: string;
  state: string;
  market: Market;
  places: Places;
  /** Size of homes relative to the national average, which is smaller in Mumbai. */
  homeScale: number;
}

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`${what} is not in the lists`);
  return thing;
}

/** Every demo city, in the order of the list. */
export const allCities: readonly DemoCity[] = demoCities.map(({ slug, name, state }) => ({
  slug,
  name,
  state,
  market: found(demoMarkets[slug], `the market of ${slug}`),
  places: found(
    demoPlaces.find(({ city }) => city === slug),
    `the places of ${slug}`,
  ),
  homeScale: slug === 'mumbai' ? 0.72 : 1,
}));

export const findCity = (slug: string): DemoCity =>
  found(
    allCities.find((city) => city.slug === slug),
    slug,
  );

/** The location of a listing. */
export interface Place {
  locality: string;
  /** Price level of the neighbourhood relative to the city. */
  level: number;
  landmarks: string[];
  latitude: number;
  longitude: number;
}

/** A neighbourhood that is named after its road. */
const ROAD = /^[^,]*\b(?:Road|Highway|Bypass|Drive)$/;

/** 'in Baner', but 'on Tonk Road'. */
export const inLocality = (locality: string): string => (ROAD.test(locality) ? `on ${locality}` : `in ${locality}`);

const sixDecimals = (degrees: number): number => Number(degrees.toFixed(6));

/** In degrees: about ten kilometres. */
const NEAR = 0.09;

function nearest(spots: readonly Spot[], latitude: number, longitude: number, count: number): string[] {
  const distance = ([, lat, lng]: Spot) => Math.hypot(lat - latitude, lng - longitude);
  const near = spots.filter((spot) => distance(spot) < NEAR).sort((a, b) => distance(a) - distance(b));
  return near.slice(0, count).map(([name]) => name);
}

const KM_PER_DEGREE = 111;
/** Roads are longer than the straight line. */
const DETOUR = 1.3;

/** The distance from a place to a landmark of its city in kilometres by road. */
export function distanceTo(
  { places }: DemoCity,
  landmark: string,
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
): number | undefined {
  const spot = places.landmarks.find(([name]) => name === landmark);
  if (spot === undefined) return undefined;
  const [, lat, lng] = spot;
  const eastWest = (lng - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(lat - latitude, eastWest) * KM_PER_DEGREE * DETOUR;
}

/** A random point within about 600 metres of the centre of a neighbourhood, with nearby landmarks. */
export function placeIn({ places }: DemoCity, [locality, lat, lng, level]: Locality, random: Random): Place {
  const latitude = sixDecimals(lat + random.between(-0.006, 0.006));
  const longitude = sixDecimals(lng + random.between(-0.006, 0.006));
  const near = nearest(places.landmarks, latitude, longitude, random.int(2, 3));
  const landmarks = near.length > 0 ? near : [`${locality} bus stand`];
  return { locality, level, landmarks, latitude, longitude };
}

/** A point inside a project: the same neighbourhood, slightly moved. */
export const placeWithin = (place: Place, random: Random): Place => ({
  ...place,
  latitude: sixDecimals(place.latitude + random.between(-0.0008, 0.0008)),
  longitude: sixDecimals(place.longitude + random.between(-0.0008, 0.0008)),
});

/** Whether the first landmark is a metro station. */
export const isNearMetro = ({ landmarks }: Place): boolean => /metro/i.test(landmarks[0] ?? '');
