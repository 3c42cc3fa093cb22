import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDb, openPool, type Pool } from '#db';
import { SITE_ROLE, TEMPLATE } from './postgres.setup.ts';

export interface TestDatabase {
  /** As the account of the site. */
  url: string;
  /** As the owner of the tables. */
  ownerUrl: string;
  pool: Pool;
  db: Db;
  /** For what the account of the site must not do: changing tables, triggers and the history. */
  ownerPool: Pool;
  owner: Db;
}

async function asOwner<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(`${inject('serverUrl')}postgres`);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty, migrated database for the test file, and drops it afterwards. */
export function testDatabase({ template = TEMPLATE }: { template?: string } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const database = {} as TestDatabase;
  beforeAll(async () => {
    await asOwner((client) => client.query(`create database ${name} template ${template}`));
    database.ownerUrl = `${inject('serverUrl')}${name}`;
    const url = new URL(database.ownerUrl);
    url.username = SITE_ROLE;
    database.url = url.href;
    const open = (address: string, size: number) =>
      openPool({ url: address, size, statementTimeoutMs: 10_000, applicationName: 'test', onError: () => {} });
    database.pool = open(database.url, 8);
    database.ownerPool = open(database.ownerUrl, 2);
    database.db = openDb(database.pool);
    database.owner = openDb(database.ownerPool);
  });
  afterAll(async () => {
    await database.pool.end();
    await database.ownerPool.end();
    await asOwner((client) => client.query(`drop database ${name} with (force)`));
  });
  return database;
}
