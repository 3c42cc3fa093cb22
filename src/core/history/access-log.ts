import type { AccessAction, AccessQuery, PersonalKind } from '#contract';
import { endOfIndiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { and, eq, lt, type SQL, sql, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';

const { accessLog, users } = tables;

const PAGE = 50;
/** Maximum number of rows scanned per page, even if few match; the next page continues from there. */
const LOOKED_AT = 4_000;
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;
const DELETED_AT_ONCE = 5_000;
/** The condition that the best index serves, and the others. */
function buildConditions({ actor_id, action, entity, record, from, to }: AccessQuery): { first?: SQL; rest: SQL[] } {
  const [first, ...rest] = [
    record === undefined ? undefined : sql`${accessLog.recordIds} @> array[${record}]::bigint[]`,
    actor_id === undefined ? undefined : eq(accessLog.actorId, actor_id),
    action === undefined || action === 'read' ? undefined : eq(accessLog.action, action),
    entity === undefined ? undefined : eq(accessLog.entity, entity),
    action === 'read' ? eq(accessLog.action, action) : undefined,
    from === undefined ? undefined : sql`${accessLog.at} >= ${startOfIndiaDay(from)}`,
    to === undefined ? undefined : sql`${accessLog.at} < ${endOfIndiaDay(to)}`,
  ].filter((condition) => condition !== undefined);
  return { ...(first && { first }), rest };
}

interface FoundEntry {
  id: number;
  at: string;
  actor: { id: number; full_name: string } | null;
  action: AccessAction;
  entity: PersonalKind | null;
  record_ids: number[];
  network: string | null;
}

/** Reads the access log; throws unless the user may. */
export function accessLogService({ db }: Ctx, actor: Actor) {
  authorise(actor.staff, 'history:see');
  return {
    /** Newest first. A page can be short and still have a next one. */
    async list(query: AccessQuery) {
      const { first, rest } = buildConditions(query);
      const older = query.before === undefined ? undefined : lt(accessLog.id, query.before);
      const looked = rest.length === 0 ? PAGE + 1 : LOOKED_AT;
      const { rows } = await db.execute<{ entries: FoundEntry[]; lowest: number | null; looked: number }>(sql`
        with ${accessLog} as materialized (select * from ${accessLog} where ${and(sql`true`, first, older)}
          order by id desc limit ${looked}),
        found as (select * from ${accessLog} where ${and(sql`true`, ...rest)} order by id desc limit ${PAGE + 1})
        select (select min(id) from ${accessLog}) as lowest, (select count(*)::int from ${accessLog}) as looked,
          coalesce((select json_agg(json_build_object('id', found.id, 'at', at, 'action', action, 'entity', entity,
            'record_ids', record_ids, 'network', network, 'actor', case when ${users.id} is not null
            then json_build_object('id', ${users.id}, 'full_name', ${users.fullName}) end) order by found.id desc)
            from found left join ${users} on ${users.id} = found.actor_id), '[]') as entries`);
      const [page] = rows;
      const entries = (page?.entries ?? []).map(({ at, ...entry }) => ({ ...entry, at: new Date(at) }));
      if (entries.length > PAGE) return { entries: entries.slice(0, PAGE), next: entries[PAGE - 1]?.id ?? null };
      return { entries, next: page?.looked === LOOKED_AT ? page.lowest : null };
    },
  };
}

/** Deletes entries that are older than a year. */
export async function deleteOldAccess({ db, now }: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE && !signal.aborted; ) {
    const old = db
      .select({ id: accessLog.id })
      .from(accessLog)
      .where(lt(accessLog.at, before))
      .orderBy(accessLog.at)
      .limit(DELETED_AT_ONCE);
    deleted = (await db.delete(accessLog).where(sql`${accessLog.id} in ${old}`)).rowCount ?? 0;
  }
}
