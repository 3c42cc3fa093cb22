import { type AnyPgColumn, and, asc, desc, gt, ilike, isNotNull, isNull, lt, or, type SQL, sql } from '#db';
import type { RecordSpec } from './record-spec.ts';

type Ordered = Pick<RecordSpec<never, never>, 'sorts' | 'table' | 'position'>;

/** Without a sort, the records are in the order that the site shows, if they have one. */
const getSortColumn = ({ position, sorts }: Ordered, sort: string): AnyPgColumn | undefined =>
  sorts[sort.replace(/^-/, '')] ?? position;

/** The requested order of a list, or its default, which is else newest first; the id breaks ties. */
export function toOrderBy(spec: Ordered, sort = '', defaultOrder = [desc(spec.table.id)]): SQL[] {
  const column = getSortColumn(spec, sort);
  if (!column) return defaultOrder;
  return sort.startsWith('-') ? [desc(column), desc(spec.table.id)] : [asc(column), asc(spec.table.id)];
}

/** A cursor in a list: the last row and its sort value as database text. */
export interface Cursor {
  id: number;
  sortedBy: string | null;
}

/** The sort value of a row as text that casts back to exactly the same value. */
export const sortedBy = (spec: Ordered, sort = ''): SQL<string | null> => {
  const column = getSortColumn(spec, sort);
  return column ? sql`${column}::text` : sql`null`;
};

/** Condition for the rows after a cursor, with nulls sorted as PostgreSQL sorts them. */
export function toCursorCondition(
  spec: Ordered,
  sort: string | undefined,
  cursor: Cursor | undefined,
): SQL | undefined {
  if (!cursor) return undefined;
  const { id } = spec.table;
  const column = getSortColumn(spec, sort ?? '');
  if (!column) return lt(id, cursor.id);
  const isDescending = sort?.startsWith('-') ?? false;
  const later = isDescending ? lt : gt;
  if (cursor.sortedBy === null)
    return isDescending ? or(isNotNull(column), lt(id, cursor.id)) : and(isNull(column), gt(id, cursor.id));
  const value = sql`${cursor.sortedBy}::${sql.raw(column.getSQLType())}`;
  const next = sql`(${column}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${value}, ${cursor.id})`;
  if (column.notNull) return next;
  const after = or(later(column, value), and(sql`${column} = ${value}`, later(id, cursor.id)));
  return isDescending ? after : or(after, isNull(column));
}

/** A LIKE pattern for the query with wildcards escaped. */
const toLikePattern = (query: string): string => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether one of the columns contains the query, ignoring case. */
export const contains = (query: string, ...columns: (AnyPgColumn | SQL)[]): SQL | undefined =>
  or(...columns.map((column) => ilike(column, toLikePattern(query))));

/** The enum values whose label contains the query. */
export const named = <Value extends string>(query: string, labels: Record<Value, string>): Value[] => {
  const needle = query.toLowerCase();
  return (Object.keys(labels) as Value[]).filter((value) => labels[value].toLowerCase().includes(needle));
};
