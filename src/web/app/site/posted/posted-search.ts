import type { PostedPropertySearch } from '#contract';
import { PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { POSTED_BY_LABELS } from '#contract/listings/posted-by-labels.ts';
import { browserStore } from '../shared/browser-store.ts';
import { readPage } from '../shared/search-address.ts';

/*
 * The address is the state of the list. It is read here without the contract's schema, which would bring its library
 * along; a test proves that both read every address alike.
 */

const MAX_CITY_LENGTH = 60;

/** A filter that is named twice is none. */
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

/** The search that an address stands for; what makes no sense in it is left out. */
export const readPostedSearch = (params: URLSearchParams): PostedPropertySearch => ({
  posted_by: toOption(POSTED_BY_LABELS, only(params, 'posted_by')),
  property_type: toOption(PROPERTY_TYPE_LABELS, only(params, 'property_type')),
  city: cityName(only(params, 'city')),
  page: readPage(params),
});

/** The address of a search; the same one always has the same. */
export function postedPath({ posted_by, property_type, city, page = 1 }: Partial<PostedPropertySearch>): string {
  const values = { posted_by, property_type, city, page: page === 1 ? undefined : String(page) };
  const set = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return set.length === 0 ? '/posted-properties' : `/posted-properties?${new URLSearchParams(set)}`;
}

/** How many filters are set. */
export const filterCount = ({ posted_by, property_type, city }: PostedPropertySearch): number =>
  [posted_by, property_type, city].filter((value) => value !== undefined).length;

/** What a form of filters asks for, from its first page on. */
export function searchFrom(form: HTMLFormElement): PostedPropertySearch {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return readPostedSearch(params);
}

export const POSTED_LIST = {
  memory: browserStore('sessionStorage', 'posted-property-filters'),
  read: readPostedSearch,
  toPath: postedPath,
};
