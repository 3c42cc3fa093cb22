import {
  IMPORT_FIELDS,
  type ImportDecisions,
  type ImportField,
  type ImportKind,
  type ImportUnit,
  isExportedSheet,
  type ListingImportKind,
} from '#contract';
import { squareFeet } from '#contract/amounts.ts';
import { EMPTY_CELLS } from '#contract/back-office/import-synonyms.ts';
import type { AreaUnit } from '#contract/listings/enumerations.ts';
import { plainCell } from '../records/index.ts';
import { getHeadingUnit, readCell } from '../sheet-cells.ts';
import { findDecision, isClosed, type Meanings, readClosed, toChosen } from './closed-values.ts';
import type { Fact } from './facts.ts';
import { type ImportNames, splitPlace } from './import-names.ts';
import type { SheetRow } from './stored-rows.ts';

/** How a file is read. */
export interface ReadingPlan {
  kind: ImportKind;
  columns: string[];
  mapping: Record<string, string>;
  publish: boolean;
  decisions: ImportDecisions;
}

/** How a file of listings is read. */
export type ListingPlan = ReadingPlan & { kind: ListingImportKind };

/** The cells of a row, as far as they are understood. */
export interface ReadCells {
  row: number;
  /** The cell of the column with IDs. */
  id: string;
  /** The cell of the column with addresses of pictures. */
  pictures: string;
  values: Record<string, unknown>;
  /** The cells of fields, for messages about them. */
  texts: Record<string, string>;
  /** Why fields cannot be read, by their names. */
  errors: Map<string, string>;
  facts: Fact[];
}

interface Column {
  field: ImportField;
  head: string;
  /** Index among the cells. */
  place: number;
}

/** Fields whose bare numbers may be lakhs or crores. */
const PRICES = new Set(['price', 'minimum_price', 'maximum_price', 'avg_price']);
/** A smaller number is no price in rupees, except as a rent. */
const MIN_BARE_PRICE = 10_000;
const FACTORS: Partial<Record<ImportUnit, number>> = { rupees: 1, lakh: 100_000, crore: 10_000_000 };
const UNIT_TEXTS: Partial<Record<ImportUnit, string>> = { sq_ft: 'sq ft', sq_m: 'sq m', sq_yd: 'sq yd' };
/** A smaller room is not for sale; such a number is a typing error, or the number of something else. */
const MIN_SQUARE_FEET = 50;

const BARE_NUMBER = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/-)?$/i;
/** What people add to a price. */
const PRICE_NOTES = /\(?(?:onwards?|neg(?:o|otiable)?|all incl(?:usive)?|approx|\+)\.?\)?$/i;

