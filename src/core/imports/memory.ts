import {
  getImportTargets,
  headingKey,
  IMPORT_FIELDS,
  type ImportDecisions,
  type ImportKind,
  type ImportSource,
  suggestColumns,
} from '#contract';
import { type Db, desc, eq, inArray, sql, type Tx, tables } from '#db';
import { isClosed, valueKey } from './closed-values.ts';

const { importMemories } = tables;

/** What earlier files were decided to mean. */
export interface ImportMemory {
  /** The field of a heading, or null if its column is not imported; by the key of the heading. */
  columns: ReadonlyMap<string, string | null>;
  /** The text that stands for a value, or null if it is left empty; by field and value. */
  values: ReadonlyMap<string, string | null>;
}

/** More than a company's sheets differ in; the decisions that were not used for longest are forgotten. */
const MAX_MEMORIES = 5_000;
const HEADING = '';

const orNull = (text: string): string | null => (text === '' ? null : text);

export async function readMemory(db: Db | Tx, kind: ImportKind): Promise<ImportMemory> {
  const rows = await db.select().from(importMemories).where(eq(importMemories.kind, kind)).limit(MAX_MEMORIES);
  const columns = new Map<string, string | null>();
  const values = new Map<string, string | null>();
  for (const { field, key, means } of rows) {
    if (field === HEADING) columns.set(key, orNull(means));
    else values.set(key, orNull(means));
  }
  return { columns, values };
}

interface Decided {
  kind: ImportKind;
  columns: string[];
  mapping: Record<string, string>;
  decisions: ImportDecisions;
}

/** Whether decisions about a field are remembered: cells of leads that are not of a list are about people. */
const isRemembered = (kind: ImportKind, name: string): boolean =>
  kind !== 'enquiry' || IMPORT_FIELDS[kind].some((field) => field.name === name && isClosed(field));

/** Remembers the columns and values of a file that is imported. */
export async function remember(tx: Tx, { kind, columns, mapping, decisions }: Decided, usedAt: Date): Promise<void> {
  const fields = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  const headings = new Map(columns.map((column) => [headingKey(column), fields.get(column) ?? '']));
  const values = new Map(
    decisions.values
      .filter(({ field }) => isRemembered(kind, field))
      .map(({ field, value, means }) => [valueKey(field, value), { field, means: means ?? '' }] as const),
  );
  const rows = [
    ...[...headings].map(([key, means]) => ({ kind, field: HEADING, key, means, usedAt })),
    ...[...values].map(([key, { field, means }]) => ({ kind, field, key, means, usedAt })),
  ]
    .filter(({ key }) => key !== '')
    // Always in the same order, so that two files that are started at once do not wait for each other.
    .toSorted((one, other) => (`${one.field} ${one.key}` < `${other.field} ${other.key}` ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(importMemories)
    .values(rows)
    .onConflictDoUpdate({
      target: [importMemories.kind, importMemories.field, importMemories.key],
      set: { means: sql`excluded.means`, usedAt },
    });
  const unused = tx
    .select({ id: importMemories.id })
    .from(importMemories)
    .orderBy(desc(importMemories.usedAt), desc(importMemories.id))
    .offset(MAX_MEMORIES);
  await tx.delete(importMemories).where(inArray(importMemories.id, unused));
}

interface Suggestion {
  mapping: Record<string, string>;
  /** What is known about each column. */
  sources: Map<string, ImportSource>;
}

/** What the columns of a sheet hold: as earlier files had it, or by the names of the headings. */
export function suggestMapping(kind: ImportKind, columns: string[], memory: ImportMemory): Suggestion {
  const targets = new Set(getImportTargets(kind).map(({ name }) => name));
  const mapping: Record<string, string> = {};
  const sources = new Map<string, ImportSource>();
  for (const column of columns) {
    const field = memory.columns.get(headingKey(column));
    if (field === undefined) continue;
    if (field === null) sources.set(column, 'remembered');
    else if (targets.has(field) && mapping[field] === undefined) {
      mapping[field] = column;
      sources.set(column, 'remembered');
    }
  }
  const found = suggestColumns(
    kind,
    columns.filter((column) => !sources.has(column)),
  );
  for (const [field, column] of Object.entries(found.mapping)) {
    if (mapping[field] !== undefined) continue;
    mapping[field] = column;
    sources.set(column, found.unsure.includes(column) ? 'check' : 'found');
  }
  return { mapping, sources };
}
