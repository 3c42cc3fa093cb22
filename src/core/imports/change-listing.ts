import { IMPORT_FIELDS, type ImportFieldChange, type ListingImportKind } from '#contract';
import type { StoredListing } from '../listings/index.ts';
import { getLabel } from './closed-values.ts';
import type { ImportNames } from './import-names.ts';
import type { ReadCells } from './read-cells.ts';
import { getFieldLabels, type RejectedRow, RULES, toImpossible, toIssues } from './read-row.ts';

/** What a row changes in an existing listing. */
export interface ListingUpdate {
  row: number;
  listing: StoredListing;
  /** Empty if the listing has these values already. */
  changes: ImportFieldChange[];
  input: Record<string, unknown>;
  facts: ReadCells['facts'];
}

/** A locality without a city in the row is one of the listing's city. */
function matchLocality(values: Record<string, unknown>, { record }: StoredListing, { localities }: ImportNames): void {
  const { locality, locality_id, city_id } = values;
  const cityId = city_id ?? record['city_id'];
  if (typeof locality !== 'string' || locality_id !== undefined || typeof cityId !== 'number') return;
  const found = localities.find(cityId, locality) ?? localities.findSimilar(cityId, locality);
  if (found) Object.assign(values, { locality: found.name, locality_id: found.id });
}

/** Returns a function that compares a row with its listing, or says why the listing cannot be changed so. */
export function listingChanger(kind: ListingImportKind, names: ImportNames) {
  const labels = getFieldLabels(kind);
  const { input: schema, validate } = RULES[kind];

  const findChanges = (values: Record<string, unknown>, { cells }: StoredListing): ImportFieldChange[] =>
    IMPORT_FIELDS[kind].flatMap((field) => {
      const value = values[field.name];
      if (value === undefined) return [];
      const after = getLabel(field, value, names);
      const before = cells[field.name] ?? '';
      return after === before ? [] : [{ field: field.name, before, after }];
    });

  return (cells: ReadCells, listing: StoredListing): ListingUpdate | RejectedRow => {
    const { row, errors, facts, values } = cells;
    if (listing.refusal !== undefined) {
      const message = listing.refusal;
      const refused = { kind: 'refused' as const, field: 'id', value: cells.id, message };
      return { row, issues: [{ row, field: 'ID', message }], facts: [...facts, refused] };
    }
    matchLocality(values, listing, names);
    const changes = findChanges(values, listing);
    const given = Object.fromEntries(changes.map(({ field }) => [field, values[field]]));
    if ('locality' in given) given['locality_id'] = values['locality_id'] ?? null;
    const parsed = schema.partial().safeParse(given);
    const issues = new Map(errors);
    for (const { path, message } of parsed.error?.issues ?? []) issues.set(String(path[0] ?? ''), message);
    if (parsed.success && changes.length > 0) {
      for (const { field = '', message } of validate({ ...listing.record, ...parsed.data })) issues.set(field, message);
    }
    if (issues.size > 0 || !parsed.success)
      return { row, issues: toIssues(row, issues, labels), facts: [...facts, ...toImpossible(cells, issues)] };
    return { row, listing, changes, input: parsed.data, facts };
  };
}
