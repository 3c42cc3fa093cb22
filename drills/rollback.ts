import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { LINK_SECRET, SITE_ORIGIN } from '../test/app.ts';
import { copyRelease, NEXT_VERSION } from './next-release.ts';
import { runReplacing } from './replacing.ts';

const run = promisify(execFile);

/**
 * A release with a new migration goes live, is rolled back to this release and goes live again, one process after
 * another, while visitors read pages and send forms. No request may fail, and no form may be lost or stored twice.
 *
 *   npm run drill:rollback             back and forth three times
 *   npm run drill:rollback -- --short  once, for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const ROUNDS = options.short ? 1 : 3;
const MIGRATION = '9001_add_column';

/** A copy of this release with one more migration. */
async function makeNextRelease(): Promise<string> {
  const folder = await copyRelease();
  await cp(`drills/migrations/${MIGRATION}.sql`, join(folder, `src/db/migrations/${MIGRATION}.sql`));
  return folder;
}

async function migrate(release: string, env: NodeJS.ProcessEnv): Promise<string> {
  const all = { ...process.env, APP_SECRET: LINK_SECRET, SITE_ORIGIN, ...env };
  const { stdout } = await run('node', ['src/cli/aangan.ts', 'migrate'], { cwd: release, env: all });
  return stdout.trim();
}

async function readVersion(check: number): Promise<string | undefined> {
  const metrics = await (await fetch(`http://127.0.0.1:${check}/metrics`)).text();
  return /^aangan_build_info{[^}]*version="([^"]+)"/m.exec(metrics)?.[1];
}

const next = await makeNextRelease();
try {
  await runReplacing(async ({ app, checks, replaceAll }) => {
    const goTo = async (release: string, isNext: boolean) => {
      console.log(await migrate(release, app.env));
      await replaceAll(release);
      for (const check of checks)
        if (((await readVersion(check)) === NEXT_VERSION) !== isNext) throw new Error('another release is running');
    };
    await goTo(next, true);
    for (let round = 0; round < ROUNDS; round += 1) {
      await goTo(process.cwd(), false);
      await goTo(next, true);
    }
  });
} finally {
  await rm(next, { recursive: true, force: true });
}
