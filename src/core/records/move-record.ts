import { MAX_ORDERED, type PlaceInput } from '#contract';
import { type AnyPgColumn, asc, getTableName, type PgTable, type SQL, sql, type Tx } from '#db';
import { DomainError } from '../errors.ts';

interface OrderedList {
  table: PgTable & { id: AnyPgColumn };
  position: AnyPgColumn;
  /** The rows of the list. */
  where: SQL | undefined;
}

/**
 * Moves a row to the place beside another one and numbers the rows again where that differs. Their versions stay the same: who
 * edits one of them has nothing to decide. Returns the position before and after; undefined if there is no such row.
 */
export async function moveRecord(
  tx: Tx,
  { table, position, where }: OrderedList,
  id: number,
  place: PlaceInput,
): Promise<{ before: number; after: number } | undefined> {
  // Two moves at once would otherwise lock rows in different orders, and number them by lists that no longer hold.
  const lock = `order of ${getTableName(table)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const rows = await tx
    .select({ id: sql<number>`${table.id}`.mapWith(Number), position: sql<number>`${position}` })
    .from(table)
    .where(where)
    .orderBy(asc(position), asc(table.id))
    .limit(MAX_ORDERED + 1);
  if (rows.length > MAX_ORDERED) throw new DomainError('conflict', 'This list is too long to be ordered');
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) return undefined;
  const others = rows.toSpliced(from, 1);
  const beside = others.findIndex((row) => row.id === ('after' in place ? place.after : place.before));
  if (beside === -1) throw new DomainError('conflict', 'The list has changed. Move it again.');
  const ordered = others.toSpliced('after' in place ? beside + 1 : beside, 0, moved);
  const changed = ordered.flatMap((row, index) => (row.position === index + 1 ? [] : [{ id: row.id, at: index + 1 }]));
  if (changed.length > 0)
    await tx.execute(sql`update ${table} set ${sql.identifier(position.name)} = moved.at
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as moved(id bigint, at int)
      where ${table.id} = moved.id`);
  return { before: moved.position, after: ordered.indexOf(moved) + 1 };
}
