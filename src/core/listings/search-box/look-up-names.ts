import type { Db } from '#db';
import type { PlaceName } from '../sentence/index.ts';
import { findNames, type NameRow, searchForm, toCurrentNames } from './suggest.ts';

/** What the words that a sentence reader did not know turned out to be. */
export interface LookedUp {
  /** Builders, and places whose names were misspelt. */
  places: PlaceName[];
  /** Names that several of them have. */
  ambiguous: { text: string; options: PlaceName[] }[];
  /** The name of a project, as typed. */
  title: string | undefined;
  /** The property whose title is the whole sentence. */
  propertySlug: string | undefined;
  notUnderstood: string[];
}

/** A sentence rarely has more; each costs a few queries. */
const MAX_LOOKED_UP = 4;
const MIN_LENGTH = 3;

/** Shorter words are too close to other words. */
const MIN_MISSPELT_LENGTH = 5;
/** One wrong letter in five is a misspelling; more is another word. */
const maxWrongLetters = (typed: string): number =>
  typed.length < MIN_MISSPELT_LENGTH ? 0 : Math.floor(typed.length / 5);

const isMisspelt = (typed: string, { distance }: NameRow): boolean =>
  distance !== undefined && distance <= maxWrongLetters(typed);

/** 'Gurugra' for 'Gurugram', and 'Bangalor' for the former name of Bengaluru. */
function isUnfinished(typed: string, { form: name }: NameRow): boolean {
  const today = toCurrentNames(typed);
  if (today !== typed) return typed.length >= MIN_MISSPELT_LENGTH && name === today;
  return name.startsWith(typed) && name.length - typed.length <= maxWrongLetters(typed);
}

const isPlace = ({ kind }: NameRow): boolean => kind === 'city' || kind === 'locality';

const isWhole = (form: string, { form: name }: NameRow): boolean => name === form;
/** 'Meridian' for 'Meridian Homes'. */
const isBeginning = (form: string, { form: name }: NameRow): boolean => name.startsWith(`${form} `);

/** Whether a text is the full name of a builder or listing, whatever its words mean: 'Meridian Homes'. */
export async function isFullName(db: Db, text: string): Promise<boolean> {
  const form = searchForm(text);
  const { rows } = await findNames(db, form);
  return rows.some((row) => /^(?:builder|project|property)$/.test(row.kind) && isWhole(form, row));
}

const toPlace = ({ kind, ref_id, name, city_id }: NameRow): PlaceName => ({
  kind: kind === 'city' || kind === 'locality' ? kind : 'builder',
  id: ref_id,
  name,
  ...(kind === 'locality' && city_id !== null ? { cityId: city_id } : {}),
});

/** The builders or misspelt places that a name means. */
function findPlaces(form: string, rows: NameRow[], isCorrected: boolean): NameRow[] {
  const builders = rows.filter(({ kind }) => kind === 'builder');
  const places = rows.filter(isPlace);
  if (isCorrected) return [...places, ...builders].filter((row) => isMisspelt(form, row));
  const found = [
    builders.filter((row) => isWhole(form, row)),
    builders.filter((row) => isBeginning(form, row)),
    places.filter((row) => isUnfinished(form, row)),
  ];
  return found.find(({ length }) => length > 0) ?? [];
}

/**
 * Looks up words that the sentence reader did not know among the names of builders and listings and, for misspelt ones,
 * of places. `isWholeSentence` says that the words are all that was typed, so that the beginning of a title is enough.
 */
export async function lookUpNames(
  db: Db,
  words: string[],
  { cityId, isWholeSentence }: { cityId: number | undefined; isWholeSentence: boolean },
): Promise<LookedUp> {
  const result: LookedUp = {
    places: [],
    ambiguous: [],
    title: undefined,
    propertySlug: undefined,
    notUnderstood: [],
  };
  for (const [at, text] of words.entries()) {
    const form = searchForm(text);
    const { rows, isCorrected } =
      at < MAX_LOOKED_UP && form.length >= MIN_LENGTH ? await findNames(db, form) : { rows: [], isCorrected: false };
    const found = findPlaces(form, rows, isCorrected);
    const inCity = found.filter(({ city_id }) => cityId !== undefined && city_id === cityId);
    const options = (inCity.length > 0 ? inCity : found).map(toPlace);
    const [only] = options;
    const isTitle = rows.some(
      (row) => row.kind === 'project' && (isWhole(form, row) || (isWholeSentence && isBeginning(form, row))),
    );
    const property = rows.find((row) => row.kind === 'property' && isWhole(form, row));
    if (isTitle && !result.title) result.title = text;
    else if (isWholeSentence && property) result.propertySlug = property.slug;
    else if (options.length > 1) result.ambiguous.push({ text, options });
    else if (only) result.places.push(only);
    else result.notUnderstood.push(text);
  }
  return result;
}
