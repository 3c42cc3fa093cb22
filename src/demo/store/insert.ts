import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db';

/** Rows per statement: few round trips, and no statement larger than a few megabytes. */
const BATCH = 1000;

/** Returns the key of a stored row by its name. */
export type KeyLookup = (name: string) => number;

/**
 * One statement for many rows, sent as one JSON text, because building a parameter for each of a hundred thousand
 * values takes longer than storing them. All rows must have the same columns.
 */
function insertion(table: PgTable, rows: readonly object[]) {
  const columns = new Map(Object.keys(rows[0] ?? {}).map((property) => [property, toSnakeCase(property)]));
  const list = sql.join(
    [...columns.values()].map((column) => sql.identifier(column)),
    sql`, `,
  );
  const toColumn = (property: string) => {
    const column = columns.get(property);
    if (column === undefined) throw new Error(`the first of these rows has no ${property}`);
    return column;
  };
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([property, value]) => [toColumn(property), value])),
  );
  // JSON cannot represent numbers this large, so the database reads them from text.
  const text = JSON.stringify(named, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${text})`;
}

/** Stores rows, in order. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.execute(insertion(table, rows.slice(start, start + BATCH)));
  }
}

/** Stores rows in order and returns a lookup of their keys by the value of one column. */
export async function insertNamed<Table extends PgTable>(
  tx: Tx,
  table: Table,
  nameColumn: keyof Table['$inferInsert'] & string,
  rows: readonly Table['$inferInsert'][],
): Promise<KeyLookup> {
  const keys = new Map<string, number>();
  const name = sql.identifier(toSnakeCase(nameColumn));
  for (let start = 0; start < rows.length; start += BATCH) {
    const statement = insertion(table, rows.slice(start, start + BATCH));
    const stored = await tx.execute<{ id: number; name: string }>(
      sql`${statement} returning id, ${name}::text as name`,
    );
    for (const row of stored.rows) keys.set(row.name, row.id);
  }
  return (entryName) => {
    const key = keys.get(entryName);
    if (key === undefined) throw new Error(`the demo refers to ${entryName}, which was not stored`);
    return key;
  };
}
