import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  type ImportDecisions,
  type ImportEncoding,
  type ImportFieldChange,
  type ImportGroupKind,
  ImportLeadOutcome,
  type ImportSource,
} from '../../contract/back-office/imports.ts';
import { users } from './accounts.ts';
import { key, moment, ref, timestamps } from './columns.ts';
import { enquiries } from './leads.ts';

export const importKind = pgEnum('import_kind', ['property', 'project', 'enquiry']);
export const importStatus = pgEnum('import_status', ['uploaded', 'checking', 'checked', 'running', 'done', 'failed']);
export const importOutcome = pgEnum('import_outcome', ['waiting', 'changed', 'left']);
export const importLeadOutcome = pgEnum('import_lead_outcome', ImportLeadOutcome.enum);
export const importPictureOutcome = pgEnum('import_picture_outcome', ['waiting', 'fetched', 'failed']);

/** A file of listings or leads that staff import: first checked row by row, then written in batches. */
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
    /** Whether leads without a status were contacted already. */
    contacted: boolean().notNull().default(false),
    encoding: text().$type<ImportEncoding>().notNull().default('utf-8'),
    /** The row of the sheet that names its columns. */
    headingRow: integer().notNull().default(1),
    /** Stored rows above the first listing: titles and the heading. */
    skippedRows: integer().notNull().default(0),
    /** The beginning of the sheet, for display. */
    firstRows: jsonb().$type<{ row: number; cells: string[] }[]>().notNull().default([]),
    /** The first values of each column. */
    samples: jsonb().$type<string[][]>().notNull().default([]),
    decisions: jsonb().$type<ImportDecisions>().notNull().default({ values: [], units: {} }),
    remember: boolean().notNull().default(true),
    totalRows: integer().notNull().default(0),
    checkedRows: integer().notNull().default(0),
    writtenRows: integer().notNull().default(0),
    refusedRows: integer().notNull().default(0),
    /** Rows that name an existing listing, or join an earlier lead. */
    existingRows: integer().notNull().default(0),
    /** Those among them that change it. */
    updatedRows: integer().notNull().default(0),
    /** New listings that lack something that visitors need. */
    incompleteRows: integer().notNull().default(0),
    startedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    finishedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    index('imports_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    check('imports_counts', sql`${t.writtenRows} + ${t.refusedRows} <= ${t.totalRows}`),
  ],
);

/** An error in a row of a file. `row` is numbered as in a spreadsheet. */
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
    /** False if the row was imported nevertheless, such as a draft that lacks something. */
    isLeftOut: boolean().notNull().default(true),
  },
  (t) => [index('import_problems_row_idx').on(t.importId, t.row, t.id)],
);

/** Cells of a file that mean the same or have the same problem, counted. */
export const importGroups = pgTable(
  'import_groups',
  {
    id: key(),
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text().$type<ImportGroupKind>().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    /** The city of a locality; 0 for everything else. */
    cityId: ref().notNull().default(0),
    rows: integer().notNull(),
    examples: integer().array().notNull(),
    samples: text().array().notNull().default([]),
    means: text(),
    source: text().$type<ImportSource>(),
    message: text(),
  },
  (t) => [uniqueIndex('import_groups_key').on(t.importId, t.kind, t.field, t.value, t.cityId)],
);

/** What a row of a file changes in an existing listing. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** No reference, because listings are in two tables, and what was done stays true without the listing. */
    recordId: ref().notNull(),
    title: text().notNull(),
    /** The version that the user saw; a later one is left as it is. */
    version: text().notNull(),
    changes: jsonb().$type<ImportFieldChange[]>().notNull(),
    /** The fields to store. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    outcome: importOutcome().notNull().default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    uniqueIndex('import_changes_record_key').on(t.importId, t.recordId),
    index('import_changes_outcome_idx').on(t.importId, t.outcome, t.row),
  ],
);

/** What becomes of a row of leads, as the check expects it, and as it was done. It says nothing about the person. */
export const importLeads = pgTable(
  'import_leads',
  {
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    outcome: importLeadOutcome().notNull(),
    /** The lead that was added, or that the row is about; null while it is not stored, and after it was erased. */
    enquiryId: ref().references(() => enquiries.id, { onDelete: 'set null' }),
    /** The colleague who has a lead that the user does not see. */
    ownerId: ref().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_leads_enquiry_idx').on(t.enquiryId),
    index('import_leads_owner_idx').on(t.ownerId).where(sql`${t.ownerId} is not null`),
  ],
);

/** A picture of an imported listing, which the worker fetches. */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: key(),
    importId: ref()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    recordId: ref().notNull(),
    url: text().notNull(),
    outcome: importPictureOutcome().notNull().default('waiting'),
    message: text(),
  },
  (t) => [index('import_pictures_outcome_idx').on(t.importId, t.outcome, t.recordId, t.id)],
);

/** What columns and values of earlier files were decided to mean. */
export const importMemories = pgTable(
  'import_memories',
  {
    id: key(),
    kind: importKind().notNull(),
    /** The field of a value; empty for the heading of a column. */
    field: text().notNull(),
    key: text().notNull(),
    /** The meaning of a value or the field of a column; empty if it is left out. */
    means: text().notNull(),
    usedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('import_memories_key').on(t.kind, t.field, t.key),
    index('import_memories_used_idx').on(t.usedAt),
  ],
);
