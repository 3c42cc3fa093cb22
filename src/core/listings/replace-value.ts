import { sql, type Tx } from '#db';
import { syncRows } from './search-rows.ts';

interface Usage {
  /** How many listings refer to a value, including hidden and deleted ones. */
  count(tx: Tx, id: number): Promise<number>;
  /** Replaces the value in all of them and updates their search rows, with few statements. */
  replace(tx: Tx, from: number, to: number): Promise<void>;
}

const OWNERS = [
  { owner: 'property', table: 'properties' },
  { owner: 'project', table: 'projects' },
] as const;

interface Moved extends Record<string, unknown> {
  id: number;
}

const selectIds = (rows: Moved[]) => sql`select unnest(${sql.param(rows.map(({ id }) => id))}::bigint[])`;

/** Usage of a value that a listing has once: its city, builder or locality. A posting and its property count once. */
export const columnUsage = (column: 'city_id' | 'builder_id' | 'locality_id'): Usage => {
  const named = sql.raw(column);
  const isPosted = column !== 'builder_id';
  return {
    count: async (tx, id) => {
      const { rows } = await tx.execute<{ used: number }>(sql`
        select (select count(*) from properties where ${named} = ${id} and posting_id is null)
          + (select count(*) from projects where ${named} = ${id})
          ${isPosted ? sql`+ (select count(*) from posted_properties where ${named} = ${id})` : sql``} as used`);
      return rows[0]?.used ?? 0;
    },
    replace: async (tx, from, to) => {
      for (const { owner, table } of OWNERS) {
        const { rows } = await tx.execute<Moved>(
          sql`update ${sql.raw(table)} set ${named} = ${to}, updated_at = now() where ${named} = ${from} returning id`,
        );
        await syncRows(tx, owner, selectIds(rows));
      }
      if (isPosted) await tx.execute(sql`update posted_properties set ${named} = ${to} where ${named} = ${from}`);
    },
  };
};

/** Usage of a locality, whose name the listings have as text too. */
export const localityUsage: Usage = {
  ...columnUsage('locality_id'),
  replace: async (tx, from, to) => {
    await columnUsage('locality_id').replace(tx, from, to);
    await renameLocality(tx, to);
  },
};

/** Copies the name of a locality to its listings. */
export async function renameLocality(tx: Tx, id: number): Promise<void> {
  for (const { owner, table } of OWNERS) {
    const { rows } = await tx.execute<Moved>(sql`
      update ${sql.raw(table)} l set locality = localities.name, updated_at = now() from localities
      where localities.id = ${id} and l.locality_id = ${id} and l.locality <> localities.name returning l.id`);
    // Projects are found by the name of their locality.
    if (owner === 'project') await syncRows(tx, owner, selectIds(rows));
  }
  await tx.execute(sql`
    update posted_properties p set locality = localities.name from localities
    where localities.id = ${id} and p.locality_id = ${id} and p.locality <> localities.name`);
}

/**
 * Usage of a value that a listing can have several of: tags, amenities, BHK options. A listing that already has the new
 * value is not linked twice.
 */
export const linkUsage = (kind: 'tag' | 'amenity' | 'bhk', links: 'tags' | 'amenities' | 'bhks'): Usage => {
  const value = sql.raw(`${kind}_id`);
  const isBhk = kind === 'bhk';
  return {
    count: async (tx, id) => {
      const { rows } = await tx.execute<{ used: number }>(sql`
        select count(*) as used from (
          select 'property', property_id from ${sql.raw(`property_${links}`)} where ${value} = ${id}
          union select 'project', project_id from ${sql.raw(`project_${links}`)} where ${value} = ${id}
          ${
            isBhk
              ? sql`union select 'project', project_id from project_configurations where bhk_id = ${id}
          union select 'posting', id from posted_properties posted where bhk_id = ${id}
            and not exists (select from properties where posting_id = posted.id)`
              : sql``
          }
        ) listings`);
      return rows[0]?.used ?? 0;
    },
    replace: async (tx, from, to) => {
      for (const { owner } of OWNERS) {
        const [table, own] = [sql.raw(`${owner}_${links}`), sql.raw(`${owner}_id`)];
        const { rows } = await tx.execute<Moved>(sql`
          with moved as (delete from ${table} where ${value} = ${from} returning ${own} as id),
          kept as (insert into ${table} (${own}, ${value}) select id, ${to} from moved on conflict do nothing)
          select id from moved`);
        await syncRows(tx, owner, selectIds(rows));
      }
      if (!isBhk) return;
      await tx.execute(sql`update posted_properties set bhk_id = ${to} where bhk_id = ${from}`);
      const { rows } = await tx.execute<Moved>(
        sql`update project_configurations set bhk_id = ${to}, updated_at = now() where bhk_id = ${from} returning project_id as id`,
      );
      await syncRows(tx, 'project', selectIds(rows));
    },
  };
};
