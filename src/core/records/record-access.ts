import type { AccessAction, PersonalKind } from '#contract';
import { type Db, sql, tables } from '#db';

/** Ids of one list; a page of the back office has fewer. */
const MAX_IDS = 200;

interface Access {
  action: AccessAction;
  actorId?: number | undefined;
  ip: string | undefined;
  requestId?: string | undefined;
  entity?: PersonalKind;
  ids?: number[];
}

/** The network of an address: enough to recognise an office or a provider. */
const toNetwork = (ip: string | undefined) =>
  ip === undefined
    ? null
    : sql<string>`network(set_masklen(${ip}::inet, case family(${ip}::inet) when 4 then 24 else 64 end))`;

/** Records a sign-in, or that personal data was read. */
export async function recordAccess(db: Db, access: Access): Promise<void> {
  const { action, actorId, ip, requestId, entity, ids = [] } = access;
  await db.insert(tables.accessLog).values({
    action,
    actorId,
    entity,
    recordIds: ids.slice(0, MAX_IDS),
    network: toNetwork(ip),
    requestId,
  });
}
