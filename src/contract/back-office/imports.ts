import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { createPageSchema, PageQuery } from '../paging.ts';
import { Stamp, stamps } from './fields.ts';
import { getImportTargets, type ImportKind } from './import-fields.ts';

export const LARGEST_IMPORT_BYTES = 25 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 100_000;
/** Leads of one sheet; each is a person who is looked up. */
export const MAX_IMPORT_LEADS = 5_000;
export const getMaxImportRows = (kind: ImportKind): number => (kind === 'enquiry' ? MAX_IMPORT_LEADS : MAX_IMPORT_ROWS);
export const MAX_IMPORT_COLUMNS = 100;

export const ImportTarget = z.object({
  kind: z.enum(['property', 'project', 'enquiry'], 'Please choose what the file contains'),
});

/** What became of a row of leads: a new lead, one with an earlier row, one that is here already, or a colleague's. */
export const ImportLeadOutcome = z.enum(['added', 'same', 'here', 'colleague']);
export type ImportLeadOutcome = z.infer<typeof ImportLeadOutcome>;

export const ImportStatus = z.enum(['uploaded', 'checking', 'checked', 'running', 'done', 'failed']);
export type ImportStatus = z.infer<typeof ImportStatus>;

/** The units of a column whose cells are bare numbers. */
export const ImportUnit = z.enum(['rupees', 'lakh', 'crore', 'sq_ft', 'sq_m', 'sq_yd']);
export type ImportUnit = z.infer<typeof ImportUnit>;

export const MAX_IMPORT_DECISIONS = 500;
/** Longer cells are no names, so nobody decides what they mean. */
export const MAX_VALUE_LENGTH = 200;

const FieldName = z.string().max(60);

/** What a value of the sheet means: another text for the same field, or null to leave the field empty. */
const ValueDecision = z.object({
  field: FieldName,
  value: z.string().min(1).max(MAX_VALUE_LENGTH),
  means: z.string().trim().min(1).max(MAX_VALUE_LENGTH).nullable(),
});

/** What a user has decided about the values of a file. */
export const ImportDecisions = z.object({
  values: z.array(ValueDecision).max(MAX_IMPORT_DECISIONS, 'Correct the sheet instead, it needs too many decisions'),
  units: z.record(FieldName, ImportUnit),
});
export type ImportDecisions = z.infer<typeof ImportDecisions>;

/**
 * Which column holds which field, what values mean, whether complete listings are published, and whether leads without a
 * status were contacted.
 */
