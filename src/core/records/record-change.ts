import { type Tx, tables } from '#db';
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
    | 'download';
  /** The kind of record, in the words of the calls: 'property', 'featured-city'. */
  entity: string;
  /** 0 where many are meant. */
  id: number;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Writes down a change in the transaction that makes it: what happened and what is recorded commit together. What the
 * house does by itself has no actor.
 */
export async function recordChange(
  tx: Tx,
  actor: Actor | undefined,
  { action, entity, id, before, after }: Change,
): Promise<void> {
  const { staff, requestId, ip } = actor ?? {};
  await tx
    .insert(tables.auditEntries)
    .values({ actorId: staff?.id, action, entity, entityId: String(id), before, after, requestId, ip });
}
