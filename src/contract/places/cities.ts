import { z } from 'zod';
import { Id, success } from '../answers.ts';

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
