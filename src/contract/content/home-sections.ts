import { z } from 'zod';

/** The sections of the home page below the hero, in default order. */
export const HomeSection = z.enum([
  'featured',
  'top',
  'cities',
  'trending',
  'new',
  'projects',
  'properties',
  'why-choose-us',
  'video',
  'how-we-work',
  'testimonials',
  'partners',
  'blogs',
]);
export type HomeSection = z.infer<typeof HomeSection>;

/** The sections in the order set by staff, and whether visitors see them. */
export const HomeSections = z.array(z.object({ name: HomeSection, shown: z.boolean() }));
export type HomeSections = z.infer<typeof HomeSections>;
