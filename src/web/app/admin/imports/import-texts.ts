import { type FullImport, getImportTargets, IMPORT_FIELDS, type ImportGroup, type ImportSource } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';

export const rowCount = (count: number): string => (count === 1 ? '1 row' : `${indianNumber(count)} rows`);

export const SOURCES: Record<ImportSource, { label: string; tint: string }> = {
  found: { label: 'Found', tint: 'text-success' },
  remembered: { label: 'Remembered', tint: 'text-info' },
  chosen: { label: 'Chosen', tint: 'text-ink-2' },
  check: { label: 'Please check', tint: 'text-warning' },
  open: { label: 'To be decided', tint: 'text-danger' },
};

export const getField = ({ kind }: Pick<FullImport, 'kind'>, name: string) =>
  IMPORT_FIELDS[kind].find((field) => field.name === name);

export const getFieldLabel = ({ kind }: Pick<FullImport, 'kind'>, name: string): string =>
  getImportTargets(kind).find((field) => field.name === name)?.label ?? name;

/** Numbers of rows: 'Rows 5, 9 and 12', 'Rows 5, 9, 12 and 17 more'. */
export function rowNumbers({ examples, rows }: Pick<ImportGroup, 'examples' | 'rows'>): string {
  const shown = examples.map(String);
  const rest = rows - shown.length;
  if (rest > 0) return `Rows ${shown.join(', ')} and ${indianNumber(rest)} more`;
  return shown.length === 1 ? `Row ${shown[0]}` : `Rows ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Whether a group waits for the user. */
export const isOpenDecision = ({ kind, source, field }: ImportGroup): boolean =>
  ((kind === 'unknown' || kind === 'unit') && source === 'open') || (kind === 'unmatched' && field === 'locality');

/** 'With Farah Khan: 3 rows. With Neel Rao: 1 row.' */
export const describeColleagues = (colleagues: NonNullable<FullImport['leads']>['colleagues']): string =>
  colleagues.map(({ name, rows }) => `With ${name}: ${rowCount(rows)}.`).join(' ');

/** How many rows an import does something with. */
export function countReady({ total_rows, refused_rows, same_rows, leads }: FullImport): number {
  if (!leads) return total_rows - refused_rows - same_rows;
  return total_rows - refused_rows - leads.colleagues.reduce((total, { rows }) => total + rows, 0);
}

/** How many rows become new listings. */
export const countNew = ({ total_rows, refused_rows, updated_rows, same_rows }: FullImport): number =>
  total_rows - refused_rows - updated_rows - same_rows;
