import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/local-postgres.ts';
import { LINK_SECRET, SITE_ORIGIN } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { runCli } from '../../test/run-cli.ts';
import { startSilentServer } from '../../test/silent-server.ts';

const database = testDatabase();
const empty = testDatabase({ template: 'template0' });
const tooNew = testDatabase();
const ROLES = ['web', 'worker', 'all'] as const;
const MAX_SECONDS = 3;

async function start(role: string, env: NodeJS.ProcessEnv) {
  const began = performance.now();
  const { err, code } = await runCli([role], {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    SITE_ORIGIN,
    APP_SECRET: LINK_SECRET,
    PORT: '0',
    OPERATIONS_PORT: '0',
    ...env,
  });
  return { lines: err.trimEnd().split('\n'), code, inTime: performance.now() - began < MAX_SECONDS * 1000 };
}

/** One line, exit code 1, and within the time that an operator waits. */
const failure = (line: RegExp) => ({ lines: [expect.stringMatching(line)], code: 1, inTime: true });

describe.each(ROLES)('%s ends at once, with a line that names the setting, when', (role) => {
  test('no database listens', async () => {
    const url = `postgres://aangan:hunter2@127.0.0.1:${await freePort()}/aangan`;
    expect(await start(role, { DATABASE_URL: url })).toEqual(
      failure(/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/aangan is not available \((?!.*hunter2)/),
    );
  });

  test('the database takes the connection and says nothing', async () => {
    const silent = await startSilentServer();
    const url = `postgres://aangan@127.0.0.1:${silent.port}/aangan`;
    expect(await start(role, { DATABASE_URL: url })).toEqual(
      failure(/^DATABASE_URL: PostgreSQL at .* is not available \(.*timeout/),
    );
    await silent.stop();
  });

  test('the database does not exist', async () => {
    const url = database.url.replace(/[^/]+$/, 'not_there');
    expect(await start(role, { DATABASE_URL: url })).toEqual(
      failure(/^DATABASE_URL: .* is not available \(database "not_there" does not exist\)/),
    );
  });

  test('its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const setting = role === 'worker' ? 'OPERATIONS_PORT' : 'PORT';
    expect(await start(role, { [setting]: String(port) })).toEqual(
      failure(new RegExp(`^${setting}: another process already listens on 127`)),
    );
    other.close();
  });

  test('the database has lost what this release uses', async () => {
    const gone = "insert into schema_migrations (name, checksum, requires) values ('9999_remove', 'x', '9998_prepare')";
    await tooNew.ownerPool.query(`${gone} on conflict do nothing`);
    expect(await start(role, { DATABASE_URL: tooNew.url })).toEqual(
      failure(/^This release is too old for the database: 9999_remove removed what it uses/),
    );
  });

  test('TRUST_PROXY is wrong', async () => {
    expect(await start(role, { TRUST_PROXY: 'nginx' })).toEqual(
      failure(/^TRUST_PROXY must be IP addresses or networks/),
    );
  });
});

test('a database without migrations is refused in one line that says what to do', async () => {
  const { lines, code } = await start('worker', { DATABASE_URL: empty.url });
  expect(lines).toEqual([
    expect.stringMatching(/^The database is missing migrations: .* Run "aangan migrate" first\.$/),
  ]);
  expect(code).toBe(1);
});

test('an unknown command is answered with how to ask', async () => {
  const { lines, code } = await start('serve', {});
  expect(code).toBe(2);
  expect(lines[0]).toBe('aangan: unknown command "serve".');
});
