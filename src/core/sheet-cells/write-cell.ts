import type { AreaUnit, CellKind, ImportField } from '#contract';
import { writeAreaCell } from './area-cell.ts';
import { writeDayCell } from './day-cell.ts';
import { joinList } from './list-cell.ts';

const asItIs = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const joinValues = (value: unknown) => joinList(value as string[]);

const WRITERS: Record<CellKind, (value: unknown, labels: Record<string, string>) => string> = {
  text: asItIs,
  number: asItIs,
  rupees: asItIs,
  city: asItIs,
  builder: asItIs,
  words: joinValues,
  tags: joinValues,
  amenities: joinValues,
  bhks: joinValues,
  area: (value) => writeAreaCell(value as { value: number; unit: AreaUnit }),
  day: (value) => writeDayCell(value as string),
  'yes-no': (value) => (value === true ? 'Yes' : 'No'),
  choice: (value, labels) => labels[value as string] ?? '',
};

/** Writes a value so that `readCell` can parse it; references to master lists are written as names. */
export const writeCell = ({ kind, labels }: Pick<ImportField, 'kind' | 'labels'>, value: unknown): string =>
  value === null || value === undefined ? '' : WRITERS[kind](value, labels);
