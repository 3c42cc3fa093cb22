import { text as readText } from 'node:stream/consumers';
import { and, type Db, eq, ne, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { forgetCheck, lockImport, NOTHING_CHECKED, type StoredImport } from './stored-import.ts';
import type { SheetRow } from './stored-rows.ts';

const { importGroups, imports } = tables;

/** Deletes the copies of a sheet's cells that its page shows: first rows, samples, values and what was decided about them. */
export async function forgetSheet(tx: Tx, id: number): Promise<void> {
  await tx.delete(importGroups).where(eq(importGroups.importId, id));
  await tx
    .update(imports)
    .set({ samples: [], firstRows: [], decisions: { values: [], units: {} } })
    .where(eq(imports.id, id));
}

/** How a sheet may name a person. */
interface Person {
  emails: string[];
  numbers: string[];
}

/** Shorter numbers, such as extensions, are part of unrelated ones. */
const MIN_PART_LENGTH = 8;

const hasNumber = (digits: string, number: string): boolean =>
  number.length < MIN_PART_LENGTH ? digits === number : digits.includes(number);

const isAbout = ([, ...cells]: SheetRow, { emails, numbers }: Person): boolean =>
  cells.some((cell) => {
    const text = cell.toLowerCase();
    const digits = cell.replaceAll(/\D/g, '');
    return (
      emails.some((email) => text.includes(email.toLowerCase())) || numbers.some((number) => hasNumber(digits, number))
    );
  });

async function readRows(ctx: Ctx, path: string): Promise<SheetRow[]> {
  const file = await ctx.files.get(path);
  const lines = file ? (await readText(file.body)).split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SheetRow);
}

/** Replaces the rows of a person by blank ones, so that the numbers of the others stay. */
async function blankRows(ctx: Ctx, tx: Tx, { id, path }: StoredImport, person: Person): Promise<void> {
  const now = await lockImport(tx, id);
  if (!now) return;
  const rows = await readRows(ctx, path);
  const rest = rows.map((row): SheetRow => (isAbout(row, person) ? [row[0]] : row));
  if (rest.every((row, index) => row === rows[index])) return;
  if (now.status === 'checking' || now.status === 'running')
    throw new DomainError('conflict', 'Leads of this person are being imported. Please try again in a few minutes.');
  await forgetSheet(tx, id);
  if (now.status === 'uploaded' || now.status === 'checked') {
    await forgetCheck(tx, id);
    await tx
      .update(imports)
      .set({ status: 'uploaded', ...NOTHING_CHECKED })
      .where(eq(imports.id, id));
  }
  // In place, so that no copy is left if the erasure fails and is repeated.
  await ctx.files.put(
    path,
    Buffer.from(rest.map((row) => `${JSON.stringify(row)}\n`).join('')),
    'application/x-ndjson',
  );
}

/** The sheets of leads whose rows are stored. */
const readStoredSheets = (db: Db | Tx): Promise<StoredImport[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.kind, 'enquiry'), ne(imports.path, '')));

/** Removes a person from the stored sheets of leads. */
export async function forgetSheetRows(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  for (const found of await readStoredSheets(tx)) await blankRows(ctx, tx, found, person);
}

/** The cells of the rows about a person in the stored sheets of leads. */
export async function readSheetRows(ctx: Ctx, person: Person): Promise<string[][]> {
  const found: string[][] = [];
  for (const { path } of await readStoredSheets(ctx.db)) {
    const rows = await readRows(ctx, path);
    found.push(...rows.filter((row) => isAbout(row, person)).map(([, ...cells]) => cells));
  }
  return found;
}
