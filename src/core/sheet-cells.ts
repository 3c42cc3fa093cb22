import {
  AREA_UNIT_LABELS,
  type AreaUnit,
  type CellKind,
  type ImportField,
  type PhoneNumber,
  readPhone,
} from '#contract';
import { readArea } from '#contract/amounts.ts';
import { readRupees } from '#contract/read-amount.ts';
import { type Db, sql, type Tx, tables } from '#db';

const { amenities, bhkOptions, builders, cities, tags } = tables;

/** More names than any master list has; a safeguard only. */
const MAX_NAMES = 100_000;

type Ids = Map<string, number>;

/** Ids of the master lists by name, as used in file cells. */
export interface MasterNames {
  city: Ids;
  builder: Ids;
  tags: Ids;
  amenities: Ids;
  bhks: Ids;
  /** Colleagues who work on leads, by name and email address; only for sheets of leads. */
  colleague?: Ids;
}

type ListName = 'city' | 'builder' | 'tags' | 'amenities' | 'bhks';

/** The same with the names as the lists write them, by id. */
export interface ListedNames extends MasterNames {
  labels: Record<ListName, ReadonlyMap<number, string>>;
}

/** Normalises case and spaces for lookup; BHK names also match without 'BHK'. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const bhkKey = (name: string): string => nameKey(name).replace(/ ?bhk$/, '');

const ids = (rows: { id: number; name: string }[], toKey = nameKey): Ids =>
  new Map(rows.map(({ id, name }) => [toKey(name), id]));

const toLabels = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name] as const));

/** Loads all names at once, because the rows of a file use the same few names repeatedly. */
export async function readMasterNames(db: Db | Tx): Promise<ListedNames> {
  const [cityRows, builderRows, tagRows, amenityRows, bhkRows] = await Promise.all([
    db.select({ id: cities.id, name: cities.name }).from(cities).limit(MAX_NAMES),
    db.select({ id: builders.id, name: builders.name }).from(builders).limit(MAX_NAMES),
    db.select({ id: tags.id, name: tags.tagName }).from(tags).limit(MAX_NAMES),
    db
      .select({ id: amenities.id, name: amenities.name, category: amenities.category })
      .from(amenities)
      .limit(MAX_NAMES),
    db.select({ id: bhkOptions.id, name: bhkOptions.bhk }).from(bhkOptions).limit(MAX_NAMES),
  ]);
  const often = new Set<string>();
  const once = new Set<string>();
  for (const { name } of amenityRows) (once.has(nameKey(name)) ? often : once).add(nameKey(name));
  const amenityLabels = amenityRows.map(({ id, name, category }) => ({
    id,
    name: often.has(nameKey(name)) ? `${category}: ${name}` : name,
  }));
  return {
    labels: {
      city: toLabels(cityRows),
      builder: toLabels(builderRows),
      tags: toLabels(tagRows),
      amenities: toLabels(amenityLabels),
      bhks: toLabels(bhkRows),
    },
    city: ids(cityRows),
    builder: ids(builderRows),
    tags: ids(tagRows),
    amenities: new Map([
      ...ids(amenityRows.map(({ id, name, category }) => ({ id, name: `${category}: ${name}` }))),
      ...ids(amenityRows.filter(({ name }) => !often.has(nameKey(name)))),
    ]),
    bhks: ids(bhkRows, bhkKey),
  };
}

/** The name of an amenity in a cell: with its category if the name is ambiguous. */
export const amenityName = sql<string>`case when exists (select from ${amenities} o where lower(o.name) = lower(${amenities.name})
  and o.id <> ${amenities.id}) then ${amenities.category} || ': ' || ${amenities.name} else ${amenities.name} end`;

const keyFor = (list: keyof MasterNames): ((name: string) => string) => (list === 'bhks' ? bhkKey : nameKey);

/** Joins values with semicolons; a semicolon inside a value is escaped with a backslash. */
export const joinList = (values: string[]): string =>
  values.map((value) => value.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');

/** Splits a cell at semicolons and line breaks. */
export const splitList = (text: string): string[] =>
  [...text.matchAll(/(?:\\.|[^;\n\\])+/gs)]
    .map(([value]) => value.replaceAll(/\\(.)/gs, '$1').trim())
    .filter((value) => value !== '');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An ISO date, or undefined for a date that does not exist, such as 31 February. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

const parseMonth = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** Spreadsheets shorten years to two digits; all dates here are in this century. */
const parseYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** Parses a date with the day before the month, as written in India: '15/11/2027', '15 Nov 2027', '2027-11-15'. */
function readDayCell(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && day) return toDay(Number(year), Number(month), Number(day));
  const [, d, m, y] = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  return d && m && y ? toDay(parseYear(y), parseMonth(m), Number(d)) : undefined;
}

/** Spreadsheets count days since the end of 1899; these are numbers of our century. */
const SERIAL_DAY = /^([3-6]\d{4})(?:\.\d+)?$/;
const DAY_MS = 86_400_000;

const MAX_TIMESTAMP_LENGTH = 60;

