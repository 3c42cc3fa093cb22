import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql, tables } from '#db';
import { testDatabase } from '../../../test/database.ts';
import { recordChange } from '../records/index.ts';
import { eraseAuditValues, sealHistory, verifyHistory } from './chain.ts';

const database = testDatabase();
const { auditEntries, auditSeals, auditUnsealed } = tables;

const empty = () => database.owner.execute(sql`truncate audit_entries, audit_seals, audit_unsealed restart identity`);
beforeEach(empty);

const record = (subject: string, after: object = { price: 1 }) =>
  database.db.transaction((tx) =>
    recordChange(tx, undefined, { action: 'update', entity: 'faq', id: 1, subject, after }),
  );
const errors = async () => (await verifyHistory(database.db)).errors;

/** Three changes, with the ids 1 to 3, in two seals. */
async function sealed(): Promise<void> {
  await record('first');
  await record('second');
  await sealHistory(database);
  await record('third');
  await sealHistory(database);
}

describe('the chain of the history', () => {
  test('seals every entry once, and fits', async () => {
    await sealed();
    expect(await verifyHistory(database.db)).toEqual({
      errors: [],
      seals: 2,
      entries: 3,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await database.db.$count(auditUnsealed)).toBe(0);
    await sealHistory(database);
    expect(await database.db.$count(auditSeals)).toBe(2);
  });

  test('waits for nothing: an entry that commits after later ones joins the next seal', async () => {
    const late = await database.pool.connect();
    await late.query('begin');
    await late.query("insert into audit_entries (action, entity, entity_id) values ('update', 'faq', '1')");
    await record('committed first');
    await sealHistory(database);
    await late.query('commit');
    late.release();
    await sealHistory(database);
    expect(await verifyHistory(database.db)).toMatchObject({ errors: [], seals: 2, entries: 2 });
  });

  test('is continued by one of several workers at a time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(`change ${index}`)));
    await Promise.all([sealHistory(database), sealHistory(database), sealHistory(database)]);
    expect(await verifyHistory(database.db)).toMatchObject({ errors: [], seals: 1, entries: 20 });
  });

  test('survives the erasure of values, of which nothing is left to guess from', async () => {
    await sealed();
    expect(await database.db.transaction((tx) => eraseAuditValues(tx, [1]))).toBe(1);
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.id, 1));
    expect(entry).toMatchObject({ subject: null, before: null, after: null, ip: null, salt: null, action: 'update' });
    expect(await errors()).toEqual([]);
  });

  test('gives equal values different digests', async () => {
    await record('same');
    await record('same');
    const rows = await database.db.select({ digest: auditEntries.digest }).from(auditEntries);
    expect(new Set(rows.map(({ digest }) => digest?.toString('hex'))).size).toBe(2);
  });
});

describe('a history that the owner of the database has tampered with', () => {
  test.each([
    [
      'other values',
      `update audit_entries set after = '{"price": 2}' where id = 1`,
      'the values of entry 1 were changed',
    ],
    [
      'values with a new digest',
      `update audit_entries set after = '{"price": 2}', digest = audit_digest(salt, subject, before, '{"price": 2}', ip) where id = 1`,
      'seal 1 does not fit its entries',
    ],
    ['another action', "update audit_entries set action = 'delete' where id = 1", 'seal 1 does not fit its entries'],
    [
      'another time',
      "update audit_entries set at = at + interval '1 ms' where id = 1",
      'seal 1 does not fit its entries',
    ],
    ['a removed entry', 'delete from audit_entries where id = 1', 'entry 1 is missing'],
    ['a removed seal', 'delete from audit_seals where id = 1', 'seal 2 does not fit its entries'],
    [
      'an entry that was slipped in',
      "insert into audit_entries (action, entity, entity_id) values ('update', 'faq', '1'); delete from audit_unsealed",
      '1 entries are in no seal',
    ],
  ])('shows %s', async (_what, change, expected) => {
    await sealed();
    await database.ownerPool.query(change);
    expect(await errors()).toContain(expected);
  });

  test('shows any change of a value', async () => {
    const value = fc.oneof(
      fc.string().filter((text) => text.isWellFormed() && !text.includes('\0')),
      fc.integer(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(value, value, async (stored, forged) => {
        await empty();
        await record('value', { stored });
        await sealHistory(database);
        const after = JSON.stringify({ stored: forged });
        await database.owner.execute(sql`update audit_entries set after = ${after}::jsonb`);
        expect((await errors()).length).toBe(stored === forged ? 0 : 1);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the account of the site', () => {
  test.each([
    'update audit_entries set action = action',
    'delete from audit_entries',
    'truncate audit_entries',
    'update audit_seals set sealed_at = now()',
    'delete from audit_seals',
    'alter table audit_entries disable trigger all',
    'drop function erase_audit_values',
    "insert into schema_migrations (name, checksum) values ('9999_forged', 'x')",
  ])('may not: %s', async (statement) => {
    await sealed();
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('cannot choose the digest of an entry', async () => {
    await database.pool.query(
      "insert into audit_entries (action, entity, entity_id, salt, digest) values ('update', 'faq', '1', 'x', 'y')",
    );
    const [entry] = await database.db.select().from(auditEntries);
    expect([entry?.salt?.length, entry?.digest?.length]).toEqual([32, 32]);
  });
});
