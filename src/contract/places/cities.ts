import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call } from '../calls.ts';
import { LocalityFilter, lenient } from '../listings/property-search.ts';

/** One character of a city name: a letter of any script, or punctuation between letters. */
export const CITY_CHARACTER = /[\p{L}\p{M} .'’()-]/u;

/** A city's name: letters of any script, spaces, hyphen, apostrophe, full stop, brackets. */
export const CityName = z
  .string('This is required')
  .trim()
  .min(1, 'This is required')
  .max(50, 'At most 50 characters')
  .regex(/^[\p{L}\p{M} .'’()-]+$/u, "Only letters, spaces and . - ' ( )");

export const City = z.object({ id: Id, city_name: z.string(), slug: z.string() });
export type City = z.infer<typeof City>;

export const CityList = success({ cities: z.array(City) });
export type CityList = z.infer<typeof CityList>;

/** A city with its own picture on the home page; `cityId` is the id to filter listings by. */
export const FeaturedCity = z.object({
  name: z.string(),
  cityId: Id,
  slug: z.string(),
  image_url: z.string().nullable(),
});
export type FeaturedCity = z.infer<typeof FeaturedCity>;

export const FeaturedCityList = success({ featuredCities: z.array(FeaturedCity) });
export type FeaturedCityList = z.infer<typeof FeaturedCityList>;

/** India's states and union territories, by name. */
export const IndianState = z.enum([
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
]);
export type IndianState = z.infer<typeof IndianState>;

/** Localities by name. */
export const LocalityList = success({
  localities: z.array(z.object({ id: Id, name: z.string(), slug: z.string(), city_id: Id })),
});
export type LocalityList = z.infer<typeof LocalityList>;

/** Those of a city, or some by their ids. */
const LocalityQuery = z
  .object({ city_id: lenient(Id), id: LocalityFilter })
  .refine(({ city_id, id }) => city_id !== undefined || id !== undefined, { error: 'Name a city', path: ['city_id'] });

export const CITY_READS = {
  '/city': { tag: 'places', answer: CityList },
  '/locality': { tag: 'places', query: LocalityQuery, answer: LocalityList },
  '/featured-city': { tag: 'places', answer: FeaturedCityList },
} satisfies Record<string, Call>;
