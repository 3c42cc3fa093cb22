import { type Tx, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Actor } from './actor.ts';

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
  /** The kind of record, in the words of the calls: 'property', 'featured-city'. */
  entity: string;
  /** 0 where many are meant; letters where that is all a record has, or where naming it would name a person. */
  id: number | string;
  /** What the record is called, for the search in the history; nothing where that would be a person who is no staff. */
  subject?: string | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Writes down a change in the transaction that makes it: what happened, what is recorded and what caches must forget
 * commit together. Changes of scheduled tasks have no actor.
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
