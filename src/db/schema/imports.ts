import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { key, moment, ref, timestamps } from './columns.ts';

export const importKind = pgEnum('import_kind', ['property', 'project']);
export const importStatus = pgEnum('import_status', ['uploaded', 'checking', 'checked', 'running', 'done', 'failed']);

/** A file of listings that staff import: first checked row by row, then written in batches. */
export const imports = pgTable(
  'imports',
  {
    id: key(),
    kind: importKind().notNull(),
    status: importStatus().notNull().default('uploaded'),
    fileName: text().notNull(),
    /** In the private file store; deleted after its retention period. */
    path: text().notNull(),
    /** The columns of the file, in order. */
    columns: text().array().notNull(),
    /** The column of the file for each field. */
    mapping: jsonb().$type<Record<string, string>>().notNull().default({}),
    publish: boolean().notNull().default(false),
    totalRows: integer().notNull().default(0),
    checkedRows: integer().notNull().default(0),
    writtenRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
    startedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    finishedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('imports_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    check('imports_counts', sql`${t.writtenRows} + ${t.refusedRows} <= ${t.totalRows}`),
  ],
);

/** An error in a row of a file. `row` is numbered as in a spreadsheet: the header is row 1. */
export const importProblems = pgTable(
  'import_problems',
  {
    id: key(),
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    field: text().notNull(),
    message: text().notNull(),
  },
  (t) => [index('import_problems_row_idx').on(t.importId, t.row, t.id)],
);
