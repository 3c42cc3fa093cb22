import { z } from 'zod';
import { Id } from '../answers.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { optionalText, requiredText, stamps, type Wire } from './fields.ts';

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
