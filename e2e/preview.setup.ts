import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../test/preview.ts';
import { startSmtp } from '../test/smtp.ts';

/** Starts the site with a separate database and mail server for one run of the end-to-end tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-e2e-'));
  const smtp = await startSmtp({
    beforeAccept: async ({ to: [recipient], raw }) => appendFile(join(folder, `${recipient}.eml`), raw),
  });
  // Each test has its own client address, so that tests do not share rate limits.
  const preview = await startPreview({ SMTP_URL: smtp.url, TRUST_PROXY: '127.0.0.1' });
  process.env.E2E_ORIGIN = preview.origin;
  process.env.E2E_DATABASE_URL = preview.databaseUrl;
  process.env.E2E_MAILS = folder;
  return async () => {
    await preview.stop();
    await smtp.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
