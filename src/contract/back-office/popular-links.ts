import { z } from 'zod';
import { Id } from '../answers.ts';
import { chosen, Position, requiredText, stamps, type Wire } from './fields.ts';

const LinkedListings = z.enum(['projects', 'properties'], 'Please choose one');

/** Its slug is the title in lower case, with hyphens for spaces. */
export const PopularLinkInput = z.object({
  title: requiredText(80, 3).regex(
    /^[\p{L}\p{M}\p{N}]+(?:[ -][\p{L}\p{M}\p{N}]+)*$/u,
    'Letters, digits and single blanks or hyphens only',
  ),
  city_id: chosen('Please choose a city').nullish(),
  shows: LinkedListings,
  position: Position,
});
export type PopularLinkInput = z.infer<typeof PopularLinkInput>;

export const popularLinkSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export const StaffPopularLink = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  city_id: Id.nullable(),
  city_name: z.string().nullable(),
  shows: LinkedListings,
  position: z.number(),
  ...stamps,
});
export type StaffPopularLink = Wire<z.infer<typeof StaffPopularLink>>;
