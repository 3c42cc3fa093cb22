import {
  type CellKind,
  headingKey,
  type ImportDecisions,
  type ImportField,
  type ImportSource,
  MAX_VALUE_LENGTH,
} from '#contract';
import { VALUE_SYNONYMS } from '#contract/back-office/import-synonyms.ts';
import { joinList, readCell, splitList, writeCell } from '../sheet-cells.ts';
import type { ImportNames } from './import-names.ts';

/** The texts that decisions put in the place of values: of this file, and of earlier ones. */
export interface Meanings {
  chosen: ReadonlyMap<string, string | null>;
  remembered: ReadonlyMap<string, string | null>;
}

/** A value for comparison with those that were decided about. */
export const valueKey = (field: string, value: string): string =>
  `${field} ${value.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, MAX_VALUE_LENGTH).toWellFormed()}`;

export const toChosen = ({ values }: ImportDecisions): Meanings['chosen'] =>
  new Map(values.map(({ field, value, means }) => [valueKey(field, value), means]));

/** What a user decided about a value, now or earlier; undefined if nothing. */
export function findDecision(
  { chosen, remembered }: Meanings,
  field: string,
  value: string,
): { means: string | null; source: 'chosen' | 'remembered' } | undefined {
  const key = valueKey(field, value);
  const now = chosen.get(key);
  if (now !== undefined) return { means: now, source: 'chosen' };
  const earlier = remembered.get(key);
  return earlier === undefined ? undefined : { means: earlier, source: 'remembered' };
}

const CLOSED = new Set<CellKind>(['choice', 'city', 'builder', 'tags', 'amenities', 'bhks', 'colleague']);
const LISTS = new Set<CellKind>(['tags', 'amenities', 'bhks']);

/** Whether a field has only values of a list. */
export const isClosed = ({ kind }: ImportField): boolean => CLOSED.has(kind);

/** A value of a closed list as a cell writes it, and what that is. */
interface ClosedValue {
  text: string;
  /** Undefined if it is not understood or left out. */
  value?: unknown;
  /** As the list writes it; null if a decision leaves it out. */
  means: string | null;
  source: ImportSource;
  /** Why it is not understood. */
  error?: string;
}

const synonyms = new Map(
  Object.entries(VALUE_SYNONYMS).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([value, words]) => words.map((word) => [`${field} ${word}`, value] as const)),
  ),
);

/** Rooms besides the bedrooms: '4+SQ', '3 BHK + Study', '3BHK+2T'. */
const ROOMS = /^(\d+(?:\.5)?) ?(?:b ?h ?k|bed(?:room)?s?|br|b\/r)?(?: ?[+,/&-].*)?$/i;

/** Finds a value by another word for it. */
function findSynonym({ name, kind }: ImportField, text: string, names: ImportNames): Partial<ClosedValue> | undefined {
  if (kind === 'choice') {
    const value = synonyms.get(`${name} ${headingKey(text)}`);
    return value === undefined ? undefined : { value, source: 'found' };
  }
  if (kind === 'city') {
    const value = names.findCity(text);
    return value === undefined ? undefined : { value, source: 'found' };
  }
  if (kind === 'bhks') {
    const rooms = ROOMS.exec(text)?.[1];
    const value = rooms === undefined ? undefined : names.bhks.get(rooms);
    return value === undefined ? undefined : { value: [value], source: 'check' };
  }
  return undefined;
}

/** The name of a value in its list. */
export function getLabel(field: ImportField, value: unknown, { labels }: ImportNames): string {
  const { kind } = field;
  if (kind === 'city' || kind === 'builder' || kind === 'colleague') return labels[kind].get(Number(value)) ?? '';
  if (kind === 'tags' || kind === 'amenities' || kind === 'bhks')
    return writeCell(
      field,
      (value as number[]).map((id) => labels[kind].get(id) ?? ''),
    );
  return writeCell(field, value);
}

interface Part {
  text: string;
  /** The text as a cell of its own. */
  cell: string;
}

function readOne(field: ImportField, { text, cell }: Part, names: ImportNames, meanings: Meanings): ClosedValue {
  const decision = findDecision(meanings, field.name, text);
  if (decision?.means === null) return { text, means: null, source: decision.source };
  const read = readCell(field, decision?.means ?? cell, '', names);
  if ('value' in read) {
    const means = getLabel(field, read.value, names);
    return { text, value: read.value, means, source: decision?.source ?? 'found' };
  }
  const found = findSynonym(field, text, names);
  if (!found) return { text, means: null, source: 'open', error: read.error };
  return { text, ...found, means: getLabel(field, found.value, names), source: found.source ?? 'found' };
}

/** Commas separate names too, unless the text with the comma is itself a name. */
const toParts = (field: ImportField, text: string, names: ImportNames): Part[] =>
  splitList(text).flatMap((part) => {
    const read = readCell(field, joinList([part]), '', names);
    const isName = 'value' in read && (read.value as number[]).length === 1;
    const parts = isName ? [part] : part.split(',').map((name) => name.trim());
    return parts.filter((name) => name !== '').map((name) => ({ text: name, cell: joinList([name]) }));
  });

/** Reads the values of a cell of a closed list: one, or several if the field is a list. */
export function readClosed(field: ImportField, text: string, names: ImportNames, meanings: Meanings): ClosedValue[] {
  const whole = readOne(field, { text, cell: text }, names, meanings);
  if (!LISTS.has(field.kind)) return [whole];
  if (whole.source !== 'open' && (whole.value === undefined || (whole.value as number[]).length === 1)) return [whole];
  return toParts(field, text, names).map((part) => readOne(field, part, names, meanings));
}
