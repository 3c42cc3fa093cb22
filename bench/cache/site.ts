import { join } from 'node:path';
import { ask, until } from '../../drills/page-cache/ask.ts';
import { runStep } from '../../scripts/local-app.ts';
import { ensureDatabase, freePort, startLocalPostgres } from '../../scripts/local-postgres.ts';
import { LINK_SECRET, SITE_ORIGIN } from '../../test/app.ts';
import { startRole } from '../../test/process.ts';

/** The production build with demo data: one web process, which can be restarted with other Node options. */
export async function openBenchSite(folder: string) {
  const postgres = await startLocalPostgres({ directory: join(folder, 'postgres'), disposable: true });
  await ensureDatabase(postgres, 'aangan');
  const port = await freePort();
  const env = {
    DATABASE_URL: postgres.url('aangan'),
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    FILES_FOLDER: join(folder, 'files'),
    CACHE_FOLDER: join(folder, 'cache'),
  };
  const seeding = { ...process.env, ...env, SITE_ORIGIN, APP_SECRET: LINK_SECRET, LOG_LEVEL: 'warn' };
  await runStep('node', ['src/cli/aangan.ts', 'migrate'], seeding);
  await runStep('node', ['src/cli/aangan.ts', 'seed', '--demo'], seeding);
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    start: (options = '') => startRole('web', { ...env, NODE_OPTIONS: options }),
    /** One page of each kind, by path. */
    pages: async (): Promise<Record<string, string>> => {
      const look = () => ask(`${origin}/api/v1/public/property`);
      const { answer } = await until(look, ({ status }) => status === 200, { within: 60_000, what: 'the site' });
      const { properties } = JSON.parse(String(answer.body)) as { properties: { slug: string }[] };
      return { home: '/', 'list of properties': '/properties', property: `/properties/${properties[0]?.slug}` };
    },
    close: () => postgres.stop(),
  };
}
