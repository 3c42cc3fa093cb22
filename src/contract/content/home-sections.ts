import { z } from 'zod';

/** What the home page is made of below its hero, in the order of a new installation. */
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

/** The sections in the order staff chose, and which of them visitors see. */
export const HomeSections = z.array(z.object({ name: HomeSection, shown: z.boolean() }));
export type HomeSections = z.infer<typeof HomeSections>;
