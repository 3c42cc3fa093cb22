import { type AnyPgColumn, ilike, or, type SQL } from '#db';

/** The text of a search as a pattern: what is typed means itself, also a percent sign. */
const toLikePattern = (query: string): string => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether one of the columns contains the words, whatever their case. */
export const contains = (query: string, ...columns: (AnyPgColumn | SQL)[]): SQL | undefined =>
  or(...columns.map((column) => ilike(column, toLikePattern(query))));

/** The values of an enumeration whose name, as staff read it, contains the words. */
export const named = <Value extends string>(query: string, labels: Record<Value, string>): Value[] => {
  const needle = query.toLowerCase();
  return (Object.keys(labels) as Value[]).filter((value) => labels[value].toLowerCase().includes(needle));
};
