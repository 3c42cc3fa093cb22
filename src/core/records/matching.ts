import { type AnyPgColumn, ilike, or, type SQL } from '#db';

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
