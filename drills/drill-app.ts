import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashPassword, installJobQueue, rebuildSearch } from '#core';
import { migrate, openDb, openPool, type Pool } from '#db';
import { seedDemo } from '#demo';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { openFaultProxy } from './fault-proxy.ts';
import { JOB_SLUG } from './forms.ts';
import { databaseMember, mailMember, roleMember } from './members.ts';

/** Staff user of the demo data. */
export const STAFF = { email: 'desk@aangan.example', password: 'courtyard-drill-2026' };

/** Loads listings to read and a staff user to sign in with. */
async function fillWithDemo(pool: Pool): Promise<void> {
  const db = openDb(pool);
  const staff = { fullName: 'Drill Desk', email: STAFF.email, passwordHash: await hashPassword(STAFF.password) };
  await seedDemo(db, staff);
  await rebuildSearch(db);
  // The drill must only count the forms that it sends itself.
  await pool.query('truncate enquiries, job_applications cascade');
  await pool.query('delete from posted_properties');
}

async function prepareDatabase(url: string, demo: boolean): Promise<void> {
  const pool = openPool({ url, size: 2, statementTimeoutMs: 60_000, applicationName: 'drill', onError: () => {} });
  await migrate(pool);
  await installJobQueue(pool);
  if (demo) await fillWithDemo(pool);
  await pool.query(
    `insert into jobs (slug, job_title, job_description, contact_person_name, contact_person_email, contact_person_number,
       vacancies, education_required, experience_required, salary_range, locations, application_start_date, application_end_date)
     values ($1, 'Sales Manager', '<p>x</p>', 'Nobody', 'nobody@aangan.example', '0000000012', 1, 'Any', 'Any', 'Any', 'Gurugram',
       current_date - 10, current_date + 10)`,
    [JOB_SLUG],
  );
  await pool.end();
}

export interface DrillAppOptions {
  env?: NodeJS.ProcessEnv;
  /** Web and worker connect to the database through a proxy that can inject faults. */
  proxied?: boolean;
  /** Additional environment variables per process. */
  own?: { database?: NodeJS.ProcessEnv; web?: NodeJS.ProcessEnv; worker?: NodeJS.ProcessEnv };
  /** Loads the demo listings. */
  demo?: boolean;
  /** Data directory of PostgreSQL, if not in the app's folder. */
  cluster?: string;
}

/** An app over an existing database: mail server, web and worker, each in a separate process. */
export async function createAppOver(
  url: string,
  folder: string,
  { env = {}, proxied = false, own = {}, demo = false }: Omit<DrillAppOptions, 'cluster'> = {},
) {
  const files = env.FILES_FOLDER ?? join(folder, 'files');
  await prepareDatabase(url, demo);
  const way = proxied ? await openFaultProxy(url) : undefined;
  const smtp = await mailMember();
  const [port, privatePort] = [await freePort(), await freePort()];
  const environment = {
    DATABASE_URL: way?.url ?? url,
    SMTP_URL: smtp.url,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    FILES_FOLDER: files,
    CACHE_FOLDER: join(folder, 'cache'),
    // Drills send more forms than an hour allows; emails beyond that would be delayed.
    VISITOR_MAILS_PER_HOUR: '10000',
    ...env,
  };
  const web = await roleMember('web', { OPERATIONS_PORT: String(privatePort), ...environment, ...own.web });
  const worker = await roleMember('worker', { ...environment, ...own.worker });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Private port of the web process, with health checks and metrics. */
    privateOrigin: `http://127.0.0.1:${privatePort}`,
    folder,
    files,
    url,
    env: environment,
    way,
    smtp,
    web,
    worker,
    /** A direct connection to the database, to check what is stored. */
    look: async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      const client = new pg.Client(url);
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await web.stop();
      await worker.stop();
      await smtp.kill();
      await way?.close();
    },
  };
}

/**
 * A complete app to inject faults into: PostgreSQL with default durability, mail server, web and worker, each in a
 * separate process.
 */
export async function createDrillApp({ cluster, ...options }: DrillAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-drill-'));
  const database = await databaseMember(cluster ?? join(folder, 'postgres'), options.own?.database);
  await ensureDatabase(database.server(), 'aangan');
  const app = await createAppOver(database.server().url('aangan'), folder, options);
  return {
    ...app,
    database,
    close: async () => {
      await app.close();
      await database.server().stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DrillApp = Awaited<ReturnType<typeof createDrillApp>>;
