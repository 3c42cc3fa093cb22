import {
  type FoundList,
  type ListingCount,
  listingPath,
  ProjectSearch,
  type PropertySearch,
  type Reading,
  type ReadingQuery,
} from '#contract';
import { toProjects } from '#contract/listings/counterpart.ts';
import type { Choices, FilterName, Search } from '#contract/listings/filter-values.ts';
import { appliedValues, FILTER_LABELS } from '#contract/listings/more-filter-values.ts';
import { SEARCH_KINDS } from '#contract/listings/search-kinds.ts';
import { projectsPath, propertiesPath, searchPath, withNotUnderstood } from '#contract/listings/search-paths.ts';
import type { Db } from '#db';
import { countProperties } from '../property-search/search-properties.ts';
import { countProjects } from '../search-projects.ts';
import { type PlaceName, readSentence, type SentenceReading } from '../sentence/index.ts';
import { type Area, findAreas, placeKey } from './areas.ts';
import { isFullName, type LookedUp, lookUpNames } from './look-up-names.ts';
import type { PlaceNames } from './place-names.ts';
import { findByReraNumber } from './rera-listings.ts';
import { toSearch } from './to-search.ts';

type Question = Reading['questions'][number];

const FILTERS = Object.keys(FILTER_LABELS) as FilterName[];
const NOTHING = { labels: [], not_understood: [], questions: [], properties: null, projects: null };

/** The address of the same search after the visitor chose a place. */
const withPlace = ({ search, kind, city_id, place = [] }: ReadingQuery, chosen: string): string =>
  searchPath({ search, kind, city_id, place: [...place, chosen] });

/** Names that several places have: those that the visitor has chosen, and the questions that are left. */
function askForPlaces(
  ambiguous: { text: string; options: PlaceName[] }[],
  query: ReadingQuery,
  cityNames: PlaceNames['cityNames'],
): { places: PlaceName[]; questions: Question[] } {
  const places: PlaceName[] = [];
  const questions: Question[] = [];
  for (const { text, options } of ambiguous) {
    const chosen = options.find((option) => query.place?.includes(placeKey(option)));
    if (chosen) places.push(chosen);
    else
      questions.push({
        text: options.every(({ name }) => name === options[0]?.name) ? (options[0]?.name ?? text) : text,
        options: options.map((option) => ({
          name: option.name,
          note: (option.kind === 'city' ? '' : cityNames.get(option.cityId ?? 0)) ?? '',
          path: withPlace(query, placeKey(option)),
        })),
      });
  }
  return { places, questions };
}

/** Several areas of which a list can show one, each with what it has. */
async function askForArea(db: Db, areas: Area[], search: PropertySearch, query: ReadingQuery): Promise<Question> {
  const options = await Promise.all(
    areas.map(async ({ key, name, filter }) => {
      const { total } = await countProperties(db, { ...search, ...filter });
      return { name, note: total === 1 ? '1 property' : `${total} properties`, path: withPlace(query, key) };
    }),
  );
  return { text: null, options };
}

/** What a search looks for in the texts of projects; no other list can be searched by text. */
type ProjectText = Pick<Search, 'search' | 'landmark'>;

interface Lists extends Pick<Reading, 'properties' | 'projects'> {
  /** The list that is meant. */
  path: string;
}

/** The lists that can answer a search, each with its total. */
async function findLists(
  db: Db,
  search: PropertySearch,
  text: ProjectText | undefined,
  wantsProjects: boolean,
): Promise<Lists> {
  const shared = toProjects(search);
  const inProjects = shared && { ...shared, ...text };
  const [propertyCount, projectCount] = await Promise.all([
    text === undefined ? countProperties(db, search) : undefined,
    inProjects && countProjects(db, ProjectSearch.parse(inProjects)),
  ]);
  const properties = propertyCount ? toFound(propertiesPath(search), propertyCount) : null;
  const projects = inProjects && projectCount ? toFound(projectsPath(inProjects), projectCount) : null;
  const prefersProjects = wantsProjects || properties === null || (properties.total === 0 && projects?.total !== 0);
  const meant = (prefersProjects ? projects : properties) ?? properties;
  return { path: meant?.path ?? propertiesPath(search), properties, projects };
}

const toFound = (path: string, { total, accuracy }: ListingCount): FoundList => ({
  path,
  total,
  ...(accuracy ? { accuracy } : {}),
});

/** The filters as text, as the list will show them. */
function toLabels(search: Search, choices: Choices, wantsProjects: boolean): string[] {
  const kind = search.purpose === 'rent' ? SEARCH_KINDS.rent.label : wantsProjects && SEARCH_KINDS.projects.label;
  return [...(kind ? [kind] : []), ...appliedValues(FILTERS, search, choices).map(({ label }) => label)];
}

/** What a sentence says, as far as one list can show it. */
interface Meaning {
  search: PropertySearch;
  text: ProjectText | undefined;
  wantsProjects: boolean;
  choices: Choices;
  questions: Question[];
  notUnderstood: string[];
}

const getNames = (places: PlaceName[]): string[] => places.map(({ name }) => name);

