import type { HistoryQuery } from '#contract';
import { type AnyPgColumn, type Db, sql, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import { findEntries } from './find-entries.ts';
import { entryRows, readEntry } from './read-entry.ts';

const { auditEntries: entries, users } = tables;

/** Safety limit, above the size of any office. */
const MAX_PEOPLE = 500;

/** Distinct values of an indexed column by a loose index scan, which skips duplicates. */
async function getDistinctValues(db: Db, column: AnyPgColumn): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive known as (
      (select ${column} as value from ${entries} order by ${column} limit 1)
      union all
      select (select ${column} from ${entries} where ${column} > known.value order by ${column} limit 1)
      from known where known.value is not null)
    select value from known where value is not null`);
  return rows.map(({ value }) => value);
}

/** Service for the history of all changes; throws unless the user may read it. */
export function historyService({ db }: Ctx, actor: Actor) {
  authorise(actor.staff, 'audit');
  return {
    async list(query: HistoryQuery) {
      const { ids, next } = await findEntries(db, query);
      return { entries: ids.length === 0 ? [] : await entryRows(db, ids), next };
    },
    read: (id: number) => readEntry(db, id),
    async choices() {
      const [people, entities, actions] = await Promise.all([
        db
          .select({ id: users.id, full_name: users.fullName })
          .from(users)
          .orderBy(users.fullName, users.id)
          .limit(MAX_PEOPLE),
        getDistinctValues(db, entries.entity),
        getDistinctValues(db, entries.action),
      ]);
      return { people, entities, actions };
    },
  };
}

export type HistoryService = ReturnType<typeof historyService>;
