import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, freePort, startLocalPostgres } from '../scripts/local-postgres.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';

async function answering(url: string, ended: () => boolean): Promise<void> {
  for (;;) {
    if (ended()) throw new Error('the preview ended before it answered');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

export interface Preview {
  origin: string;
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** The production build, which must exist, with demo data and a separate database; `log` is a file for its output. */
export async function startPreview(env: NodeJS.ProcessEnv = {}, log?: string): Promise<Preview> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-preview-'));
  const postgres = await startLocalPostgres({ directory: join(folder, 'postgres'), disposable: true });
  await ensureDatabase(postgres, 'aangan');
  const databaseUrl = postgres.url('aangan');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const preview = spawn('node', ['scripts/preview.ts'], {
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'inherit'],
    env: {
      ...process.env,
      SKIP_BUILD: '1',
      DEMO_PASSWORD: DEMO_SIGN_IN.password,
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATABASE_URL: databaseUrl,
      FILES_FOLDER: join(folder, 'files'),
      ...env,
    },
  });
  await answering(origin, () => preview.exitCode !== null);
  return {
    origin,
    databaseUrl,
    stop: async () => {
      const ended = new Promise((done) => preview.once('exit', done));
      preview.kill('SIGTERM');
      await ended;
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
