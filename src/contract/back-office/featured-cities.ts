import { z } from 'zod';
import { Id } from '../answers.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { chosen, Position, stamps, type Wire } from './fields.ts';

/** A city that the home page shows, under its name in the master list. */
export const FeaturedCityInput = z.object({
  city_id: chosen('Please choose a city'),
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
