import { randomUUID } from 'node:crypto';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { readContacts } from './contacts.ts';
import { type ErasedCounts, eraseRecords } from './erase-records.ts';
import { getEmailAddresses } from './held-mails.ts';
import { findHeldRecords } from './held-records.ts';

/**
 * Erases all data about a person in one transaction; a job removes their files. The audit log records who did it and
 * how many records were erased, under a random reference instead of a name.
 */
export const erasePerson = (
  ctx: Ctx,
  actor: Actor,
  typed: string[],
): Promise<{ reference: string; erased: ErasedCounts }> =>
  ctx.db.transaction(async (tx) => {
    const contacts = readContacts(typed);
    const held = await findHeldRecords(tx, contacts);
    const erased = await eraseRecords(ctx, tx, held, await getEmailAddresses(tx, held, contacts.emails));
    if (Object.values(erased).every((count) => count === 0))
      throw new DomainError('not_found', 'Nothing is held under these contacts');
    const reference = randomUUID();
    await recordChange(tx, actor, { action: 'erase', entity: 'person', id: reference, after: erased });
    return { reference, erased };
  });