/** Parses a date with or without a time of day, which is not kept: '12-05-2026 10:34 AM', 'May 12, 2026', '46154'. */
function readTimestampCell(text: string): string | undefined {
  const serial = SERIAL_DAY.exec(text)?.[1];
  if (serial !== undefined)
    return new Date(Date.UTC(1899, 11, 30) + Number(serial) * DAY_MS).toISOString().slice(0, 10);
  if (text.length > MAX_TIMESTAMP_LENGTH) return undefined;
  const time = text.search(/\d{1,2}:\d{2}/);
  const day = (time < 0 ? text : text.slice(0, time))
    .trim()
    .replace(/[T,]$/, '')
    .replace(/^(\d{1,2})(?:st|nd|rd|th)\b/i, '$1')
    .replace(/^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i, '$2 $1 $3');
  return readDayCell(day.trim());
}

const MAX_PHONES = 5;

/** The numbers of a cell, such as '98765 43210 / +91-9876543211'; undefined if none of them is complete. */
function readPhonesCell(text: string): PhoneNumber[] | undefined {
  const parts = text.split(/[/,;|\n&]|\b(?:or|and)\b/i, MAX_PHONES);
  const phones = parts.flatMap((part) => {
    const digits = /[+\d][\d\s().-]*/.exec(part)?.[0].replace(/\.0$/, '');
    return (digits === undefined ? undefined : readPhone(digits)) ?? [];
  });
  return phones.length > 0 ? phones : undefined;
}

/** Unit labels in exported cells. */
const UNIT_LABELS: Record<AreaUnit, string> = {
  sq_ft: 'sq ft',
  sq_m: 'sq m',
  sq_yd: 'sq yd',
  acre: 'acre',
  hectare: 'hectare',
  bigha: 'bigha',
  katha: 'katha',
  gunta: 'gunta',
  cent: 'cent',
};

