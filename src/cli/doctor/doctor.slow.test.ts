import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer, createLogger } from '#server';
import { freePort } from '../../../scripts/local-postgres.ts';
import { createTestApp } from '../../../test/app.ts';
import { testDatabase } from '../../../test/database.ts';
import { SITE_ROLE } from '../../../test/postgres.setup.ts';
import { startSilentServer } from '../../../test/silent-server.ts';
import { startSmtp, type TestSmtp } from '../../../test/smtp.ts';
import { doctor, findings } from './doctor.ts';

const app = createTestApp();
const empty = testDatabase({ template: 'template0' });
const APP_SECRET = randomBytes(32).toString('hex');

let server: FastifyInstance;
let smtp: TestSmtp;
let folder: string;
let well: Record<string, string>;

const openSite = (trustProxy: string | false) =>
  buildServer({
    core: app.core,
    logger: createLogger('silent'),
    siteOrigin: 'http://127.0.0.1',
    trustProxy,
    version: 'test',
    pages: 'none',
    probeSecret: APP_SECRET,
  });

beforeAll(async () => {
  server = await openSite(false);
  smtp = await startSmtp();
  folder = await mkdtemp(join(tmpdir(), 'aangan-doctor-'));
  well = {
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
    SITE_ORIGIN: await server.listen({ host: '127.0.0.1', port: 0 }),
    APP_SECRET,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@homes-of-pune.in',
    FILES_FOLDER: join(folder, 'files'),
    CACHE_FOLDER: join(folder, 'cache'),
    DATABASE_POOL_SIZE: '5',
  };
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
  await rm(folder, { recursive: true });
});

/** The findings of one check when these settings differ from those of a healthy site. */
async function getFindings(check: string, settings: Record<string, string>): Promise<string> {
  const found = await findings({ ...well, ...settings });
  return found
    .filter((each) => each.check === check)
    .map(({ level, message }) => `${level} ${message}`)
    .join('\n');
}

