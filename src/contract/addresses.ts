import { z } from 'zod';
import { Id } from './answers.ts';

/** The last part of an address such as `/blog/{slug}`. Any text will do: what nothing is called is not found. */
export const AtSlug = z.object({ slug: z.string() });
export type AtSlug = z.infer<typeof AtSlug>;

/** The last part of an address such as `/public-property/{id}`. What is no key becomes 0, which no row has. */
export const AtId = z.object({ id: Id.catch(0) });
export type AtId = z.infer<typeof AtId>;
