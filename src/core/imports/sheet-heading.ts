import { getMaxImportRows, type ImportKind, MAX_IMPORT_COLUMNS, suggestColumns } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { DomainError } from '../errors.ts';
import type { StoredFile } from '../storage/index.ts';
import { readStoredRows, type SheetRow } from './stored-rows.ts';

/** What is known about a sheet once its heading is. */
export interface SheetDescription {
  headingRow: number;
  /** Stored rows above the first one to import. */
  skippedRows: number;
  totalRows: number;
  columns: string[];
  /** The first values of each column. */
  samples: string[][];
  firstRows: { row: number; cells: string[] }[];
}

/** Titles and notes above the heading take fewer rows. */
const MAX_LOOKED_AT = 60;
const MAX_HEADING_INDEX = 30;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;
/** Of the beginning of the sheet, what fits the page. */
const SHOWN = { rows: 40, cells: 12, length: 40 };

const fileError = (error: string) => new DomainError('invalid', error, 'file');

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** Names empty columns and makes all names unique. */
function toColumnNames(heads: string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head, index) => {
    const name = cut(head.replaceAll(/\s+/g, ' '), 120) || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

const countFilled = ([, ...cells]: SheetRow): number => cells.filter((cell) => cell !== '').length;

/**
 * The place of the row that names the columns: the first of those in which the most cells are headings that we know.
 * Without two such cells it is the first row with several cells, below a title in one cell.
 */
export function findHeading(kind: ImportKind, rows: SheetRow[]): number {
  const candidates = rows.slice(0, MAX_HEADING_INDEX);
  const known = candidates.map(
    ([, ...cells]) => Object.keys(suggestColumns(kind, toColumnNames(cells)).mapping).length,
  );
  const best = Math.max(...known, 0);
  if (best >= 2) return known.indexOf(best);
  return Math.max(
    candidates.findIndex((row) => countFilled(row) > 1),
    0,
  );
}

/** The first distinct values of a column. */
function getSamples(rows: SheetRow[], place: number): string[] {
  const values = rows.map((row) => cut(String(row[place + 1] ?? ''), MAX_SAMPLE_LENGTH));
  return [...new Set(values.filter((value) => value !== ''))].slice(0, MAX_SAMPLES);
}

const shorten = ([row, ...cells]: SheetRow) => ({
  row,
  cells: cells.slice(0, SHOWN.cells).map((cell) => cut(cell, SHOWN.length)),
});

/** The first rows of a sheet that was just read. */
function parseFirstRows(lines: Buffer): SheetRow[] {
  const rows: SheetRow[] = [];
  let start = 0;
  while (rows.length < MAX_LOOKED_AT) {
    const end = lines.indexOf('\n', start);
    if (end < 0) break;
    rows.push(JSON.parse(lines.toString('utf8', start, end)) as SheetRow);
    start = end + 1;
  }
  return rows;
}

interface Sheet {
  /** The first rows. */
  rows: SheetRow[];
  /** All rows with the heading and those above it. */
  storedRows: number;
}

/** Describes a sheet whose heading is at this place among its stored rows; throws if that leaves no rows. */
export function describeSheet(kind: ImportKind, { rows, storedRows }: Sheet, heading: number): SheetDescription {
  const [headingRow = 1, ...heads] = rows[heading] ?? [];
  const totalRows = storedRows - heading - 1;
  if (heads.length === 0 || totalRows < 1) throw fileError('This file has no rows');
  if (heads.length > MAX_IMPORT_COLUMNS) throw fileError(`At most ${MAX_IMPORT_COLUMNS} columns`);
  const maxRows = getMaxImportRows(kind);
  if (totalRows > maxRows) throw fileError(`At most ${indianNumber(maxRows)} rows`);
  const columns = toColumnNames(heads);
  const below = rows.slice(heading + 1);
  return {
    headingRow,
    skippedRows: heading + 1,
    totalRows,
    columns,
    samples: columns.map((_, place) => getSamples(below, place)),
    firstRows: rows.slice(0, SHOWN.rows).map(shorten),
  };
}

/** Finds the heading of a sheet that was just read. */
export function describeNewSheet(kind: ImportKind, storedRows: number, lines: Buffer): SheetDescription {
  const rows = parseFirstRows(lines);
  return describeSheet(kind, { rows, storedRows }, findHeading(kind, rows));
}

/** Describes a stored sheet by the number of the row that a user chose as its heading. */
export async function describeStoredSheet(kind: ImportKind, file: StoredFile, storedRows: number, headingRow: number) {
  for await (const rows of readStoredRows(file, 0)) {
    const heading = rows.slice(0, MAX_LOOKED_AT).findIndex(([row]) => row === headingRow);
    if (heading < 0) break;
    return describeSheet(kind, { rows: rows.slice(0, MAX_LOOKED_AT), storedRows }, heading);
  }
  throw new DomainError('invalid', 'Choose one of the first rows of the sheet', 'row');
}
