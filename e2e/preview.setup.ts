import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../test/preview.ts';
import { startSmtp } from '../test/smtp.ts';

/** A signed link, and the path of a preview that is one. */
const TOKEN = /\d+\.\d+\.[\w-]{43}/;

/** Throws if a link of an email or a preview, which the tests have opened, is in the log of the site. */
async function assertNoTokens(log: string): Promise<void> {
  const lines = (await readFile(log, 'utf8')).split('\n');
  const found = lines.find((line) => TOKEN.test(line) || /token=|cookie/i.test(line));
  if (found) throw new Error(`the log of the site has a key in it: ${found}`);
  if (!lines.some((line) => line.includes('"msg":"answered"'))) throw new Error('the log of the site has no requests');
}

/** Starts the site with a separate database and mail server for one run of the end-to-end tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-e2e-'));
  const smtp = await startSmtp({
    beforeAccept: async ({ to: [recipient], raw }) => appendFile(join(folder, `${recipient}.eml`), raw),
  });
  // Each test has its own client address, so that tests do not share rate limits.
  const log = join(folder, 'site.log');
  const preview = await startPreview({ SMTP_URL: smtp.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' }, log);
  process.env.E2E_ORIGIN = preview.origin;
  process.env.E2E_DATABASE_URL = preview.databaseUrl;
  process.env.E2E_MAILS = folder;
  return async () => {
    await preview.stop();
    await smtp.stop();
    await assertNoTokens(log);
    await rm(folder, { recursive: true, force: true });
  };
}
