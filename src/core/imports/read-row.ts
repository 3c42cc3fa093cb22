import {
  IMPORT_FIELDS,
  type ImportIssue,
  type ImportKind,
  isExportedSheet,
  isMissing,
  PROPERTY_TYPE_LABELS,
  ProjectInput,
  PropertyInput,
  type PropertyType,
  validateProject,
  validateProperty,
} from '#contract';
import { bhkName, isDwelling, isLand } from '#contract/listings/labels.ts';
import type { Fact } from './facts.ts';
import type { ImportNames } from './import-names.ts';
import type { ListingPlan, ReadCells } from './read-cells.ts';

export const RULES = {
  property: { input: PropertyInput, validate: validateProperty },
  project: { input: ProjectInput, validate: validateProject },
};

export const getFieldLabels = (kind: ImportKind): ReadonlyMap<string, string> =>
  new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]));

export interface RejectedRow {
  row: number;
  issues: ImportIssue[];
  facts: Fact[];
}

export interface NewListing {
  row: number;
  input: PropertyInput | ProjectInput;
  /** Labels of what it lacks to be published. */
  missing: string[];
  /** What keeps it from being published although the user wants that. */
  issues: ImportIssue[];
  facts: Fact[];
}

/** Values that an empty form sends. */
const BLANK = { description: '', address: '' };

/** Without `publish` every row is a draft; with it, the file's status applies, and published is the default. */
const toStatus = (publish: boolean, provided: unknown) => (publish ? (provided ?? 'published') : 'draft');

/** The residency that goes with a type, if the file has no column for it. */
function getResidency(type: unknown): string | undefined {
  if (typeof type !== 'string') return undefined;
  if (isLand(type)) return 'plot';
  return isDwelling(type) ? 'residential' : 'commercial';
}

const getNames = (value: unknown, labels: ReadonlyMap<number, string>): string =>
  Array.isArray(value)
    ? value.map((id) => bhkName(labels.get(Number(id)) ?? '').replace('\u00a0', ' ')).join(', ')
    : '';

/** A title for a row without one: '3 BHK Flat in Sector 63A, Gurugram'. Undefined if too little is known. */
function composeTitle({ bhk_ids, property_type, locality, city_id }: Record<string, unknown>, { labels }: ImportNames) {
  const type = PROPERTY_TYPE_LABELS[property_type as PropertyType]?.split(' / ')[0];
  const what = [getNames(bhk_ids, labels.bhks), type ?? (bhk_ids ? 'Home' : '')].filter(Boolean).join(' ');
  const where = [locality, labels.city.get(Number(city_id))].filter(Boolean).join(', ');
  return what === '' || where === '' ? undefined : `${what} in ${where}`;
}

/** The first issue of each field; a cell that cannot be read is reported once, and not as empty too. */
function collectIssues(errors: ReadonlyMap<string, string>, more: { field?: string | undefined; message: string }[]) {
  const issues = new Map(errors);
  for (const { field = '', message } of more) if (!issues.has(field)) issues.set(field, message);
  return issues;
}

export const toIssues = (row: number, issues: ReadonlyMap<string, string>, labels: ReadonlyMap<string, string>) =>
  [...issues].map(([field, message]): ImportIssue => ({ row, field: labels.get(field) ?? field, message }));

/** Facts about rules that a cell breaks although it can be read. */
export const toImpossible = (
  { errors, texts }: Pick<ReadCells, 'errors' | 'texts'>,
  issues: ReadonlyMap<string, string>,
): Fact[] =>
  [...issues].flatMap(([field, message]) =>
    errors.has(field) ? [] : [{ kind: 'impossible' as const, field, value: texts[field] ?? '', message }],
  );

/** Returns a function that makes a listing of a row by the rules of the form, or says what is wrong with it. */
export function listingMaker({ kind, columns, publish, mapping }: ListingPlan, names: ImportNames) {
  const isOurs = isExportedSheet(kind, columns);
  const { input, validate } = RULES[kind];
  const labels = getFieldLabels(kind);

  /** What visitors need and the row does not have. */
  const findMissing = (values: Record<string, unknown>) =>
    validate({ ...values, status: 'published' }).filter(({ field = '' }) => isMissing(values[field]));

  return (cells: ReadCells): NewListing | RejectedRow => {
    const { row, errors, facts } = cells;
    const provided = cells.values;
    provided['title'] ??= errors.has('title') ? undefined : composeTitle(provided, names);
    if (kind === 'property' && !isOurs && !errors.has('residency_type'))
      provided['residency_type'] ??= getResidency(provided['property_type']);
    const given: Record<string, unknown> = { ...BLANK, ...provided, status: toStatus(publish, provided['status']) };
    const lacking = findMissing(given);
    const isIncomplete = lacking.length > 0 && (given['status'] === 'published' || given['status'] === 'scheduled');
    const values = isIncomplete ? { ...given, status: 'draft' } : given;
    const parsed = input.safeParse(values);
    const broken = (parsed.error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
    const issues = collectIssues(errors, [...broken, ...validate(parsed.data ?? values)]);
    // A title that is made of other cells is missing because of those.
    if (mapping['title'] === undefined && errors.size > 0) issues.delete('title');
    if (issues.size > 0 || !parsed.success) {
      return { row, issues: toIssues(row, issues, labels), facts: [...facts, ...toImpossible(cells, issues)] };
    }
    const missing = lacking.map(({ field = '' }) => field);
    return {
      row,
      input: parsed.data,
      missing: missing.map((field) => labels.get(field) ?? field),
      issues: isIncomplete ? toIssues(row, collectIssues(new Map(), lacking), labels) : [],
      facts: [...facts, ...missing.map((field) => ({ kind: 'missing' as const, field, value: '' }))],
    };
  };
}