/** A mail server that rejects every login. */
async function startStrictSmtp() {
  const strictSmtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 200,
    onAuth: (_credentials, _session, done) => done(new Error('wrong password')),
  });
  strictSmtp.on('error', () => {});
  await new Promise<void>((listening) => strictSmtp.listen(0, '127.0.0.1', listening));
  const { port } = strictSmtp.server.address() as AddressInfo;
  return {
    url: `smtp://user:guessed@127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => strictSmtp.close(() => stopped())),
  };
}

test('a healthy house has no problem, and every subject was looked at', async () => {
  const found = await findings(well);
  expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
  const subjects = ['configuration', 'node', 'origin', 'secret', 'database', 'connections', 'clock', 'migrations'];
  const others = ['rights', 'history', 'notifications', 'worker', 'queue', 'mail', 'files', 'disk', 'scanner', 'proxy'];
  expect(new Set(found.map(({ check }) => check))).toEqual(new Set([...subjects, ...others]));
  expect(smtp.mails).toEqual([]);
});

test('it prints a line each', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await doctor(well, [])).toBe(true);
  const lines = print.mock.calls.map(([line]) => String(line));
  print.mockRestore();
  expect(lines).toContain('ok       migrations    all applied');
});

test('the command ends with 1 on a problem, and can answer machines', async () => {
  const { code, out } = await new Promise<{ code: unknown; out: string }>((done) => {
    const env = { ...process.env, ...well, APP_SECRET: 'x'.repeat(40) };
    execFile('node', ['src/cli/aangan.ts', 'doctor', '--json'], { env }, (error, stdout) =>
      done({ code: error?.code, out: stdout }),
    );
  });
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    healthy: false,
    findings: expect.arrayContaining([
      { check: 'secret', level: 'problem', message: expect.stringContaining('openssl') },
    ]),
  });
});

describe('it finds', () => {
  test('every wrong setting at once, a file that is not there among them', async () => {
    const found = await findings({ DATABASE_URL: 'mysql://x', APP_SECRET_FILE: '/nowhere/secret', PORT: 'http' });
    const output = found.map(({ message }) => message).join('\n');
    for (const name of ['DATABASE_URL', 'SITE_ORIGIN', 'APP_SECRET_FILE', 'PORT']) expect(output).toContain(name);
    expect(found.every(({ level }) => level === 'problem')).toBe(true);
  });

  test('a database that is not there, and one that hangs', async () => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
    expect(await getFindings('database', { DATABASE_URL: url })).toMatch(/^problem .*ECONNREFUSED/);
    const silent = await startSilentServer();
    const hanging = `postgres://nobody@127.0.0.1:${silent.port}/nothing`;
    expect(await getFindings('database', { DATABASE_URL: hanging })).toMatch(/^problem .*timeout/);
    await silent.stop();
  });

  test('R-410 no way for notifications of new leads', async () => {
    expect(await getFindings('notifications', {})).toBe('ok arrive at once');
    const direct = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
    expect(await getFindings('notifications', { DATABASE_DIRECT_URL: direct })).toMatch(
      /^warning .*ECONNREFUSED.*, so new leads are looked for every second: set DATABASE_DIRECT_URL/,
    );
  });

  test('a database without its tables and its job queue', async () => {
    expect(await getFindings('migrations', { DATABASE_URL: empty.url })).toMatch(
      /^problem missing 0000_initial.*aangan migrate/,
    );
    expect(await getFindings('queue', { DATABASE_URL: empty.url })).toMatch(/^problem not installed/);
  });

  test('an account without rights, and too few connections', async () => {
    await app.ownerPool.query("create role only_reader login password 'x'");
    const url = new URL(app.url);
    url.username = 'only_reader';
    url.password = 'x';
    const settings = { DATABASE_URL: url.href, DATABASE_OWNER_URL: '' };
    expect(await getFindings('rights', settings)).toMatch(/^problem .*cannot create tables/);
    await app.ownerPool.query('drop role only_reader');
    expect(await getFindings('connections', { DATABASE_POOL_SIZE: '200' })).toMatch(/^warning .*max_connections/);
  });

  test('an account with too many rights', async () => {
    expect(await getFindings('rights', {})).toMatch(/^ok .*only adds to the history/);
    expect(await getFindings('rights', { DATABASE_URL: app.ownerUrl })).toMatch(/^warning .*is a superuser/);
    await app.ownerPool.query(`grant update on audit_entries to ${SITE_ROLE}`);
    expect(await getFindings('rights', {})).toMatch(/^warning .*may change the history/);
    await app.ownerPool.query(`revoke update on audit_entries from ${SITE_ROLE}`);
  });

  test('a history that was changed', async () => {
    await app.pool.query("insert into audit_entries (action, entity, entity_id) values ('update', 'faq', '1')");
    await app.core.history.seal(new AbortController().signal);
    expect(await getFindings('history', {})).toMatch(/^ok 1 entries fit, newest seal [0-9a-f]{16}$/);
    await app.ownerPool.query("update audit_entries set action = 'delete'");
    expect(await getFindings('history', {})).toMatch(/^problem seal \d+ does not fit its entries/);
    await app.ownerPool.query("update audit_entries set action = 'update'");
  });

  test('that no worker was seen, and jobs that were given up', async () => {
    await app.pool.query("update jobs.queue set monitor_on = now() - interval '1 hour'");
    expect(await getFindings('worker', {})).toMatch(/^warning last seen 60 minutes ago/);
    await app.pool.query(`insert into jobs.job (name, data, state) values ('mail.send', '{"mailId":1}', 'failed')`);
    expect(await getFindings('queue', {})).toMatch(/^warning 1 job failed permanently/);
    await app.pool.query("delete from jobs.job where state = 'failed'");
    await app.pool.query('update jobs.queue set monitor_on = now()');
    expect(await getFindings('worker', {})).toMatch(/^ok /);
  });

  test('a mail server that is not there, a sender of a reserved domain, and that there is no mail server', async () => {
    const gone = `smtp://127.0.0.1:${await freePort()}`;
    expect(await getFindings('mail', { SMTP_URL: gone })).toMatch(/^problem .*ECONNREFUSED/);
    const strict = await startStrictSmtp();
    expect(await getFindings('mail', { SMTP_URL: strict.url })).toMatch(/^problem .*rejects us \(.*wrong password/);
    await strict.stop();
    expect(await getFindings('mail', { MAIL_FROM: 'no-reply@aangan.example' })).toMatch(/^problem the domain of/);
    const mail = { SMTP_URL: '', MAIL_FOLDER: join(folder, 'mail') };
    expect(await getFindings('mail', mail)).toMatch(/^warning no email is sent/);
    expect(await getFindings('mail', { ...mail, MAIL_FOLDER: '/dev/null/mail' })).toMatch(/^problem /);
  });

  test('folders that cannot be written, and a bucket that is not there', async () => {
    expect(await getFindings('files', { FILES_FOLDER: '/dev/null/files' })).toMatch(/^problem .*FILES_FOLDER writable/);
    expect(await getFindings('cache', { CACHE_FOLDER: '/dev/null/cache' })).toMatch(/^problem /);
    const bucket = {
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(await getFindings('files', bucket)).toMatch(/^problem .*S3_BUCKET/);
  });

  test('a scanner that is not there', async () => {
    expect(await getFindings('scanner', { CLAMD_ADDRESS: `127.0.0.1:${await freePort()}` })).toMatch(/^problem /);
    expect(await getFindings('scanner', {})).toMatch(/^warning /);
  });

  test('a secret that can be guessed and an address without https', async () => {
    expect(await getFindings('secret', { APP_SECRET: 'please-change-this-secret-value-now' })).toMatch(/^problem /);
    expect(await getFindings('origin', { SITE_ORIGIN: 'http://www.homes-of-pune.in' })).toMatch(/^problem .*https/);
    expect(await getFindings('origin', { SITE_ORIGIN: 'https://127.0.0.1:1' })).toMatch(/^ok /);
  });
});

