import { createHash } from 'node:crypto';
import { type Db, desc, gt, inArray, sql, type Tx, tables } from '#db';

const { auditEntries, auditSeals, auditUnsealed } = tables;

/** Entries in one seal; an import of many rows takes several. */
const BATCH = 1_000;
/** Seals that are read at once when the chain is verified. */
const VERIFIED_AT_ONCE = 20;

const LINE = {
  id: auditEntries.id,
  at: sql<string>`(${auditEntries.at} at time zone 'UTC')::text`,
  actorId: auditEntries.actorId,
  action: auditEntries.action,
  entity: auditEntries.entity,
  entityId: auditEntries.entityId,
  digest: sql<string | null>`encode(${auditEntries.digest}, 'hex')`,
};

type Line = { [Name in keyof typeof LINE]: unknown };

/** The digest of a seal: of the previous one, and of who did what and when, with the digest of the values. */
function sealDigest(previous: Buffer | undefined, lines: Line[]): Buffer {
  const hash = createHash('sha256').update(previous ?? '');
  for (const { id, at, actorId, action, entity, entityId, digest } of lines)
    hash.update(`${JSON.stringify([id, at, actorId, action, entity, entityId, digest])}\n`);
  return hash.digest();
}

const readLines = (db: Db | Tx, ids: number[]) =>
  db.select(LINE).from(auditEntries).where(inArray(auditEntries.id, ids)).orderBy(auditEntries.id);

/** Adds one seal for the entries that have none yet; returns their number. */
const sealBatch = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    // Two workers must not continue the same seal.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seal history', 0))`);
    const waiting = tx
      .select({ id: auditUnsealed.entryId })
      .from(auditUnsealed)
      .orderBy(auditUnsealed.entryId)
      .limit(BATCH);
    const taken = await tx
      .delete(auditUnsealed)
      .where(inArray(auditUnsealed.entryId, waiting))
      .returning({ id: auditUnsealed.entryId });
    if (taken.length === 0) return 0;
    const lines = await readLines(
      tx,
      taken.map(({ id }) => id),
    );
    const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
    await tx
      .insert(auditSeals)
      .values({ entryIds: lines.map(({ id }) => id), digest: sealDigest(last?.digest, lines) });
    return lines.length;
  });

/** Seals all new audit entries. Changes never wait for it. */
export async function sealHistory({ db }: { db: Db }, signal = new AbortController().signal): Promise<void> {
  for (let sealed = BATCH; sealed === BATCH && !signal.aborted; ) sealed = await sealBatch(db);
}

export interface ChainState {
  /** What does not fit, at most one sentence for each seal. */
  errors: string[];
  seals: number;
  entries: number;
  /** The digest of the newest seal, to be noted elsewhere: who knows it notices a rewritten chain. */
  head: string | undefined;
}

interface StoredSeal {
  id: number;
  entryIds: number[];
  digest: Buffer;
}

/** What is wrong with one seal, if anything. */
async function findFault(db: Db, seal: StoredSeal, previous: Buffer | undefined): Promise<string | undefined> {
  const lines = await readLines(db, seal.entryIds);
  const found = new Set(lines.map(({ id }) => id));
  const missing = seal.entryIds.find((id) => !found.has(id));
  if (missing !== undefined) return `entry ${missing} is missing`;
  // Erased entries have no salt; their digest is still part of the seal.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${auditEntries} where id = any(${sql.param(seal.entryIds)}::bigint[]) and salt is not null
      and digest is distinct from audit_digest(salt, subject, before, after, ip) order by id limit 1`);
  if (rows[0]) return `the values of entry ${rows[0].id} were changed`;
  if (!sealDigest(previous, lines).equals(seal.digest)) return `seal ${seal.id} does not fit its entries`;
  return undefined;
}

/** Verifies the whole chain, from the first seal to the newest. */
export async function verifyHistory(db: Db): Promise<ChainState> {
  const state: ChainState = { errors: [], seals: 0, entries: 0, head: undefined };
  let previous: StoredSeal | undefined;
  for (;;) {
    const seals = await db
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.id, previous?.id ?? 0))
      .orderBy(auditSeals.id)
      .limit(VERIFIED_AT_ONCE);
    if (seals.length === 0) break;
    for (const seal of seals) {
      const fault = await findFault(db, seal, previous?.digest);
      if (fault) state.errors.push(fault);
      state.seals += 1;
      state.entries += seal.entryIds.length;
      previous = seal;
    }
  }
  const { rows } = await db.execute<{ entries: number; waiting: number }>(sql`
    select (select count(*)::int from ${auditEntries} where digest is not null) as entries,
      (select count(*)::int from ${auditUnsealed}) as waiting`);
  const left = (rows[0]?.entries ?? 0) - (rows[0]?.waiting ?? 0) - state.entries;
  if (left !== 0) state.errors.push(`${Math.abs(left)} entries are ${left > 0 ? 'in no seal' : 'missing'}`);
  state.head = previous?.digest.toString('hex');
  return state;
}

/** Erases the values of audit entries: what was changed, when and by whom stays, and the chain still fits. */
export async function eraseAuditValues(tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await tx.execute<{ erased: number }>(
    sql`select erase_audit_values(${sql.param(ids)}::bigint[]) as erased`,
  );
  return rows[0]?.erased ?? 0;
}
