import { type AnyPgColumn, and, asc, desc, gt, ilike, isNotNull, isNull, lt, or, type SQL, sql } from '#db';
import type { RecordSpec } from './record-spec.ts';

type Ordered = Pick<RecordSpec<never, never>, 'sorts' | 'table'>;

const getSortColumn = ({ sorts }: Ordered, sort: string) => sorts[sort.replace(/^-/, '')];

/** The requested order of a list, or its default, which is newest first; the id breaks ties. */
export function toOrderBy(spec: Ordered, sort = '', usual = [desc(spec.table.id)]): SQL[] {
  const column = getSortColumn(spec, sort);
  if (!column) return usual;
  return sort.startsWith('-') ? [desc(column), desc(spec.table.id)] : [asc(column), asc(spec.table.id)];
}

/** A cursor in a list: the last row and its sort value as database text. */
export interface Place {
  id: number;
  sortedBy: string | null;
}

/** The sort value of a row as text that casts back to exactly the same value. */
export const sortedBy = (spec: Ordered, sort = ''): SQL<string | null> => {
  const column = getSortColumn(spec, sort);
  return column ? sql`${column}::text` : sql`null`;
};

/** Condition for the rows after a cursor, with nulls sorted as PostgreSQL sorts them. */
export function behind(spec: Ordered, sort: string | undefined, place: Place | undefined): SQL | undefined {
  if (!place) return undefined;
  const { id } = spec.table;
  const column = getSortColumn(spec, sort ?? '');
  if (!column) return lt(id, place.id);
  const down = sort?.startsWith('-') ?? false;
  const later = down ? lt : gt;
  if (place.sortedBy === null)
    return down ? or(isNotNull(column), lt(id, place.id)) : and(isNull(column), gt(id, place.id));
  const value = sql`${place.sortedBy}::${sql.raw(column.getSQLType())}`;
  const next = sql`(${column}, ${id}) ${sql.raw(down ? '<' : '>')} (${value}, ${place.id})`;
  if (column.notNull) return next;
  const further = or(later(column, value), and(sql`${column} = ${value}`, later(id, place.id)));
  return down ? further : or(further, isNull(column));
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
