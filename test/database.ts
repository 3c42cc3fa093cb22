import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDb, openPool, type Pool } from '#db';
import { TEMPLATE } from './postgres.setup.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Db;
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
    database.url = `${inject('serverUrl')}${name}`;
    database.pool = openPool({
      url: database.url,
      size: 8,
      statementTimeoutMs: 10_000,
      applicationName: 'test',
      onError: () => {},
    });
    database.db = openDb(database.pool);
  });
  afterAll(async () => {
    await database.pool.end();
    await asOwner((client) => client.query(`drop database ${name} with (force)`));
  });
  return database;
}
