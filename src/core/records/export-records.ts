import { stringify } from 'csv-stringify/sync';
import type { ListQuery } from '#contract';
import { sheetTime } from '#contract/india-time.ts';
import { and, inArray, type SQL } from '#db';
import type { Ctx } from '../context.ts';
import { type Cursor, sortedBy, toCursorCondition, toOrderBy } from './list-order.ts';
import { recordChange } from './record-change.ts';
import { type Actor, asAnyTable, type RecordSpec } from './record-spec.ts';

/** Fields that can hold the name of a linked record. */
const NAMES = new Set(['name', 'full_name', 'title', 'city_name', 'label', 'url']);

function linked(value: object): string {
  if ('value' in value && 'unit' in value) return `${String(value.value)} ${String(value.unit).replaceAll('_', ' ')}`;
  const named = Object.entries(value).find(([name]) => NAMES.has(name));
  return named ? sheetCell(named[1]) : '';
}

/** Formats a value for a spreadsheet: times in India as texts that sort, linked records by name. */
function sheetCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return sheetTime(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(sheetCell).join('; ');
  if (typeof value === 'object') return linked(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts a field name to a column header: 'full_name' to 'Full name', 'createdAt' to 'Created at'. */
function sheetHead(field: string): string {
  const label = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return label === 'id' ? 'ID' : label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Spreadsheets treat these as the start of a formula, which could leak other cells. Leading apostrophes match too, so
 * that `plainCell` can always remove exactly one.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet does not evaluate. */
const toPlainText = (value: string | null): string => {
  const text = value ?? '';
  return FORMULA.test(text) ? `'${text}` : text;
};

/** One line of a CSV file, in which no cell is evaluated as a formula. */
export const csvLine = (values: (string | null)[]): string =>
  stringify([values.map(toPlainText)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ });

/** The header line of a CSV file. */
export const csvHead = (heads: string[]): string => BYTE_ORDER_MARK + csvLine(heads);

/** Removes the apostrophe that `csvLine` adds to prevent evaluation as a formula. */
export const plainCell = (text: string): string => (/^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Rows per query, which limits memory use for lists of any length. */
const BATCH = 500;

type Spec<Row> = Pick<
  RecordSpec<Row, never, never>,
  'entity' | 'exported' | 'matches' | 'position' | 'rows' | 'sorts' | 'table'
>;

interface ExportRequest {
  actor: Actor;
  query: Pick<ListQuery, 'q' | 'sort'>;
  /** The fields that the list itself returns; nothing else is exported. */
  fields: string[];
  /** Which rows of the table belong to the list. */
  visible: SQL | undefined;
}

/** The positions of the next batch of rows after the last one, in list order. */
async function readNextCursors<Row>(
  ctx: Ctx,
  spec: Spec<Row>,
  { query, visible }: ExportRequest,
  last: Cursor | undefined,
) {
  const table = asAnyTable(spec.table);
  const where = and(
    visible,
    query.q === '' ? undefined : spec.matches(query.q),
    toCursorCondition(spec, query.sort, last),
  );
  return ctx.db
    .select({ id: table.id, sortedBy: sortedBy(spec, query.sort) })
    .from(table)
    .where(where)
    .orderBy(...toOrderBy(spec, query.sort))
    .limit(BATCH);
}

async function getCells<Row>(
  ctx: Ctx,
  spec: Spec<Row>,
  { query, fields }: ExportRequest,
  ids: number[],
): Promise<string[][]> {
  if (spec.exported) return spec.exported.cells(ctx.db, ids);
  const where = inArray(spec.table.id, ids);
  const rows = await spec.rows(ctx.db, { where, orderBy: toOrderBy(spec, query.sort), limit: BATCH, offset: 0 });
  return rows.map((row) => fields.map((field) => sheetCell((row as Record<string, unknown>)[field])));
}

async function* lines<Row>(ctx: Ctx, spec: Spec<Row>, request: ExportRequest): AsyncGenerator<string> {
  yield csvHead(spec.exported?.heads ?? request.fields.map(sheetHead));
  for (let last: Cursor | undefined; ; ) {
    const cursors = await readNextCursors(ctx, spec, request, last);
    const ids = cursors.map(({ id }) => id);
    if (ids.length > 0) yield (await getCells(ctx, spec, request, ids)).map(csvLine).join('');
    if (cursors.length < BATCH) return;
    last = cursors.at(-1);
  }
}

/** Streams a list as CSV. The export is recorded in the audit log first, without the search text. */
export async function exportRecords<Row>(
  ctx: Ctx,
  spec: Spec<Row>,
  request: ExportRequest,
): Promise<AsyncGenerator<string>> {
  const { q, sort } = request.query;
  await ctx.db.transaction((tx) =>
    recordChange(tx, request.actor, {
      action: 'export',
      entity: spec.entity,
      id: 0,
      after: { searched: q !== '', sort: sort ?? null },
    }),
  );
  return lines(ctx, spec, request);
}