export const ImportCheck = z.object({
  mapping: z.record(FieldName, z.string().max(MAX_VALUE_LENGTH)),
  publish: z.boolean(),
  contacted: z.boolean().optional(),
  decisions: ImportDecisions.optional(),
  /** Whether the next import is offered the same columns and values. */
  remember: z.boolean().optional(),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

export const ImportHeading = z.object({ row: z.number().int().positive() });
export type ImportHeading = z.infer<typeof ImportHeading>;

/** `leave_out` confirms that rows with errors are skipped; without it such a file is not imported. */
export const ImportStart = z.object({ leave_out: z.boolean() });
export type ImportStart = z.infer<typeof ImportStart>;

/** Without a title, a listing is named by what and where it is; a row that changes a listing keeps its title. */
const isNamed = (mapping: Record<string, string>): boolean => {
  const has = (...fields: string[]) => fields.some((field) => mapping[field] !== undefined);
  return has('title', 'id') || (has('property_type', 'bhk_ids') && has('place', 'locality', 'city_id'));
};

const getMissingColumn = (kind: ImportKind, mapping: Record<string, string>): FieldError[] => {
  if (kind !== 'enquiry')
    return isNamed(mapping) ? [] : [{ field: 'title', message: 'Choose the column with the title' }];
  return mapping['phone'] === undefined ? [{ field: 'phone', message: 'Choose the column with the phone number' }] : [];
};

/** A title or a phone number is required, and each column can be mapped to one field only. */
export function validateMapping(kind: ImportKind, columns: string[], mapping: Record<string, string>): FieldError[] {
  const fieldNames = new Set(getImportTargets(kind).map(({ name }) => name));
  const used = Object.values(mapping);
  const unclear = Object.entries(mapping).filter(
    ([field, column]) =>
      !fieldNames.has(field) || !columns.includes(column) || used.indexOf(column) !== used.lastIndexOf(column),
  );
  return [
    ...getMissingColumn(kind, mapping),
    ...unclear.map(([field]) => ({ field, message: 'Choose a column of the file that is not used for another field' })),
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

/** How the text of a file was encoded. */
export const ImportEncoding = z.enum(['utf-8', 'utf-16', 'windows-1252']);
export type ImportEncoding = z.infer<typeof ImportEncoding>;

/** Whose word it is what a column or a value means; 'check' is a guess, and 'open' waits for the user. */
export const ImportSource = z.enum(['found', 'remembered', 'chosen', 'check', 'open']);
export type ImportSource = z.infer<typeof ImportSource>;

/**
 * What the cells of a group have in common: a value that is understood, or one of a closed list that is not; a name that
 * the master list does not have, without which the row is imported; numbers without a unit; a compulsory field without a value; a value that cannot be right;
 * an ID that cannot be changed by a file; pictures of a host that is allowed, or is not.
 */
export const ImportGroupKind = z.enum([
  'value',
  'unknown',
  'unmatched',
  'unit',
  'missing',
  'impossible',
  'refused',
  'picture',
  'picture_host',
]);
export type ImportGroupKind = z.infer<typeof ImportGroupKind>;

export const ImportGroup = z.object({
  id: Id,
  kind: ImportGroupKind,
  field: z.string(),
  /** Empty if the group is not about one value. */
  value: z.string(),
  rows: z.number().int(),
  /** The numbers of its first rows. */
  examples: z.array(z.number().int()),
  /** A few values of a group that is about several. */
  samples: z.array(z.string()),
  means: z.string().nullable(),
  source: ImportSource.nullable(),
  message: z.string().nullable(),
  /** The city of a locality. */
  city_id: Id.nullable(),
  /** The most similar name of the master list. */
  suggestion: z.string().nullable(),
});
export type ImportGroup = z.infer<typeof ImportGroup>;

export const ImportColumn = z.object({ name: z.string(), samples: z.array(z.string()), source: ImportSource });
export type ImportColumn = z.infer<typeof ImportColumn>;

/** One import with everything that is decided on its page; a downloadable file lists all its errors. */
export const FullImport = StaffImport.extend({
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  problems: z.array(ImportIssue),
  encoding: ImportEncoding,
  heading_row: z.number().int(),
  /** The first rows of the sheet: their numbers and the beginnings of their cells. */
  first_rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  column_details: z.array(ImportColumn),
  decisions: ImportDecisions,
  remember: z.boolean(),
  groups: z.array(ImportGroup),
  /** Rows that change a listing. */
  updated_rows: z.number().int(),
  /** Rows whose listing has these values already. */
  same_rows: z.number().int(),
  /** New listings that lack something that visitors need. */
  incomplete_rows: z.number().int(),
  /** Whether the rows that were left out can be downloaded. */
  has_left_out: z.boolean(),
  contacted: z.boolean(),
  /** What becomes of the rows of leads that are not left out; null for listings. */
  leads: z
    .object({
      added: z.number().int(),
      same: z.number().int(),
      here: z.number().int(),
      /** Rows about leads that the user does not see, by the colleague who has them. */
      colleagues: z.array(z.object({ name: z.string(), rows: z.number().int() })),
    })
    .nullable(),
  pictures: z.object({ waiting: z.number().int(), fetched: z.number().int(), failed: z.number().int() }),
});
export type FullImport = Wire<z.infer<typeof FullImport>>;

/** Changes per page of the preview. */
export const IMPORT_CHANGES_PAGE = 10;

export const ImportChangesQuery = PageQuery.extend({ field: FieldName.optional().catch(undefined) });
export type ImportChangesQuery = z.infer<typeof ImportChangesQuery>;

export const ImportFieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type ImportFieldChange = z.infer<typeof ImportFieldChange>;

/** What an import changes in existing listings, or has changed. */
export const ImportChanges = createPageSchema({
  listings: z.array(
    z.object({
      row: z.number().int(),
      id: Id,
      title: z.string(),
      changes: z.array(ImportFieldChange),
      outcome: z.enum(['waiting', 'changed', 'left']),
    }),
  ),
  /** How many listings change in each field. */
  fields: z.array(z.object({ field: z.string(), listings: z.number().int() })),
});
export type ImportChanges = z.infer<typeof ImportChanges>;

export const SentImportAnswer = success({ id: Id });
export type SentImportAnswer = z.infer<typeof SentImportAnswer>;
