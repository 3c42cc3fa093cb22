import type { ReadingQuery } from '#contract';
import { httpApi } from '../../../data/http.ts';

/** A single word without a number is a name, which the suggestions answer. */
const isSentence = (term: string): boolean => /\s|\d/.test(term);

/** How a sentence is read, with what the form around the box says beside it. */
export function readTerm(term: string, form: HTMLFormElement | null | undefined, signal: AbortSignal) {
  if (!isSentence(term)) return undefined;
  const fields = form ? new FormData(form) : undefined;
  const kind = fields?.get('kind') as ReadingQuery['kind'] | null;
  const city_id = Number(fields?.get('city_id')) || undefined;
  return httpApi.get('/search/reading', { search: term, kind: kind ?? undefined, city_id }, { signal });
}