const ALSO: Record<string, AreaUnit> = {
  sqft: 'sq_ft',
  sqfeet: 'sq_ft',
  squarefeet: 'sq_ft',
  squarefoot: 'sq_ft',
  sft: 'sq_ft',
  ft: 'sq_ft',
  feet: 'sq_ft',
  sqm: 'sq_m',
  sqmt: 'sq_m',
  sqmtr: 'sq_m',
  sqmeter: 'sq_m',
  sqmetre: 'sq_m',
  squaremetre: 'sq_m',
  squaremeter: 'sq_m',
  sqyd: 'sq_yd',
  sqyard: 'sq_yd',
  squareyard: 'sq_yd',
  gaj: 'sq_yd',
  gaz: 'sq_yd',
  yd: 'sq_yd',
  yard: 'sq_yd',
  guntha: 'gunta',
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const UNITS = new Map<string, AreaUnit>([
  ...Object.entries(ALSO),
  ...Object.entries(AREA_UNIT_LABELS).map(([unit, label]) => [plain(label), unit as AreaUnit] as const),
  ...Object.entries(UNIT_LABELS).map(([unit, unitText]) => [plain(unitText), unit as AreaUnit] as const),
]);

const parseUnit = (unitText: string): AreaUnit | undefined => {
  const text = plain(unitText);
  return UNITS.get(text) ?? UNITS.get(text.replace(/s$/, ''));
};

/** The unit in brackets in a column header: 'Area (sq ft)'. */
const headUnit = (column: string): AreaUnit | undefined => parseUnit(/\(([^()]*)\)/.exec(column)?.[1] ?? '');

/** Parses an area such as '1,850 sq ft'; a bare number has the unit of its column. Undefined if it is not an area. */
function readAreaCell(text: string, column: string): { value: number; unit: AreaUnit } | undefined {
  const [, digits = '', unitText = ''] = /^([\d.,\s]+)(.*)$/s.exec(text) ?? [];
  const value = readArea(digits);
  const unit = unitText === '' ? headUnit(column) : parseUnit(unitText);
  return value === null || Number.isNaN(value) || unit === undefined ? undefined : { value, unit };
}

const writeAreaCell = ({ value, unit }: { value: number; unit: AreaUnit }): string => `${value} ${UNIT_LABELS[unit]}`;

/** The value of a cell, or a message why it cannot be read. */
type Read = { value: unknown } | { error: string };

const valueOrError = (value: unknown, error: string): Read =>
  value === undefined || Number.isNaN(value) ? { error } : { value };

const readNumber = (text: string): number =>
  /^[+-]?(\d[\d,]*(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;

/** Sheets name the ground floor and basements; 'Ground', 'G', 'GF', 'Basement 2', '3rd'. */
function readFloor(text: string): number {
  const name = text
    .toLowerCase()
    .replace(/ ?floor$/, '')
    .trim();
  if (/^(?:g|gf|ground)$/.test(name)) return 0;
  const [, basement] = /^(?:b|basement) ?(\d?)$/.exec(name) ?? [];
  if (basement !== undefined) return -Number(basement || 1);
  return readNumber(name.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''));
}

const YES_NO: Record<string, boolean> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  no: false,
  n: false,
  false: false,
  '0': false,
};

const normalize = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const readChoice = (text: string, labels: Record<string, string>): Read =>
  valueOrError(
    Object.keys(labels).find(
      (value) => normalize(value) === normalize(text) || normalize(labels[value] ?? '') === normalize(text),
    ),
    `Choose one of: ${Object.values(labels).join(', ')}`,
  );

const readName = (text: string, names: MasterNames, list: 'city' | 'builder'): Read =>
  valueOrError(names[list].get(nameKey(text)), `There is no ${list} called ${text}`);

/** Commas separate names too, unless the text with the comma is itself a name. */
const namesIn = (text: string, isName: (name: string) => boolean): string[] =>
  splitList(text).flatMap((name) => (isName(name) ? [name] : name.split(',').map((part) => part.trim())));

const NOUNS = { tags: 'tag', amenities: 'amenity', bhks: 'BHK' };

function readNames(text: string, names: MasterNames, list: 'tags' | 'amenities' | 'bhks'): Read {
  const toKey = keyFor(list);
  const findId = (name: string) => names[list].get(toKey(name));
  const foundNames = namesIn(text, (name) => findId(name) !== undefined).filter((name) => name !== '');
  const unknown = foundNames.filter((name) => findId(name) === undefined);
  if (unknown.length > 0) return { error: `There is no ${NOUNS[list]} called ${unknown.join(', ')}` };
  return { value: [...new Set(foundNames.map(findId))] };
}

interface Cell {
  text: string;
  /** The header of its column. */
  column: string;
  labels: Record<string, string>;
  names: MasterNames;
}

const READERS: Record<CellKind, (cell: Cell) => Read> = {
  text: ({ text }) => ({ value: text }),
  words: ({ text }) => ({ value: splitList(text) }),
  number: ({ text }) => valueOrError(readNumber(text), 'Please enter a number'),
  floor: ({ text }) => valueOrError(readFloor(text), 'Please enter a floor, such as 3 or Ground'),
  rupees: ({ text }) => valueOrError(readRupees(text), 'Please enter an amount, such as 92,50,000 or 85 lakh'),
  area: ({ text, column }) =>
    valueOrError(readAreaCell(text, column), 'Please enter an area with its unit, such as 1,850 sq ft'),
  day: ({ text }) => valueOrError(readDayCell(text), 'Please enter a date, such as 15 Nov 2027'),
  'yes-no': ({ text }) => valueOrError(YES_NO[text.toLowerCase()], 'Please enter Yes or No'),
  choice: ({ text, labels }) => readChoice(text, labels),
  city: ({ text, names }) => readName(text, names, 'city'),
  builder: ({ text, names }) => readName(text, names, 'builder'),
  tags: ({ text, names }) => readNames(text, names, 'tags'),
  amenities: ({ text, names }) => readNames(text, names, 'amenities'),
  bhks: ({ text, names }) => readNames(text, names, 'bhks'),
  phones: ({ text }) =>
    valueOrError(readPhonesCell(text), 'Please enter a full phone number, of other countries as +971 50 123 4567'),
  timestamp: ({ text }) => valueOrError(readTimestampCell(text), 'Please enter a date, such as 15 Nov 2025'),
  colleague: ({ text, names }) =>
    valueOrError(names.colleague?.get(nameKey(text)), `No colleague called ${text} works on enquiries`),
};

/** The unit that a heading names without brackets: 'Carpet in sq ft'. */
export function getHeadingUnit(heading: string): AreaUnit | undefined {
  const [unitText = ''] = /\b(?:sq\.? ?(?:feet|foot|ft|mtrs?|m|yds?)|sqft|sft|gaj|acres?)\b/i.exec(heading) ?? [];
  return headUnit(heading) ?? (unitText === '' ? undefined : parseUnit(unitText));
}

/** Parses the cell of a field; the form rules are checked later. */
export const readCell = ({ kind, labels }: ImportField, text: string, column: string, names: MasterNames): Read =>
  READERS[kind]({ text, column, labels, names });

const asItIs = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const joinValues = (value: unknown) => joinList(value as string[]);

const WRITERS: Record<CellKind, (value: unknown, labels: Record<string, string>) => string> = {
  text: asItIs,
  number: asItIs,
  floor: asItIs,
  rupees: asItIs,
  city: asItIs,
  builder: asItIs,
  words: joinValues,
  tags: joinValues,
  amenities: joinValues,
  bhks: joinValues,
  area: (value) => writeAreaCell(value as { value: number; unit: AreaUnit }),
  // Spreadsheets sort ISO dates.
  day: String,
  timestamp: String,
  phones: asItIs,
  colleague: asItIs,
  'yes-no': (value) => (value === true ? 'Yes' : 'No'),
  choice: (value, labels) => labels[value as string] ?? '',
};

/** Writes a value so that `readCell` can parse it; references to master lists are written as names. */
export const writeCell = ({ kind, labels }: Pick<ImportField, 'kind' | 'labels'>, value: unknown): string =>
  value === null || value === undefined ? '' : WRITERS[kind](value, labels);
