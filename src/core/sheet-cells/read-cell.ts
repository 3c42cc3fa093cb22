import type { CellKind, ImportField } from '#contract';
import { readRupees } from '#contract/amounts/read-rupees.ts';
import { readAreaCell } from './area-cell.ts';
import { readDayCell } from './day-cell.ts';
import { splitList } from './list-cell.ts';
import { keyFor, type MasterNames, nameKey } from './master-names.ts';

/** The value of a cell, or a message why it cannot be read. */
export type Read = { value: unknown } | { error: string };

const valueOrError = (value: unknown, error: string): Read =>
  value === undefined || Number.isNaN(value) ? { error } : { value };

const readNumber = (text: string): number =>
  /^[+-]?(\d[\d,]*(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;

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
  number: ({ text }) => valueOrError(readNumber(text), 'Please write a number'),
  rupees: ({ text }) => valueOrError(readRupees(text), 'Please write an amount, such as 92,50,000 or 85 lakh'),
  area: ({ text, column }) =>
    valueOrError(readAreaCell(text, column), 'Please write an area with its unit, such as 1,850 sq ft'),
  day: ({ text }) => valueOrError(readDayCell(text), 'Please write a date, such as 15 Nov 2027'),
  'yes-no': ({ text }) => valueOrError(YES_NO[text.toLowerCase()], 'Please write Yes or No'),
  choice: ({ text, labels }) => readChoice(text, labels),
  city: ({ text, names }) => readName(text, names, 'city'),
  builder: ({ text, names }) => readName(text, names, 'builder'),
  tags: ({ text, names }) => readNames(text, names, 'tags'),
  amenities: ({ text, names }) => readNames(text, names, 'amenities'),
  bhks: ({ text, names }) => readNames(text, names, 'bhks'),
};

/** Parses the cell of a field; the form rules are checked later. */
export const readCell = ({ kind, labels }: ImportField, text: string, column: string, names: MasterNames): Read =>
  READERS[kind]({ text, column, labels, names });
