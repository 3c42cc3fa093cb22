import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** The term is trimmed and cut at a hundred characters; an empty one finds nothing. */
export const SuggestQuery = z.object({
  searchTerm: z.preprocess(
    (value) => (Array.isArray(value) ? value[0] : value),
    z
      .string()
      .catch('')
      .transform((term) => term.trim().slice(0, 100)),
  ),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

const Listing = z.object({ id: Id, slug: z.string(), title: z.string() });

/** The best matches for a term, in four groups. */
export const Suggestions = success({
  builders: z.array(z.object({ id: Id, name: z.string() })),
  projects: z.array(Listing),
  properties: z.array(Listing),
  cities: z.array(z.object({ id: Id, city_name: z.string(), slug: z.string() })),
});
export type Suggestions = z.infer<typeof Suggestions>;
