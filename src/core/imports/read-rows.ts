import { createInterface } from 'node:readline';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportIssue,
  type ImportKind,
  ProjectInput,
  PropertyInput,
  validateProject,
  validateProperty,
} from '#contract';
import type { LocalityNames } from '../listings/index.ts';
import { plainCell } from '../records/index.ts';
import { type MasterNames, readCell } from '../sheet-cells.ts';
import type { StoredFile } from '../storage/index.ts';
import type { Throttle } from '../throttle.ts';

/** A stored row: its number in the sheet, then its cells. */
export type SheetRow = [row: number, ...cells: string[]];

interface Plan {
  kind: ImportKind;
  columns: string[];
  mapping: Record<string, string>;
  publish: boolean;
}

interface Column {
  field: ImportField;
  head: string;
  /** Index among the cells. */
  place: number;
}

type RowRead = { row: number; input: PropertyInput | ProjectInput } | { row: number; issues: ImportIssue[] };

const RULES = {
  property: { input: PropertyInput, issues: validateProperty },
  project: { input: ProjectInput, issues: validateProject },
};

/** Values that an empty form sends. */
const BLANK = { description: '', address: '' };

/** Without `publish` every row is a draft; with it, the file's status applies, and published is the default. */
const toStatus = (publish: boolean, provided: unknown) => (publish ? (provided ?? 'published') : 'draft');

/** Returns a function that validates a row by the rules of the form, into a listing or a list of issues. */
export function rowReader(
  { kind, columns, mapping, publish }: Plan,
  names: MasterNames,
  localities: LocalityNames,
): (row: SheetRow) => RowRead {
  const mapped: Column[] = IMPORT_FIELDS[kind].flatMap((field) => {
    const head = mapping[field.name];
    return head === undefined ? [] : [{ field, head, place: columns.indexOf(head) }];
  });
  const { input, issues: rules } = RULES[kind];
  const labels = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]));

  return ([row, ...cells]) => {
    const issues = new Map<string, string>();
    const provided: Record<string, unknown> = {};
    for (const { field, head, place } of mapped) {
      const text = plainCell(cells[place] ?? '');
      if (text === '') continue;
      const read = readCell(field, text, head, names);
      if ('error' in read) issues.set(field.name, read.error);
      else provided[field.name] = read.value;
    }
    const { city_id: cityId, locality } = provided;
    // A name that the city does not have stays as text, and staff are asked about it.
    const found =
      typeof cityId === 'number' && typeof locality === 'string' ? localities.find(cityId, locality) : undefined;
    if (found) Object.assign(provided, { locality: found.name, locality_id: found.id });
    const values = { ...BLANK, ...provided, status: toStatus(publish, provided.status) };
    const parsed = input.safeParse(values);
    // An unreadable cell is reported once; the rule for an empty field would report it again.
    const add = (field: string, message: string) => {
      if (!issues.has(field)) issues.set(field, message);
    };
    for (const { path, message } of parsed.error?.issues ?? []) add(String(path[0] ?? ''), message);
    for (const { field = '', message } of rules(parsed.data ?? values)) add(field, message);
    if (issues.size > 0 || !parsed.success)
      return {
        row,
        issues: [...issues].map(([field, message]) => ({ row, field: labels.get(field) ?? field, message })),
      };
    return { row, input: parsed.data };
  };
}

/** Rows per slice, which takes a few milliseconds of CPU time. */
const BATCH_SIZE = 25;

type Input = Extract<RowRead, { input: unknown }>;

interface ReadRows {
  good: Input[];
  issues: ImportIssue[];
  /** Number of rows with issues. */
  rejected: number;
}

/** Reads a batch of rows and pauses between slices, so that the event loop is not blocked. */
export async function readRows(rows: SheetRow[], read: (row: SheetRow) => RowRead, rest: Throttle): Promise<ReadRows> {
  const found: ReadRows = { good: [], issues: [], rejected: 0 };
  for (const [index, row] of rows.entries()) {
    const outcome = read(row);
    if ('input' in outcome) found.good.push(outcome);
    else {
      found.issues.push(...outcome.issues);
      found.rejected += 1;
    }
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await rest();
  }
  return found;
}

/** Rows per transaction. */
const BATCH = 500;

/** Reads the stored rows in batches, skipping those already done; only one batch is in memory. */
export async function* readStoredRows(file: StoredFile, done: number): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let place = 0;
  try {
    for await (const line of createInterface({ input: file.body, crlfDelay: Number.POSITIVE_INFINITY })) {
      place += 1;
      if (place <= done) continue;
      batch.push(JSON.parse(line) as SheetRow);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    file.body.destroy();
  }
}
