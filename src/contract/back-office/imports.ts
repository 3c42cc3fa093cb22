import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import { Stamp, stamps, type Wire } from './fields.ts';
import { IMPORT_FIELDS, type ImportKind } from './import-fields.ts';

export const LARGEST_IMPORT_BYTES = 25 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 100_000;
export const MAX_IMPORT_COLUMNS = 100;

export const ImportTarget = z.object({ kind: z.enum(['property', 'project'], 'Please choose what the file holds') });

export const ImportStatus = z.enum(['uploaded', 'checking', 'checked', 'running', 'done', 'failed']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** Which column holds which field, and whether complete listings are published. */
export const ImportCheck = z.object({
  mapping: z.record(z.string().max(60), z.string().max(200)),
  publish: z.boolean(),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

/** `leave_out` confirms that rows with errors are skipped; without it such a file is not imported. */
export const ImportStart = z.object({ leave_out: z.boolean() });
export type ImportStart = z.infer<typeof ImportStart>;

/** A title is required, and each column can be mapped to one field only. */
export function validateMapping(kind: ImportKind, columns: string[], mapping: Record<string, string>): FieldError[] {
  const fieldNames = new Set(IMPORT_FIELDS[kind].map(({ name }) => name));
  const used = Object.values(mapping);
  const unclear = Object.entries(mapping).filter(
    ([field, column]) =>
      !fieldNames.has(field) || !columns.includes(column) || used.indexOf(column) !== used.lastIndexOf(column),
  );
  return [
    ...(mapping.title === undefined ? [{ field: 'title', message: 'Choose the column that holds the title' }] : []),
    ...unclear.map(([field]) => ({ field, message: 'Choose a column of the file that holds nothing else' })),
  ];
}

export const StaffImport = z.object({
  id: Id,
  file_name: z.string(),
  kind: ImportTarget.shape.kind,
  status: ImportStatus,
  publish: z.boolean(),
  total_rows: z.number().int(),
  checked_rows: z.number().int(),
  written_rows: z.number().int(),
  refused_rows: z.number().int(),
  started_by: z.string().nullable(),
  finished_at: Stamp.nullable(),
  ...stamps,
});
export type StaffImport = Wire<z.infer<typeof StaffImport>>;

/** `row` is the spreadsheet row number: the heading is row 1. */
export const ImportIssue = z.object({ row: z.number().int(), field: z.string(), message: z.string() });
export type ImportIssue = z.infer<typeof ImportIssue>;

/** One import with its columns and its first errors; a downloadable file lists all of them. */
export const FullImport = StaffImport.extend({
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  problems: z.array(ImportIssue),
});
export type FullImport = Wire<z.infer<typeof FullImport>>;

export const SentImportAnswer = success({ id: Id });
export type SentImportAnswer = z.infer<typeof SentImportAnswer>;
