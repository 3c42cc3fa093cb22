import type { ListQuery } from '#contract';
import { and, inArray, type SQL } from '#db';
import type { Ctx } from '../context.ts';
import type { Actor } from './actor.ts';
import { csvHead, csvLine } from './csv.ts';
import { behind, type Place, sortedBy, toOrderBy } from './list-order.ts';
import { recordChange } from './record-change.ts';
import type { AnyTable, RecordSpec } from './record-spec.ts';
import { sheetCell, sheetHead } from './sheet-cell.ts';

/** Rows per query, which limits memory use for lists of any length. */
const BATCH = 500;

type Spec<Row> = Pick<RecordSpec<Row, never, never>, 'entity' | 'exported' | 'matches' | 'rows' | 'sorts' | 'table'>;

interface ExportRequest {
  actor: Actor;
  query: Pick<ListQuery, 'q' | 'sort'>;
  /** The fields that the list itself returns; nothing else is exported. */
  fields: string[];
  /** Which rows of the table belong to the list. */
  visible: SQL | undefined;
}

/** The positions of the next batch of rows after the last one, in list order. */
async function nextPlaces<Row>(ctx: Ctx, spec: Spec<Row>, { query, visible }: ExportRequest, last: Place | undefined) {
  const table = spec.table as AnyTable;
  const where = and(visible, query.q === '' ? undefined : spec.matches(query.q), behind(spec, query.sort, last));
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
  for (let last: Place | undefined; ; ) {
    const places = await nextPlaces(ctx, spec, request, last);
    const ids = places.map(({ id }) => id);
    if (ids.length > 0) yield (await getCells(ctx, spec, request, ids)).map(csvLine).join('');
    if (places.length < BATCH) return;
    last = places.at(-1);
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
