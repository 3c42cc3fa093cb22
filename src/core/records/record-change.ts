import { type Tx, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Actor } from './record-spec.ts';

interface Change {
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
 * together. Scheduled tasks have no actor.
 */
export async function recordChange(
  tx: Tx,
  actor: Actor | undefined,
  { action, entity, id, subject, before, after }: Change,
): Promise<void> {
  const { staff, requestId, ip } = actor ?? {};
  await tx
    .insert(tables.auditEntries)
    .values({ actorId: staff?.id, action, entity, entityId: String(id), subject, before, after, requestId, ip });
  await enqueuePurge(tx, { action, entity, id, before, after });
}
