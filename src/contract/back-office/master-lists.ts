import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { CityName, IndianState } from '../places/cities.ts';
import { coordinateFields, optionalText, Position, requiredText, selectedId, stamps } from './fields.ts';
import { Choice } from './records.ts';

const YEAR = 'Please enter a year between 1800 and 2100';

export const BuilderInput = z.object({
  name: requiredText(120),
  established: z.int(YEAR).min(1800, YEAR).max(2100, YEAR).nullable().optional(),
  about: optionalText(4000).optional(),
  meta_title: optionalText(160).optional(),
  meta_description: optionalText(320).optional(),
  picture: PictureChoice.nullable().optional(),
});
export type BuilderInput = z.infer<typeof BuilderInput>;

export const StaffBuilder = z.object({
  id: Id,
  image_url: z.string().nullable(),
  name: z.string(),
  established: z.int().nullable(),
  meta_title: z.string(),
  meta_description: z.string(),
  ...stamps,
});
export type StaffBuilder = Wire<z.infer<typeof StaffBuilder>>;

export const WholeBuilder = StaffBuilder.extend({ about: z.string(), picture: StaffPicture.nullable() });

/** The field is named `city` in requests and `city_name` in responses. */
export const CityInput = z.object({ city: CityName, state: IndianState.nullable().optional() });
export type CityInput = z.infer<typeof CityInput>;

export const StaffCity = z.object({ id: Id, city_name: z.string(), state: z.string().nullable(), ...stamps });
export type StaffCity = Wire<z.infer<typeof StaffCity>>;

const Alias = requiredText(80).transform((name) => name.toLowerCase());

/** A neighbourhood of a city. */
export const LocalityInput = z.object({
  city_id: selectedId('Please choose a city'),
  name: requiredText(80),
  name_hi: optionalText(80).nullish(),
  parent_id: Id.nullish(),
  aliases: z.array(Alias).max(20, 'At most 20').optional(),
  ...coordinateFields,
  is_approximate: z.boolean().optional(),
});
export type LocalityInput = z.infer<typeof LocalityInput>;

export const StaffLocality = z.object({
  id: Id,
  name: z.string(),
  name_hi: z.string().nullable(),
  city_id: Id,
  city_name: z.string(),
  parent_id: Id.nullable(),
  parent_name: z.string().nullable(),
  aliases: z.array(z.string()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_approximate: z.boolean(),
  ...stamps,
});
export type StaffLocality = Wire<z.infer<typeof StaffLocality>>;

/** The localities of one city, for forms. */
export const LocalityQuery = z.object({ city_id: z.coerce.number().int().positive() });
export const LocalityChoices = success({ localities: z.array(Choice) });
export type LocalityChoices = z.infer<typeof LocalityChoices>;

/** A name in listings that matches no locality of their city. */
export const UnmatchedLocality = z.object({
  city_id: Id,
  city_name: z.string(),
  name: z.string(),
  listings: z.number(),
});
export type UnmatchedLocality = z.infer<typeof UnmatchedLocality>;

export const UnmatchedLocalities = success({
  /** Those in the most listings. */
  names: z.array(UnmatchedLocality),
  total: z.number().int(),
  /** The share of listings that the current run has checked; 1 after its end, null before the first run. */
  progress: z.number().min(0).max(1).nullable(),
});
export type UnmatchedLocalities = z.infer<typeof UnmatchedLocalities>;

/** An unmatched name is another name of a locality, or, without one, the name of a new locality. */
export const UnmatchedLocalityInput = z.object({
  city_id: selectedId('Please choose a city'),
  name: requiredText(120),
  locality_id: Id.nullish(),
});
export type UnmatchedLocalityInput = z.infer<typeof UnmatchedLocalityInput>;

/** Words of searches that were not understood. */
export const UnreadNames = success({
  /** The most frequent ones. */
  names: z.array(
    z.object({
      name: z.string(),
      times: z.number().int(),
      /** The locality with the most similar name, if there is one. */
      locality_id: Id.nullable(),
      locality_name: z.string().nullable(),
      city_name: z.string().nullable(),
    }),
  ),
});
export type UnreadNames = z.infer<typeof UnreadNames>;

/** Another name of a locality, or, without one, no name of a place. */
export const UnreadNameInput = z.object({ name: requiredText(60), locality_id: Id.nullable() });
export type UnreadNameInput = z.infer<typeof UnreadNameInput>;

/** A city that the home page shows, under its name in the master list. */
export const FeaturedCityInput = z.object({
  city_id: selectedId('Please choose a city'),
  position: Position,
  picture: PictureChoice.nullish(),
});
export type FeaturedCityInput = z.infer<typeof FeaturedCityInput>;

export const StaffFeaturedCity = z.object({
  id: Id,
  image_url: z.string().nullable(),
  name: z.string(),
  city_id: Id,
  is_active: z.boolean(),
  position: z.number(),
  ...stamps,
});
export type StaffFeaturedCity = Wire<z.infer<typeof StaffFeaturedCity>>;

/** Also includes a picture that is still being processed. */
export const FullFeaturedCity = StaffFeaturedCity.extend({ picture: StaffPicture.nullable() });

export const TagInput = z.object({ tag_name: requiredText(60) });
export type TagInput = z.infer<typeof TagInput>;

export const StaffTag = z.object({ id: Id, ...TagInput.shape, ...stamps });
export type StaffTag = Wire<z.infer<typeof StaffTag>>;

export const AmenityInput = z.object({ name: requiredText(80), category: requiredText(60) });
export type AmenityInput = z.infer<typeof AmenityInput>;

export const StaffAmenity = z.object({ id: Id, ...AmenityInput.shape, ...stamps });
export type StaffAmenity = Wire<z.infer<typeof StaffAmenity>>;

/** A number of bedrooms: '2', '2.5', '4+', '1 RK'. */
export const BhkInput = z.object({
  bhk: requiredText(8).regex(/^\d{1,2}(\.5)?(\+| RK)?$/, 'Please enter a number such as 2, 2.5, 4+ or 1 RK'),
});
export type BhkInput = z.infer<typeof BhkInput>;

export const StaffBhk = z.object({ id: Id, bhk: z.string(), ...stamps });
export type StaffBhk = Wire<z.infer<typeof StaffBhk>>;
