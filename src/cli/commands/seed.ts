import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { hashPassword, publishEarlierPostings, rebuildSearch } from '#core';
import { openFiles } from '../app.ts';
import { ownerUrl, UsageError, withDatabase } from './with-database.ts';

const USAGE = `aangan seed --demo [--in-production] [--password-stdin]

Fills an empty database with invented listings and staff: an administrator, asha@aangan.example, and colleagues of all
roles. They share a random password that is made and printed once, unless one is piped in.`;

const DEMO_STAFF = { fullName: 'Asha Menon', email: 'asha@aangan.example' };

/** A password that is shown only in the terminal. */
const randomPassword = () => randomBytes(15).toString('base64url');

/** `aangan seed --demo`. */
export async function seed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean', default: false },
      'in-production': { type: 'boolean', default: false },
      'password-stdin': { type: 'boolean', default: false },
    },
  });
  if (!values.demo) throw new UsageError(USAGE);
  // Loaded on demand, so that no other command and no role loads the demo.
  const { SeedError, seedDemo } = await import('#demo');
  if (process.env.NODE_ENV === 'production' && !values['in-production'])
    throw new SeedError(
      'Demo data does not belong on a live site: it publishes invented listings. Add --in-production to load it anyway; "aangan demo reset" removes it.',
    );
  const stdinPassword = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  await withDatabase(async ({ config, db }) => {
    const password = stdinPassword ?? randomPassword();
    const files = openFiles(config);
    const outcome = await seedDemo(
      db,
      { ...DEMO_STAFF, passwordHash: await hashPassword(password) },
      { storeFile: (path, body, type) => files.put(path, body, type) },
    );
    if (outcome !== 'loaded') {
      console.log(
        outcome === 'upgraded'
          ? 'Demo data is already loaded. Its pictures are stored as files now; empty your page caches once.'
          : 'Demo data is already loaded.',
      );
      return;
    }
    await publishEarlierPostings({ db, now: () => new Date() }, new AbortController().signal);
    await rebuildSearch(db);
    console.log('Demo data loaded.');
    if (stdinPassword === undefined)
      console.log(`Sign in as ${DEMO_STAFF.email} with this password, which is not shown again: ${password}`);
  }, ownerUrl);
}
