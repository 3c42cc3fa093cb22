import type { PostedBy, PostedPropertySearch } from '#contract';
import { POSTED_BY_LABELS, PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { LIST_MEMORIES } from '../shared/remembered-search.ts';
import { readPage } from '../shared/search-address.ts';

/*
 * The URL holds the state of the list. It is parsed here without the contract's schema, which would add its library to
 * the bundle; a test proves that both parse every URL alike.
 */

const MAX_CITY_LENGTH = 60;

/** A repeated filter is ignored. */
function only(params: URLSearchParams, name: string): string | undefined {
  const [text, another] = params.getAll(name);
  return another === undefined ? text : undefined;
}

const toOption = <Value extends string>(labels: Record<Value, string>, text: string | undefined): Value | undefined =>
  text !== undefined && Object.hasOwn(labels, text) ? (text as Value) : undefined;

function cityName(text = ''): string | undefined {
  const city = text.trim();
  return city === '' || city.length > MAX_CITY_LENGTH || city.includes('\0') ? undefined : city;
}

/** Parses the search in a URL; invalid values are ignored. */
export const readPostedSearch = (params: URLSearchParams): PostedPropertySearch => ({
  posted_by: toOption(POSTED_BY_LABELS, only(params, 'posted_by')),
  property_type: toOption(PROPERTY_TYPE_LABELS, only(params, 'property_type')),
  city: cityName(only(params, 'city')),
  page: readPage(params),
});

/** URL of a search; equal searches have the same URL. */
export function postedPath({ posted_by, property_type, city, page = 1 }: Partial<PostedPropertySearch>): string {
  const values = { posted_by, property_type, city, page: page === 1 ? undefined : String(page) };
  const set = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return set.length === 0 ? '/posted-properties' : `/posted-properties?${new URLSearchParams(set)}`;
}

export const filterCount = ({ posted_by, property_type, city }: PostedPropertySearch): number =>
  [posted_by, property_type, city].filter((value) => value !== undefined).length;

/** The search in a filter form, starting at the first page. */
export function searchFrom(form: HTMLFormElement): PostedPropertySearch {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readPostedSearch(params);
}

export const POSTED_LIST = {
  memory: LIST_MEMORIES.postings,
  read: readPostedSearch,
  toPath: postedPath,
};

/** A tone per poster type, in addition to its label. */
export const POSTED_BY_TONES: Record<PostedBy, 'accent' | 'info' | 'primary'> = {
  owner: 'accent',
  agent: 'info',
  builder: 'primary',
};
