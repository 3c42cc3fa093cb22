import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Core,
  createCore,
  createLinks,
  diskStore,
  type FileStore,
  hashPassword,
  installJobQueue,
  openJobQueue,
  rebuildSearch,
  s3Store,
  withoutScanner,
} from '#core';
import { migrate, openDb, openPool, type Pool, pendingMigrations } from '#db';
import { seedDemo } from '#demo';
import { buildServer } from '#server';
import { ensureDatabase, freePort, type LocalPostgres, startLocalPostgres } from '../../../scripts/local-postgres.ts';
import { LINK_SECRET, SITE_ORIGIN } from '../../../test/app.ts';
import { postgresPrograms } from '../../../test/postgres-programs.ts';
import { startS3 } from '../../../test/s3.ts';
import { readConfig } from '../config.ts';
import { isRestoreUnfinished, preflight } from '../preflight.ts';
import { backup as backupCommand } from './commands.ts';
import { makeBackup } from './make-backup.ts';
import { listBackups } from './manifest.ts';
import { countRows } from './postgres.ts';
import { restoreBackup } from './restore-backup.ts';

const programs = postgresPrograms() ?? '';
if (programs === '' && process.env.CI) throw new Error('pg_dump is not on this machine: install PostgreSQL');
const NOTE = programs === '' ? ' (not tried: PostgreSQL with pg_dump is not on this machine)' : '';
const PICTURE = 'pictures/a1b2c3-320x240-d8cbb2.webp';
const DOCUMENT = 'private/applications/a.pdf';
const ownPath = process.env.PATH;

let folder: string;
let server: LocalPostgres;

const disk = (name: string) => diskStore(join(folder, name));

