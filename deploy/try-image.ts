import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureDatabase, freePort, startLocalPostgres } from '../scripts/local-postgres.ts';

/**
 * Runs an image as an operator would: without root, with only /data and /tmp writable, without capabilities, against a
 * real PostgreSQL. `npm run image:try [name]`; ENGINE is podman or docker, ENGINE_FLAGS are extra flags for this
 * machine.
 */
const [image = 'aangan'] = process.argv.slice(2);
const { ENGINE = 'podman', ENGINE_FLAGS = '' } = process.env;
const run = promisify(execFile);
const engine = async (...args: string[]) => (await run(ENGINE, args, { maxBuffer: 2 ** 26 })).stdout.trim();

const folder = await mkdtemp(join(tmpdir(), 'aangan-image-'));
const postgres = await startLocalPostgres({ directory: join(folder, 'postgres'), disposable: true });
await ensureDatabase(postgres, 'aangan');
const [port, privatePort] = [await freePort(), await freePort()];
const name = `aangan-try-${process.pid}`;
const volume = `${name}-data`;
const settings = {
  DATABASE_URL: postgres.url('aangan'),
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
  APP_SECRET: 'for-this-trial-only-not-a-secret!',
  PORT: String(port),
  OPERATIONS_PORT: String(privatePort),
};
const strictly = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  '--network=host',
  `--volume=${volume}:/data`,
  ...ENGINE_FLAGS.split(' ').filter(Boolean),
  ...Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`),
];
const once = (...command: string[]) => engine('run', '--rm', ...strictly, image, ...command);
const inside = (script: string) => engine('exec', name, 'node', '-e', script);

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

async function prove(promise: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`ok  ${promise} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

async function becomesReady(): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(200)) {
    const answer = await fetch(`http://127.0.0.1:${privatePort}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('not ready within two minutes');
}

async function writesNowhereElse(): Promise<void> {
  for (const path of ['/', '/app', '/etc', '/var/lib']) {
    assert(!(await succeeds(inside(`fs.writeFileSync('${join(path, 'x')}', '')`))), `${path} is writable`);
  }
  await inside("fs.writeFileSync('/tmp/x', ''); fs.writeFileSync('/data/x', '')");
}

async function stopsInPeace(): Promise<void> {
  await engine('stop', '--time=40', name);
  assert.equal(await engine('inspect', '--format={{.State.ExitCode}}', name), '0');
}

/** The same commands as the compose profile `backup` and the Kubernetes CronJob. */
async function backsUpAndRestores(): Promise<void> {
  const [backup] = /aangan-\d+T\d+Z/.exec(await once('backup', '/data/backups', '--verify')) ?? [];
  assert(backup, 'the backup names no folder');
  await once('restore', `/data/backups/${backup}`, '--replace');
}

try {
  await prove('knows its version', async () => assert.match(await once('--version'), /^\d+\.\d+\.\d+$/));
  await prove('migrates an empty database', async () => assert.match(await once('migrate'), /Applied/));
  await prove('loads the demo data, but not unasked', async () => {
    assert(!(await succeeds(once('seed', '--demo'))), 'a live site got demo data');
    assert.match(await once('seed', '--demo', '--in-production'), /loaded/);
  });
  await engine('run', '--detach', `--name=${name}`, ...strictly, image);
  await prove('is ready', becomesReady);
  await prove('passes its own health check', () => engine('exec', name, 'node', 'deploy/health.ts'));
  await prove('shows the home page', async () => assert.equal((await fetch(settings.SITE_ORIGIN)).status, 200));
  await prove('shows a picture', async () => {
    const html = await (await fetch(settings.SITE_ORIGIN)).text();
    const [picture] = /\/media\/[^"\s]+/.exec(html) ?? [];
    assert.equal((await fetch(new URL(picture ?? '', settings.SITE_ORIGIN))).status, 200);
  });
  await prove('runs as an unprivileged user', async () =>
    assert.equal(await inside('console.log(process.getuid())'), '10001'),
  );
  await prove('can write to /data and /tmp only', writesNowhereElse);
  await prove('holds no tests and no tools', async () =>
    assert.equal(
      await inside(
        "console.log(fs.globSync('{src/**/*.test.ts,test,e2e,docs,node_modules/{vite,typescript}}').length)",
      ),
      '0',
    ),
  );
  await prove('stops when asked, with 0', stopsInPeace);
  await prove('makes a backup, verifies it, and brings it back', backsUpAndRestores);
} catch (error) {
  console.error(await engine('logs', name).catch(() => ''));
  throw error;
} finally {
  await engine('rm', '--force', name).catch(() => '');
  await engine('volume', 'rm', '--force', volume).catch(() => '');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