const readBare = (text: string): number | undefined => {
  const digits = BARE_NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** The unit of money that a heading names: 'Price (in lacs)'. */
function getMoneyUnit(heading: string): ImportUnit | undefined {
  if (/\b(?:lakhs?|lacs?)\b/i.test(heading)) return 'lakh';
  return /\b(?:cr|crores?)\b/i.test(heading) ? 'crore' : undefined;
}

type Read = { value: unknown } | { error: string };

const NO_UNIT = 'Choose whether the numbers of this column are lakhs or crores';
const NO_AREA_UNIT = 'Please enter an area with its unit, such as 1,850 sq ft';
const TOO_SMALL = 'This area is too small to be right';

const withoutSize = (text: string): string => text.replace(/^(\d+)\s*[a-z]{1,12}\.?$/i, '$1');

/** Returns a function that reads the cells of a row. */
export function cellReader(
  { kind, columns, mapping, decisions }: ReadingPlan,
  names: ImportNames,
  remembered: Meanings['remembered'],
): (row: SheetRow) => ReadCells {
  const isOurs = isExportedSheet(kind, columns);
  const meanings: Meanings = { chosen: toChosen(decisions), remembered };
  const mapped: Column[] = IMPORT_FIELDS[kind].flatMap((field) => {
    const head = mapping[field.name];
    return head === undefined ? [] : [{ field, head, place: columns.indexOf(head) }];
  });
  const getPlace = (name: string): number => (mapping[name] === undefined ? -1 : columns.indexOf(mapping[name]));
  const [idPlace, picturePlace, placePlace] = ['id', 'picture_urls', 'place'].map(getPlace);

  /** Bare numbers of a column are one decision, which stays visible once it is made. */
  const addUnit = ({ facts }: ReadCells, { name }: ImportField, sample: string): void => {
    const means = decisions.units[name] ?? null;
    facts.push({ kind: 'unit', field: name, value: '', sample, means, source: means === null ? 'open' : 'chosen' });
  };

  const readPrice = ({ field, head }: Column, text: string, cells: ReadCells): Read => {
    const amount = text.replace(PRICE_NOTES, '').trim();
    const bare = PRICES.has(field.name) ? readBare(amount) : undefined;
    const isRent = cells.values['purpose'] === 'rent' || /\brent\b/i.test(head);
    if (bare === undefined || bare >= MIN_BARE_PRICE || isRent || isOurs) return readCell(field, amount, head, names);
    const unit = decisions.units[field.name];
    const factor = FACTORS[unit ?? getMoneyUnit(head) ?? 'sq_ft'];
    if (unit || factor === undefined) addUnit(cells, field, text);
    return factor === undefined ? { error: NO_UNIT } : { value: Math.round(bare * factor) };
  };

  const readAreaValue = ({ field, head }: Column, text: string, cells: ReadCells): Read => {
    const isBare = readBare(text) !== undefined;
    const chosen = decisions.units[field.name];
    const unit = UNIT_TEXTS[chosen ?? 'rupees'] ?? getHeadingUnit(head)?.replace('_', ' ');
    if (isBare && (chosen || unit === undefined)) addUnit(cells, field, text);
    const read = readCell(field, isBare && unit ? `${text} ${unit}` : text, head, names);
    if ('value' in read) {
      const area = read.value as { value: number; unit: AreaUnit };
      return squareFeet(area) < MIN_SQUARE_FEET && !isOurs ? { error: TOO_SMALL } : read;
    }
    return isBare ? { error: NO_AREA_UNIT } : read;
  };

  const readOpen = (column: Column, text: string, cells: ReadCells): Read => {
    const { field, head } = column;
    if (field.kind === 'rupees') return readPrice(column, text, cells);
    if (field.kind === 'area') return readAreaValue(column, text, cells);
    if (field.kind === 'number') return readCell(field, withoutSize(text), head, names);
    if (field.kind === 'floor') return readCell(field, text.split(/\/| of | out of /i)[0] ?? text, head, names);
    return readCell(field, text, head, names);
  };

  const addClosed = ({ field }: Column, text: string, cells: ReadCells): void => {
    const found = readClosed(field, text, names, meanings);
    for (const { text: value, means, source, error } of found) {
      const isList = field.kind === 'tags' || field.kind === 'amenities';
      if (error !== undefined) {
        cells.facts.push({ kind: isList ? 'unmatched' : 'unknown', field: field.name, value, source, message: error });
        if (!isList) cells.errors.set(field.name, error);
      } else if (means?.toLowerCase() !== value.toLowerCase()) {
        cells.facts.push({ kind: 'value', field: field.name, value, means, source });
      }
    }
    const values = found.flatMap(({ value }) => (value === undefined ? [] : [value]));
    if (values.length === 0) return;
    cells.values[field.name] = Array.isArray(values[0]) ? [...new Set(values.flat())] : values[0];
  };

  const addOpen = (column: Column, text: string, cells: ReadCells): void => {
    const { name } = column.field;
    const decision = name === 'locality' ? undefined : findDecision(meanings, name, text);
    if (decision?.means === null) {
      cells.facts.push({ kind: 'value', field: name, value: text, means: null, source: decision.source });
      return;
    }
    const before = cells.facts.length;
    const read = readOpen(column, decision?.means ?? text, cells);
    if ('error' in read) {
      cells.errors.set(name, read.error);
      if (cells.facts.length === before)
        cells.facts.push({ kind: 'impossible', field: name, value: text, message: read.error });
      return;
    }
    if (decision)
      cells.facts.push({ kind: 'value', field: name, value: text, means: decision.means, source: decision.source });
    cells.values[name] = read.value;
  };

  /** A cell with a city and its locality fills the two fields unless columns of their own do. */
  const addPlace = (text: string, { values }: ReadCells): void => {
    const { cityId, locality } = splitPlace(text, names.findCity);
    values['city_id'] ??= cityId;
    if (locality !== '') values['locality'] ??= locality;
  };

  /** A locality gets the name that its city has for it; an unknown one stays as text, and staff are asked about it. */
  const matchLocality = ({ values, facts }: ReadCells): void => {
    const { city_id: cityId, locality: text } = values;
    if (typeof cityId !== 'number' || typeof text !== 'string') return;
    const decision = findDecision(meanings, 'locality', text);
    const name = decision?.means ?? text;
    const found = names.localities.find(cityId, name) ?? names.localities.findSimilar(cityId, name);
    if (found) Object.assign(values, { locality: found.name, locality_id: found.id });
    else Object.assign(values, { locality: name });
    if (!found && decision)
      facts.push({ kind: 'value', field: 'locality', value: text, means: null, source: decision.source });
    else if (!found) facts.push({ kind: 'unmatched', field: 'locality', value: text, cityId, source: 'open' });
    else if (decision)
      facts.push({ kind: 'value', field: 'locality', value: text, means: found.name, source: decision.source });
  };

  const getCell = (cells: string[], place: number | undefined): string => {
    const text = place === undefined || place < 0 ? '' : plainCell(cells[place] ?? '');
    return EMPTY_CELLS.has(text.toLowerCase()) && !isOurs ? '' : text;
  };

  return ([row, ...texts]) => {
    const cells: ReadCells = {
      row,
      id: getCell(texts, idPlace),
      pictures: getCell(texts, picturePlace),
      values: {},
      texts: {},
      errors: new Map(),
      facts: [],
    };
    for (const column of mapped) {
      const text = getCell(texts, column.place);
      if (text === '') continue;
      cells.texts[column.field.name] = text;
      if (isClosed(column.field)) addClosed(column, text, cells);
      else addOpen(column, text, cells);
    }
    const place = getCell(texts, placePlace);
    if (place !== '') addPlace(place, cells);
    matchLocality(cells);
    return cells;
  };
}
