import { randomUUID } from 'node:crypto';
import { IMPORT_FIELDS, type ImportKind, LARGEST_IMPORT_BYTES } from '#contract';
import { and, eq, gt, or, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, csvHead, csvLine, recordChange } from '../records/index.ts';
import { readZipDirectory, type UploadedFile } from '../storage/index.ts';
import { isUtf16 } from './decode-text.ts';
import { readMemory, suggestMapping } from './memory.ts';
import { MAX_EXPANDED_BYTES, readSheet, type SheetFormat } from './read-sheet.ts';
import { describeNewSheet, describeStoredSheet } from './sheet-heading.ts';
import { assertOpen, forgetCheck, lockExisting, NOTHING_CHECKED } from './stored-import.ts';

const { imports, importProblems } = tables;

type SentSheet = Pick<UploadedFile, 'name' | 'truncated'> & { body: Buffer };

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

/** Text does not start with the magic bytes of another format; whether it can be decoded is found out later. */
const isText = (body: Buffer): boolean =>
  !OTHERS.has(body.toString('latin1', 0, 4)) && (!body.includes(0) || isUtf16(body));

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
function checkSheetFile(sent: SentSheet): { format: SheetFormat; name: string } {
  if (sent.truncated || sent.body.length > LARGEST_IMPORT_BYTES)
    throw fileError('Please choose a file of at most 25 MB');
  const name = shownName(sent.name);
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== 'csv' && ending !== 'xlsx') throw fileError('Please choose a CSV or XLSX file');
  const agrees = ending === 'csv' ? isText(sent.body) : isSheetArchive(sent.body);
  if (!agrees)
    throw fileError('The content of this file does not match its name. Save it as XLSX without macros or as CSV');
  return { format: ending, name };
}

/** Throws unless the scanner found nothing; a file that could not be scanned is not read. */
async function assertClean(ctx: Ctx, body: Buffer): Promise<void> {
  const verdict = await ctx.scan(body);
  if (verdict === 'infected')
    throw new DomainError('invalid', 'Our virus scanner rejected this file. Please choose another one', 'file');
  if (verdict === 'unavailable')
    throw new DomainError(
      'unavailable',
      'The virus scanner does not respond, so this file cannot be read yet. Please upload it again in a few minutes.',
    );
}

/** Parses a file once and stores its rows privately; nothing is imported until staff start it. */
export async function receiveImport(ctx: Ctx, actor: Actor, kind: ImportKind, sent: UploadedFile | undefined) {
  if (!sent) throw fileError('Please choose a file');
  const body = await sent.read();
  const { format, name } = checkSheetFile({ ...sent, body });
  await assertClean(ctx, body);
  const { rows, encoding, lines } = await readSheet(body, format);
  const sheet = describeNewSheet(kind, rows, lines);
  const path = `private/imports/${randomUUID()}.ndjson`;
  await ctx.files.put(path, lines, 'application/x-ndjson');
  try {
    return await ctx.db.transaction(async (tx) => {
      const { mapping } = suggestMapping(kind, sheet.columns, await readMemory(tx, kind));
      const values = { ...sheet, kind, fileName: name, path, mapping, encoding, startedBy: actor.staff.id };
      const [added] = await tx.insert(imports).values(values).returning({ id: imports.id });
      if (!added) throw new Error('the import was not stored');
      const audit = { id: added.id, subject: name, after: { kind, rows: sheet.totalRows } };
      await recordChange(tx, actor, { action: 'create', entity: 'import', ...audit });
      return added.id;
    });
  } catch (error) {
    await ctx.files.remove(path);
    throw error;
  }
}

/** Takes another row of the sheet as its heading, and suggests the columns again. */
export async function changeHeading(ctx: Ctx, id: number, headingRow: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockExisting(tx, id);
    assertOpen(found);
    const file = await ctx.files.get(found.path);
    if (!file) throw new DomainError('conflict', 'The file is no longer stored. Please upload it again.');
    const sheet = await describeStoredSheet(found.kind, file, found.skippedRows + found.totalRows, headingRow);
    const { mapping } = suggestMapping(found.kind, sheet.columns, await readMemory(tx, found.kind));
    await forgetCheck(tx, id);
    await tx
      .update(imports)
      .set({ ...sheet, mapping, status: 'uploaded', ...NOTHING_CHECKED })
      .where(eq(imports.id, id));
  });
}

const BATCH = 1000;

/** CSV template with every column and one example row. */
export const importTemplate = (kind: ImportKind): string =>
  csvHead(IMPORT_FIELDS[kind].map(({ label }) => label)) + csvLine(IMPORT_FIELDS[kind].map(({ example }) => example));

async function* issueLines(ctx: Ctx, importId: number): AsyncGenerator<string> {
  yield csvHead(['Row', 'Field', 'Problem']);
  for (let last: { row: number; id: number } | undefined; ; ) {
    const afterCursor =
      last &&
      or(gt(importProblems.row, last.row), and(eq(importProblems.row, last.row), gt(importProblems.id, last.id)));
    const issues = await ctx.db
      .select()
      .from(importProblems)
      .where(and(eq(importProblems.importId, importId), afterCursor))
      .orderBy(importProblems.row, importProblems.id)
      .limit(BATCH);
    yield issues.map(({ row, field, message }) => csvLine([String(row), field, message])).join('');
    if (issues.length < BATCH) return;
    last = issues.at(-1);
  }
}

/** Streams all issues of an import as CSV. */
export async function importIssuesFile(ctx: Ctx, importId: number): Promise<AsyncGenerator<string>> {
  const [found] = await ctx.db.select({ id: imports.id }).from(imports).where(eq(imports.id, importId));
  if (!found) throw new DomainError('not_found', 'Import not found');
  return issueLines(ctx, importId);
}
