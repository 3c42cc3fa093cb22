import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalPostgres, startLocalPostgres } from '../../scripts/local-postgres.ts';

let folder = '';
const servers: LocalPostgres[] = [];

const start = async (name: string) => {
  const server = await startLocalPostgres({ directory: join(folder, name), disposable: true, keep: true });
  servers.push(server);
  return server;
};

async function answers(server: LocalPostgres): Promise<boolean> {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  const { rows } = await client.query<{ one: number }>('select 1 as one');
  await client.end();
  return rows[0]?.one === 1;
}

const pidFile = (name: string) => join(folder, name, 'postmaster.pid');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-local-postgres-'));
  // As root, the server runs as another user, who must reach the folder.
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a local PostgreSQL', () => {
  test('that is copied while it runs leaves the original alone', async () => {
    await (await start('original')).stop();
    await promisify(execFile)('cp', ['-a', join(folder, 'original'), join(folder, 'copy')]);
    const original = await start('original');
    await writeFile(pidFile('copy'), await readFile(pidFile('original')));
    const copy = await start('copy');
    expect(original.isRunning()).toBe(true);
    expect([await answers(original), await answers(copy)]).toEqual([true, true]);
  });

  test('whose process id belongs to another program leaves that alone', async () => {
    await (await start('stale')).stop();
    const other = spawn('sleep', ['600'], { stdio: 'ignore' });
    await writeFile(pidFile('stale'), `${other.pid}\n${join(folder, 'stale')}\n`);
    const server = await start('stale');
    expect(await answers(server)).toBe(true);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    other.kill();
  });

  test('that an earlier run left behind is ended', async () => {
    const earlier = await start('left');
    const next = await start('left');
    expect(earlier.isRunning()).toBe(false);
    expect(await answers(next)).toBe(true);
  });
});
