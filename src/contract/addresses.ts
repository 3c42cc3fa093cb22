import { z } from 'zod';
import { Id } from './answers.ts';

/** The last segment of a path such as `/blog/{slug}`. Any text is valid; an unknown slug results in a 404. */
export const AtSlug = z.object({ slug: z.string() });
export type AtSlug = z.infer<typeof AtSlug>;

/** The last segment of a path such as `/public-property/{id}`. An invalid id becomes 0, which no row has. */
export const AtId = z.object({ id: Id.catch(0) });
export type AtId = z.infer<typeof AtId>;