async function interpret(
  db: Db,
  { cityNames }: PlaceNames,
  query: ReadingQuery,
  reading: SentenceReading,
  lookedUp: LookedUp,
): Promise<Meaning> {
  const { places: chosen, questions } = askForPlaces([...reading.ambiguous, ...lookedUp.ambiguous], query, cityNames);
  const places = [...reading.places, ...lookedUp.places, ...chosen];
  const { search, choices, notUnderstood } = await toSearch(db, reading.filters, query.kind);
  const [builder, ...otherBuilders] = places.filter(({ kind }) => kind === 'builder');
  const [landmark, ...otherLandmarks] = places.filter(({ kind }) => kind === 'landmark');
  const areas = findAreas(places, cityNames);
  const area = areas.length > 1 ? areas.find(({ key }) => query.place?.includes(key)) : areas[0];
  const located = { ...search, builder_id: builder?.id, city_id: query.city_id, ...area?.filter };
  if (areas.length > 1 && !area) questions.push(await askForArea(db, areas, located, query));
  const hasText = lookedUp.title !== undefined || landmark !== undefined;
  const canUseText = toProjects(located) !== undefined;
  return {
    search: located,
    text: hasText && canUseText ? { search: lookedUp.title, landmark: landmark?.name } : undefined,
    wantsProjects: reading.filters.kind === 'projects' || query.kind === 'projects',
    choices: {
      ...choices,
      cities: [...cityNames].map(([id, city_name]) => ({ id, city_name })),
      localities: places.filter(({ kind }) => kind === 'locality'),
      builders: builder && [builder],
    },
    questions,
    notUnderstood: [
      ...lookedUp.notUnderstood,
      ...notUnderstood,
      ...getNames(otherBuilders),
      ...getNames(otherLandmarks),
      ...(hasText && !canUseText ? [lookedUp.title ?? landmark?.name ?? ''] : []),
    ],
  };
}

/** Whether nothing of a sentence was understood, so that it can only be looked for as text. */
const isUnknown = ({ filters, places, ambiguous }: SentenceReading, { title, ...found }: LookedUp): boolean =>
  Object.keys(filters).length === 0 &&
  [places, ambiguous, found.places, found.ambiguous].every((names) => names.length === 0) &&
  title === undefined;

/** A name that the visitor's city does not have may be one of another city, so it is looked for in all of them. */
async function dropEmptyCity(
  db: Db,
  search: PropertySearch,
  text: ProjectText | undefined,
  { city_id }: ReadingQuery,
): Promise<PropertySearch> {
  if (text === undefined || city_id === undefined || search.city_id !== city_id || search.locality) return search;
  const elsewhere = { ...search, city_id: undefined };
  const [here, anywhere] = await Promise.all(
    [search, elsewhere].map((place) => countProjects(db, ProjectSearch.parse({ ...toProjects(place), ...text }))),
  );
  return here?.total === 0 && anywhere?.total !== 0 ? elsewhere : search;
}

/** The list of a kind, for a visitor who typed nothing. */
const listOfKind = ({ kind = 'buy', city_id }: ReadingQuery): string =>
  kind === 'projects' ? projectsPath({ city_id }) : propertiesPath({ ...SEARCH_KINDS[kind].filter, city_id });

/** Reads a sentence, unless all of it is a name. */
async function readText(
  db: Db,
  { index }: PlaceNames,
  sentence: string,
  cityId: number | undefined,
): Promise<SentenceReading> {
  const reading = readSentence(sentence, index, cityId === undefined ? {} : { cityId });
  const isName = reading.notUnderstood.length > 0 && (await isFullName(db, sentence));
  return isName ? { filters: {}, places: [], ambiguous: [], notUnderstood: [sentence] } : reading;
}

/** Where a submitted search leads, with all words that were not understood. */
export async function readSearch(db: Db, names: PlaceNames, query: ReadingQuery): Promise<Reading> {
  const { city_id: cityId, search: sentence } = query;
  if (sentence === '') return { success: true, ...NOTHING, path: listOfKind(query) };
  const reading = await readText(db, names, sentence, cityId);
  const { rera_id: number } = reading.filters;
  const registered = number === undefined ? undefined : await findByReraNumber(db, number);
  if (registered)
    return {
      success: true,
      ...NOTHING,
      path: listingPath(registered.kind, registered.slug),
      labels: [registered.title],
    };

  const unread = number === undefined ? reading.notUnderstood : [...reading.notUnderstood, number];
  const lookedUp = await lookUpNames(db, unread, { cityId, isWholeSentence: unread.join('') === sentence });
  if (lookedUp.propertySlug)
    return { success: true, ...NOTHING, path: listingPath('property', lookedUp.propertySlug), labels: [sentence] };

  const meaning = await interpret(db, names, query, reading, lookedUp);
  const { choices, wantsProjects, questions } = meaning;
  const isText = isUnknown(reading, lookedUp);
  const text = isText ? { search: sentence } : meaning.text;
  const notUnderstood = isText ? [] : meaning.notUnderstood;
  const search = await dropEmptyCity(db, meaning.search, text, query);
  const { path, ...lists } = await findLists(db, search, text, wantsProjects);
  return {
    success: true,
    path: withNotUnderstood(path, notUnderstood),
    labels: toLabels({ ...search, ...text }, choices, wantsProjects),
    not_understood: notUnderstood,
    questions,
    ...lists,
  };
}