describe('of the proxy it message', () => {
  const FORWARDED = '198.51.100.9';

  /** A proxy in front of the site that sets X-Forwarded-For with `name`. */
  async function behindProxy(
    trustProxy: string | false,
    name: (forwarded: string) => string,
    seen: Record<string, string> = {},
  ) {
    const site = await openSite(trustProxy);
    const behind = new URL(await site.listen({ host: '127.0.0.1', port: 0 }));
    const proxy = createServer((request, answer) => {
      const forwarded = String(request.headers['x-forwarded-for']);
      const headers = { ...request.headers, 'x-forwarded-for': name(forwarded) };
      ask({ port: behind.port, path: request.url, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      }).end();
    });
    await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const output = await getFindings('proxy', { SITE_ORIGIN: origin, TRUST_PROXY: trustProxy || '', ...seen });
    await new Promise((closed) => proxy.close(closed));
    await site.close();
    return output;
  }
  const appending = (forwarded: string) => `${forwarded}, ${FORWARDED}`;

  test('that visitors are told apart, when they are', async () => {
    expect(await behindProxy('127.0.0.1', appending)).toBe(
      `ok visitors are identified correctly; our request arrived from ${FORWARDED}`,
    );
    expect(await behindProxy('127.0.0.1', () => FORWARDED)).toMatch(/^ok /);
  });

  test('that all of them look alike, when we do not trust it', async () => {
    expect(await behindProxy(false, appending)).toMatch(
      /^problem all visitors appear to come from .*TRUST_PROXY=127.0.0.1/,
    );
  });

  test('that strangers are believed, when we trust too many or it passes on what they say', async () => {
    expect(await behindProxy('0.0.0.0/1,128.0.0.0/1', appending)).toMatch(/^problem visitors can forge their address/);
    expect(await behindProxy('127.0.0.1', (forwarded) => forwarded)).toMatch(/^problem visitors can forge/);
  });

  test('that nothing answers there, or another server', async () => {
    expect(await getFindings('proxy', { SITE_ORIGIN: `http://127.0.0.1:${await freePort()}` })).toMatch(
      /^problem .*cannot be reached/,
    );
    const other = { APP_SECRET: randomBytes(32).toString('hex') };
    expect(await getFindings('proxy', other)).toMatch(/^problem .*answers 404.*APP_SECRET/);
  });

  test('nothing to anybody without the secret', async () => {
    const address = '/.well-known/aangan-probe';
    expect((await server.inject(address)).statusCode).toBe(404);
    const forged = { 'x-aangan-probe': `${Date.now()}.${'0'.repeat(64)}` };
    expect((await server.inject({ url: address, headers: forged })).statusCode).toBe(404);
  });
});
