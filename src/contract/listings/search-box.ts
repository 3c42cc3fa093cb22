import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Call } from '../calls.ts';
import { Accuracy } from './property.ts';
import { lenient, lenientList } from './property-search.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

/** Trimmed and cut at a maximum length, without zero characters; anything but a text is empty. */
const TypedText = (maxLength: number) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value[0] : value),
    z
      .string()
      .catch('')
      .transform((text) => text.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed()),
  );

/** An empty term finds nothing. */
export const SuggestQuery = z.object({ searchTerm: TypedText(100) });
export type SuggestQuery = z.infer<typeof SuggestQuery>;

const Count = z.number().int();
/** Where a listing is, 'Baner, Pune'; empty if unknown. */
const Listing = z.object({ id: Id, slug: z.string(), title: z.string(), place: z.string() });

/** The best matches for a term, in seven groups. */
export const Suggestions = success({
  cities: z.array(z.object({ id: Id, city_name: z.string(), slug: z.string(), properties: Count })),
  localities: z.array(z.object({ id: Id, name: z.string(), city_id: Id, city_name: z.string(), properties: Count })),
  landmarks: z.array(z.object({ name: z.string(), city_id: Id, city_name: z.string(), projects: Count })),
  builders: z.array(z.object({ id: Id, name: z.string(), projects: Count })),
  projects: z.array(Listing),
  properties: z.array(Listing),
  rera_numbers: z.array(
    z.object({ rera_id: z.string(), kind: z.enum(['project', 'property']), slug: z.string(), title: z.string() }),
  ),
});
export type Suggestions = z.infer<typeof Suggestions>;

export const MAX_SENTENCE_LENGTH = 200;

/** A place that the visitor chose because its name exists more than once: 'locality-12'. */
const ChosenPlace = z.string().regex(/^(?:city|locality|builder)-[1-9]\d{0,8}$/);

/** A sentence, and what is known about its visitor: the city of the page and the kind of listing. */
export const ReadingQuery = z.object({
  search: TypedText(MAX_SENTENCE_LENGTH),
  kind: lenient(z.enum(Object.keys(SEARCH_KINDS) as SearchKind[])),
  city_id: lenient(Id),
  place: lenientList(ChosenPlace, 5),
  /** Set when the search was submitted, not while it is typed: only then its unknown words are counted. */
  submitted: lenient(z.literal('1')),
});
export type ReadingQuery = z.infer<typeof ReadingQuery>;

/** The list of one kind with the filters of a sentence. */
const FoundList = z.object({ path: z.string(), total: Count, accuracy: Accuracy });
export type FoundList = z.infer<typeof FoundList>;

/** A name that several places have, or several cities, of which a list shows one. */
const Question = z.object({
  /** The name; null if the visitor chooses one of several areas. */
  text: z.string().nullable(),
  options: z.array(z.object({ name: z.string(), note: z.string(), path: z.string() })),
});

/** What a sentence means: the list that it leads to, and the words that were not understood. */
export const Reading = success({
  /** The list or listing that is meant. */
  path: z.string(),
  /** The filters as text. */
  labels: z.array(z.string()),
  not_understood: z.array(z.string()),
  /** The visitor decides these before the path leads to the right list. */
  questions: z.array(Question),
  properties: FoundList.nullable(),
  projects: FoundList.nullable(),
});
export type Reading = z.infer<typeof Reading>;

export const SEARCH_BOX_READS = {
  '/search': { tag: 'listings', query: SuggestQuery, answer: Suggestions },
  '/search/reading': { tag: 'listings', query: ReadingQuery, answer: Reading },
} satisfies Record<string, Call>;
