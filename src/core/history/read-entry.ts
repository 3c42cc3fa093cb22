import { isDeepStrictEqual } from 'node:util';
import type { HistoryChange } from '#contract';
import { type Db, desc, eq, inArray, tables } from '#db';
import { DomainError } from '../errors.ts';
import { fieldLabel, valueText } from './history-labels.ts';
import { withNames } from './named-references.ts';

const { auditEntries: entries, users } = tables;

type Values = Record<string, unknown>;

/** Fields that add nothing to what the entry already shows. */
const HIDDEN_FIELDS = new Set(['id', 'createdAt', 'updatedAt']);

const columns = {
  id: entries.id,
  at: entries.at,
  actor: { id: users.id, full_name: users.fullName },
  action: entries.action,
  entity: entries.entity,
  entity_id: entries.entityId,
  subject: entries.subject,
};

/** Returns history entries without their values, newest first. */
export const entryRows = (db: Db, ids: number[]) =>
  db
    .select(columns)
    .from(entries)
    .leftJoin(users, eq(users.id, entries.actorId))
    .where(inArray(entries.id, ids))
    .orderBy(desc(entries.id));

const toValues = (stored: unknown): Values => (typeof stored === 'object' && stored !== null ? { ...stored } : {});

async function getChanges(db: Db, before: Values, after: Values): Promise<HistoryChange[]> {
  const named = await withNames(db, [before, after]);
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (field) => !HIDDEN_FIELDS.has(field),
  );
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(before[field] ?? null, after[field] ?? null)) return [];
    const [old, young] = [before[field], after[field]].map((value) => valueText(field, named(field, value)));
    // Only the HTML markup differs, so the raw values are shown.
    if (old === young && typeof before[field] === 'string' && typeof after[field] === 'string')
      return [{ field: fieldLabel(field), before: before[field], after: after[field] }];
    return old === young ? [] : [{ field: fieldLabel(field), before: old ?? null, after: young ?? null }];
  });
}

/** Returns an entry with all changed fields as readable text. */
export async function readEntry(db: Db, id: number) {
  const [found] = await db
    .select({ ...columns, ip: entries.ip, before: entries.before, after: entries.after })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.actorId))
    .where(eq(entries.id, id));
  if (!found) throw new DomainError('not_found', 'Entry not found');
  const { before, after, ...entry } = found;
  return { ...entry, changes: await getChanges(db, toValues(before), toValues(after)) };
}
