import { LARGEST_IMPORT_BYTES } from '#contract';
import { DomainError } from '../errors.ts';
import { readZipDirectory } from '../storage/index.ts';
import type { SheetFormat } from './read-sheet.ts';

/** An uploaded file; none of its fields can be trusted. */
export interface SentSheet {
  name: string;
  body: Buffer;
  /** The upload exceeded the size limit and was cut off. */
  truncated: boolean;
}

/** Accepted sheets expand to less; a larger archive is likely a zip bomb. */
const MAX_EXPANDED_BYTES = 400 * 1024 * 1024;
const MAX_NAME_LENGTH = 120;

const fileError = (error: string) => new DomainError('invalid', error, 'file');

function isSheetArchive(body: Buffer): boolean {
  const entries = readZipDirectory(body);
  if (!entries) return false;
  const names = new Set(entries.map(({ name }) => name));
  const expanded = entries.reduce((total, { size }) => total + size, 0);
  return (
    names.has('[Content_Types].xml') &&
    names.has('xl/workbook.xml') &&
    !entries.some(({ name, encrypted }) => encrypted || /vba(?:project|data)/i.test(name)) &&
    expanded <= MAX_EXPANDED_BYTES
  );
}

/** Magic bytes of ZIP, PDF and old Office files. */
const OTHERS = new Set(['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0']);

/** Text contains no NUL and does not start with the magic bytes of another format. */
const isText = (body: Buffer): boolean => !body.includes(0) && !OTHERS.has(body.toString('latin1', 0, 4));

/** Strips folders and invisible characters from a file name. */
const shownName = (name: string): string =>
  (
    name
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  )
    .trim()
    .slice(-MAX_NAME_LENGTH);

/** Returns the format if extension and content agree; throws an error for the user otherwise. */
export function checkSheetFile(sent: SentSheet | undefined): { format: SheetFormat; name: string } {
  if (!sent) throw fileError('Please choose a file');
  if (sent.truncated || sent.body.length > LARGEST_IMPORT_BYTES) throw fileError('At most 25 MB');
  const name = shownName(sent.name);
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== 'csv' && ending !== 'xlsx') throw fileError('Please choose a CSV or XLSX file');
  const agrees = ending === 'csv' ? isText(sent.body) : isSheetArchive(sent.body);
  if (!agrees)
    throw fileError('This file is not what its name says. Please save it as XLSX without macros or as CSV UTF-8');
  return { format: ending, name };
}