async function withPool<T>(database: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const url = server.url(database);
  const pool = openPool({ url, size: 4, statementTimeoutMs: 0, applicationName: 'test', onError: () => {} });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const save = async (files: FileStore, into: string) => {
  const { backupPath } = await makeBackup({
    databaseUrl: server.url('aangan'),
    files,
    folder: join(folder, into),
    jobs: 2,
  });
  return backupPath;
};

const emptyDatabase = async () => {
  const name = `empty_${randomBytes(4).toString('hex')}`;
  await ensureDatabase(server, name);
  return name;
};

interface RestoreOptions {
  files: FileStore;
  database?: string;
  replace?: boolean;
  sendMails?: boolean;
}

async function bringBack(backup: string, { files, database, replace = false, sendMails = false }: RestoreOptions) {
  const name = database ?? (await emptyDatabase());
  const links = createLinks(SITE_ORIGIN, [LINK_SECRET]);
  const restored = await restoreBackup({
    databaseUrl: server.url(name),
    files,
    backup,
    jobs: 2,
    replace,
    sendMails,
    links,
  });
  return { ...restored, database: name };
}

async function fill(pool: Pool, files: FileStore): Promise<void> {
  await migrate(pool);
  await installJobQueue(pool);
  const staff = {
    fullName: 'Asha Menon',
    email: 'asha@aangan.example',
    passwordHash: await hashPassword('a courtyard'),
  };
  // A few files prove the same as the thousands of drawings, which would be copied by every backup of these tests.
  await seedDemo(openDb(pool), staff, {
    storeFile: async (path, body, type) => {
      if (type !== 'image/svg+xml') await files.put(path, body, type);
    },
  });
  await pool.query("update media set variants = '[]' where content_type = 'image/svg+xml'");
  await rebuildSearch(openDb(pool));
  await files.put(`public/${PICTURE}`, randomBytes(200_000), 'image/webp');
  await files.put(DOCUMENT, randomBytes(100_000), 'application/pdf');
  await pool.query(`insert into media (path, visibility, status, content_type) values
    ('${DOCUMENT}', 'private', 'ready', 'application/pdf'),
    ('private/applications/gone.pdf', 'private', 'ready', 'application/pdf')`);
  await pool.query(`insert into sessions (id_hash, user_id, expires_at)
    select 'hash', id, now() + interval '1 day' from users limit 1`);
  await pool.query(
    "insert into mails (template, recipient, data, message_id) values ('x', 'a@aangan.example', '{}', '<1@x>')",
  );
  await pool.query(`insert into jobs.job (name, data) values
    ('mail.send', '{"mailId": 1}'), ('password.link', '{"userId": 1}'), ('files.remove', '{"paths": []}')`);
}

const withCore = <T>(database: string, files: FileStore, work: (core: Core) => Promise<T>) =>
  withPool(database, async (pool) => {
    const jobs = await openJobQueue({ pool, supervise: false, onError: () => {} });
    const core = createCore({
      db: openDb(pool),
      jobs,
      links: createLinks(SITE_ORIGIN, [LINK_SECRET]),
      now: () => new Date(),
      files,
      scan: withoutScanner,
      cacheFolder: join(folder, 'cache'),
      emit: () => {},
    });
    const found = await work(core);
    await jobs.stop();
    return found;
  });

/** Returns what a visitor sees: the groups of the home page, a list and a picture. */
const visit = (database: string, files: FileStore) =>
  withCore(database, files, async (core) => {
    const app = await buildServer({
      core,
      logger: pino({ level: 'silent' }),
      siteOrigin: SITE_ORIGIN,
      trustProxy: false,
      version: 'test',
      pages: 'none',
    });
    const urls = ['/api/v1/public/home-groups', '/api/v1/public/property', `/media/${PICTURE}`];
    const answers = await Promise.all(urls.map((url) => app.inject({ url })));
    await app.close();
    return answers.map(({ statusCode, rawPayload }) => ({ statusCode, body: rawPayload.toString('base64') }));
  });

describe.runIf(programs !== '')(`backups${NOTE}`, () => {
  let backup: string;

  beforeAll(async () => {
    process.env.PATH = `${programs}${delimiter}${ownPath}`;
    folder = await mkdtemp(join(tmpdir(), 'aangan-backup-'));
    // The database server runs under another account.
    await chmod(folder, 0o755);
    server = await startLocalPostgres({ directory: join(folder, 'postgres'), disposable: true, binaries: programs });
    await ensureDatabase(server, 'aangan');
    await withPool('aangan', (pool) => fill(pool, disk('files')));
    backup = await save(disk('files'), 'backups');
  });
  afterAll(async () => {
    process.env.PATH = ownPath;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a backup restored on a fresh host serves the same home page, list and picture, row by row', async () => {
    const { database, applied, erasedRecords } = await bringBack(backup, { files: disk('fresh') });
    expect(applied).toEqual([]);
    expect(erasedRecords).toBe(0);
    expect(await withPool(database, countRows)).toEqual(await withPool('aangan', countRows));
    const before = await visit('aangan', disk('files'));
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await visit(database, disk('fresh'))).toEqual(before);
    const wrong = await withPool(database, (pool) =>
      pool.query('select id, price from property_search except select id, price from property_search_truth'),
    );
    expect(wrong.rowCount).toBe(0);
  });

  test('no one is signed in after a restore, and mails that waited then are not sent again', async () => {
    const { database, heldMails } = await bringBack(backup, { files: disk('quiet') });
    expect(heldMails).toBe(1);
    const look = (pool: Pool) =>
      pool.query(
        "select (select count(*) from sessions) as sessions, array(select name from jobs.job where state < 'completed' order by 1) as jobs",
      );
    expect((await withPool(database, look)).rows).toEqual([{ sessions: 0, jobs: ['files.remove'] }]);
    const toLeave = (restored: string) => withCore(restored, disk('quiet'), ({ mail }) => mail.waiting());
    expect(await toLeave(database)).toMatchObject({ waiting: 0 });
    const loud = await bringBack(backup, { files: disk('loud'), sendMails: true });
    expect((await withPool(loud.database, look)).rows).toEqual([{ sessions: 0, jobs: ['files.remove', 'mail.send'] }]);
    expect(await toLeave(loud.database)).toMatchObject({ waiting: 1 });
  });

  test('a backup names the files that rows speak of and the store has lost', async () => {
    expect(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
      missing: ['private/applications/gone.pdf'],
    });
  });

  test('a backup goes from a bucket into a bucket', async () => {
    const s3 = await startS3(join(folder, 's3'));
    try {
      const bucket = s3Store(s3.options);
      await bucket.put('private/applications/b.pdf', Buffer.from('in a bucket'), 'application/pdf');
      const backupPath = await save(bucket, 'from-bucket');
      await bucket.remove('private/applications/b.pdf');
      expect((await bringBack(backupPath, { files: bucket })).files).toBe(1);
      const file = await bucket.get('private/applications/b.pdf');
      expect(file && (await buffer(file.body)).toString()).toBe('in a bucket');
    } finally {
      await s3.stop();
    }
  });

  test('a database that holds anything is refused, unless it may be replaced', async () => {
    const database = await emptyDatabase();
    await withPool(database, (pool) => pool.query('create table mine (id int)'));
    const files = disk('replaced');
    await expect(bringBack(backup, { database, files })).rejects.toThrow('The database is not empty.');
    expect((await withPool(database, (pool) => pool.query('table mine'))).rowCount).toBe(0);
    await bringBack(backup, { database, files, replace: true });
    expect(await withPool(database, countRows)).not.toHaveProperty('mine');
  });

  test('a database that the site is using is refused', async () => {
    const database = await emptyDatabase();
    const site = openPool({
      url: server.url(database),
      size: 1,
      statementTimeoutMs: 0,
      applicationName: 'aangan',
      onError: () => {},
    });
    await site.query('select 1');
    await expect(bringBack(backup, { database, files: disk('used'), replace: true })).rejects.toThrow(
      'Stop web and worker',
    );
    await site.end();
  });

  test('a backup that was changed is refused before anything is touched', async () => {
    const backupPath = await save(disk('files'), 'changed');
    const file = join(backupPath, 'files/public', PICTURE);
    const bytes = await readFile(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await writeFile(join(backupPath, 'files/private/more'), 'x');
    await rm(join(backupPath, 'files', DOCUMENT));
    const database = await emptyDatabase();
    const error = await bringBack(backupPath, { database, files: disk('never') }).catch(String);
    expect(error).toContain(`files/public/${PICTURE} has changed`);
    expect(error).toContain('files/private/more was added');
    expect(error).toContain(`files/${DOCUMENT} is missing`);
    expect(await withPool(database, countRows)).toEqual({});
    await expect(bringBack(join(folder, 'changed'), { database, files: disk('never') })).rejects.toThrow(
      'Choose which',
    );
  });

  test('a backup that is killed in the middle is not taken for one, and goes away a day later; a whole one is told of', async () => {
    const target = join(folder, 'killed');
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: server.url('aangan'),
      SITE_ORIGIN,
      APP_SECRET: LINK_SECRET,
      FILES_FOLDER: join(folder, 'files'),
    };
    const child = spawn(process.execPath, ['src/cli/aangan.ts', 'backup', target], { env, stdio: 'ignore' });
    const ended = new Promise((done) => child.once('exit', done));
    const unfinished = async () => (await readdir(target).catch(() => []))[0];
    while ((await unfinished()) === undefined) await new Promise((done) => setTimeout(done, 5));
    child.kill('SIGKILL');
    await ended;
    const left = join(target, (await unfinished()) ?? '');
    expect(await listBackups(target)).toEqual([]);
    await expect(bringBack(left, { files: disk('never') })).rejects.toThrow('is not a complete backup');
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(left, longAgo, longAgo);
    await backupCommand([target, '--keep', '1'], readConfig(env));
    const [first] = await listBackups(target);
    expect(await readdir(target)).toEqual([first]);
    // Both the option and its deprecated name.
    for (const option of ['--metrics-file', '--tell']) {
      const metricsFile = join(folder, `aangan${option}.prom`);
      await backupCommand([target, '--keep', '1', '--verify', option, metricsFile], readConfig(env));
      expect(await readFile(metricsFile, 'utf8')).toMatch(/^aangan_backup_last_success_timestamp_seconds \d{10}\n$/);
    }
    const backups = await readdir(target);
    expect(backups).toHaveLength(1);
    expect(backups).not.toContain(first);
  });

  test('a restore that ends early leaves a database that no role serves', async () => {
    const database = await emptyDatabase();
    // A file occupies the path of the files folder.
    await writeFile(join(folder, 'cut'), '');
    await expect(bringBack(backup, { database, files: disk('cut') })).rejects.toThrow('ENOTDIR');
    expect(await withPool(database, pendingMigrations)).toContain('0000_initial');
  });

  test('D-55 people who were erased after a backup do not come back with it', async () => {
    const files = disk('erasing');
    const database = await emptyDatabase();
    await bringBack(backup, { database, files });
    const people = (pool: Pool) => pool.query<{ email: string }>('select distinct email from enquiries order by 1');
    const [erased, ...others] = (await withPool(database, people)).rows.map(({ email }) => email);
    const { id, email: address } = (
      await withPool(database, (pool) => pool.query('select id, email from users limit 1'))
    ).rows[0];
    const staff = {
      id,
      email: address,
      full_name: 'Asha Menon',
      mobile_number: null,
      role: 'admin',
      is_active: true,
      start_page: null,
    } as const;
    await withCore(database, files, (core) =>
      core.privacy.service({ staff, requestId: 'test', ip: undefined }).erase([erased ?? '']),
    );
    // The same host: its file store has the ledger.
    const again = await bringBack(backup, { database, files, replace: true });
    expect(again.erasedRecords).toBeGreaterThan(0);
    expect((await withPool(database, people)).rows.map(({ email }) => email)).toEqual(others);
    expect(await withPool(database, isRestoreUnfinished)).toBe(false);
    // A fresh host: a newer backup beside this one has the ledger.
    await makeBackup({ databaseUrl: server.url(database), files, folder: join(folder, 'backups'), jobs: 2 });
    const fresh = await bringBack(backup, { files: disk('fresh-erasing') });
    expect((await withPool(fresh.database, people)).rows.map(({ email }) => email)).toEqual(others);
    // Without the secret, the restore does not finish and no role starts.
    const links = createLinks(SITE_ORIGIN, ['another secret that only this test knows']);
    const unfinished = await emptyDatabase();
    const options = { files, backup, jobs: 2, replace: false, sendMails: false, links };
    await expect(restoreBackup({ ...options, databaseUrl: server.url(unfinished) })).rejects.toThrow(
      'APP_SECRET_PREVIOUS',
    );
    const config = readConfig({ DATABASE_URL: server.url(unfinished), SITE_ORIGIN, APP_SECRET: LINK_SECRET });
    await expect(preflight('worker', { ...config, OPERATIONS_PORT: await freePort() })).rejects.toThrow(
      'did not finish',
    );
  });

  test('a host without pg_dump, or with one that is too old, is told what to install', async () => {
    const path = process.env.PATH;
    try {
      process.env.PATH = join(folder, 'nothing-here');
      await expect(save(disk('files'), 'none')).rejects.toThrow('apt install postgresql-client');
      await writeFile(join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6"', { mode: 0o755 });
      process.env.PATH = `${folder}${delimiter}${path}`;
      await expect(save(disk('files'), 'none')).rejects.toThrow('cannot back up');
    } finally {
      process.env.PATH = path;
    }
  });
});
