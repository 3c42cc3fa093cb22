import { PropertySearch } from '#contract';
import type { Choices } from '#contract/listings/filter-values.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/listings/search-kinds.ts';
import { type Db, isNotNull, tables } from '#db';
import type { SentenceFilters } from '../sentence/index.ts';

/** The filters of a sentence as a search, with the names of its ids. */
export interface SentenceSearch {
  search: PropertySearch;
  choices: Pick<Choices, 'bhks' | 'amenities'>;
  /** What the master lists do not have. */
  notUnderstood: string[];
}

/** Far more than the master lists can have. */
const MAX_OPTIONS = 100;

const normalize = (name: string): string => name.toLowerCase().replace('bhk', '').trim();

/** Each name with the option that has it; staff may write a BHK as '3' or as '3 BHK'. */
const match = <Option>(names: string[] = [], options: Option[], getName: (option: Option) => string) =>
  names.map((name) => ({
    name,
    option: options.find((option) => normalize(getName(option)) === normalize(name)),
  }));

const found = <Option>(matches: { option: Option | undefined }[]): Option[] =>
  matches.flatMap(({ option }) => option ?? []);

/** The filter of the kind that was chosen before typing, unless the sentence names a kind itself. */
function kindFilter(kind: SearchKind | undefined, { property_type, residency_type, bhk, purpose }: SentenceFilters) {
  if (kind === 'rent') return purpose === 'sale' ? {} : SEARCH_KINDS.rent.filter;
  const isNamed = property_type !== undefined || residency_type !== undefined || bhk !== undefined;
  return kind === undefined || isNamed ? {} : SEARCH_KINDS[kind].filter;
}

/** Translates what a sentence says to the parameters of a search. */
export async function toSearch(
  db: Db,
  filters: SentenceFilters,
  kind: SearchKind | undefined,
): Promise<SentenceSearch> {
  const { purpose, kind: _list, bhk, amenities, rera, rera_id: _number, ...others } = filters;
  const bhkOptions = bhk
    ? await db
        .select({ id: tables.bhkOptions.id, bhk: tables.bhkOptions.bhk })
        .from(tables.bhkOptions)
        .limit(MAX_OPTIONS)
    : [];
  const amenityOptions = amenities
    ? await db
        .select({ id: tables.amenities.id, name: tables.amenities.name })
        .from(tables.amenities)
        .where(isNotNull(tables.amenities.filterBit))
        .limit(MAX_OPTIONS)
    : [];
  const bhkMatches = match(bhk, bhkOptions, (option) => option.bhk);
  const amenityMatches = match(amenities, amenityOptions, (option) => option.name);
  const [bhks, amenityRows] = [found(bhkMatches), found(amenityMatches)];
  const search = PropertySearch.parse({
    ...kindFilter(kind, filters),
    ...others,
    ...(purpose === 'rent' ? { purpose } : {}),
    ...(bhks.length > 0 ? { bhk: bhks.map(({ id }) => id) } : {}),
    ...(amenityRows.length > 0 ? { amenities: amenityRows.map(({ id }) => id) } : {}),
    ...(rera ? { rera: '1' } : {}),
  });
  return {
    search,
    choices: { bhks, amenities: amenityRows },
    notUnderstood: [
      ...bhkMatches.flatMap(({ name, option }) => (option ? [] : `${name} BHK`)),
      ...amenityMatches.flatMap(({ name, option }) => (option ? [] : name)),
    ],
  };
}
