import type { AccessAction, PersonalKind } from '#contract';
import { and, type Db, desc, eq, sql, type Tx, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Actor } from './record-spec.ts';

const { auditEntries, users } = tables;

interface AuditEntry {
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'activate'
    | 'deactivate'
    | 'sign-out'
    | 'password'
    | 'two-factor'
    | 'export'
    | 'download'
    | 'restore'
    | 'erase'
    | 'draft'
    | 'publish'
    | 'import';
  /** The kind of record as named in the API: 'property', 'featured-city'. */
  entity: string;
  /** 0 for a change of many records; a string if the record has no numeric id, or if its id would identify a person. */
  id: number | string;
  /** The title of the record for searching the audit log; omitted if it would name a person who is not staff. */
  subject?: string | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Records a change in the transaction that makes it, so that the change, the audit entry and the cache purge commit
 * together. Scheduled tasks have no actor. A trigger adds the digest of the entry and queues it for `history/chain.ts`,
 * which seals it.
 */
export async function recordChange(
  tx: Tx,
  actor: Actor | undefined,
  { action, entity, id, subject, before, after }: AuditEntry,
): Promise<void> {
  const { staff, requestId, ip } = actor ?? {};
  await tx
    .insert(tables.auditEntries)
    .values({ actorId: staff?.id, action, entity, entityId: String(id), subject, before, after, requestId, ip });
  await enqueuePurge(tx, { action, entity, id, before, after });
}

/** The name of the user who last changed a record; null if the audit log has no change by staff. */
export async function readLastEditor(tx: Tx, entity: string, id: number): Promise<string | null> {
  const [last] = await tx
    .select({ name: users.fullName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.name ?? null;
}

/** Ids of one answer; the board of leads has the most. */
const MAX_IDS = 700;

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
