import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, freePort, startLocalPostgres } from '../scripts/local-postgres.ts';
import { startSmtp } from '../test/smtp.ts';

async function answering(url: string, ended: () => boolean): Promise<void> {
  for (;;) {
    if (ended()) throw new Error('the preview ended before it answered');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The production build with demo data over a database and a mail server of its own, for one run of journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-e2e-'));
  const postgres = await startLocalPostgres({ directory: join(folder, 'postgres'), disposable: true });
  await ensureDatabase(postgres, 'aangan');
  const smtp = await startSmtp({
    beforeAccept: async ({ to: [recipient], raw }) => appendFile(join(folder, `${recipient}.eml`), raw),
  });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const preview = spawn('node', ['scripts/preview.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SKIP_BUILD: '1',
      PORT: String(port),
      SITE_ORIGIN: origin,
      DATABASE_URL: postgres.url('aangan'),
      SMTP_URL: smtp.url,
      // Each journey comes from an address of its own, so that none uses up another's allowance.
      TRUST_PROXY: '127.0.0.1',
    },
  });
  await answering(origin, () => preview.exitCode !== null);
  process.env.E2E_ORIGIN = origin;
  process.env.E2E_MAILS = folder;
  return async () => {
    const ended = new Promise((done) => preview.once('exit', done));
    preview.kill('SIGTERM');
    await ended;
    await smtp.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
