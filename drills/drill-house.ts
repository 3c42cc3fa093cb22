import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installJobQueue } from '#core';
import { migrate, openPool } from '#db';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { JOB_SLUG } from './forms.ts';
import { databaseMember, mailMember, roleMember } from './members.ts';

async function prepareDatabase(url: string): Promise<void> {
  const pool = openPool({ url, size: 2, statementTimeoutMs: 60_000, applicationName: 'drill', onError: () => {} });
  await migrate(pool);
  await installJobQueue(pool);
  await pool.query(
    `insert into jobs (slug, job_title, job_description, contact_person_name, contact_person_email, contact_person_number,
       vacancies, education_required, experience_required, salary_range, locations, application_start_date, application_end_date)
     values ($1, 'Sales Manager', '<p>x</p>', 'Nobody', 'nobody@aangan.example', '0000000012', 1, 'Any', 'Any', 'Any', 'Gurugram',
       current_date - 10, current_date + 10)`,
    [JOB_SLUG],
  );
  await pool.end();
}

/** What a drill changes of the environment: of all processes, or of the web process alone. */
interface Environments {
  env?: NodeJS.ProcessEnv;
  webEnv?: NodeJS.ProcessEnv;
}

/** Everything of a house but its database: mail server, web and worker, each a process of its own. */
export async function openHouseOver(url: string, folder: string, { env, webEnv }: Environments = {}) {
  const files = join(folder, 'files');
  await prepareDatabase(url);
  const smtp = await mailMember();
  const port = await freePort();
  const environment = {
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    FILES_FOLDER: files,
    CACHE_FOLDER: join(folder, 'cache'),
    ...env,
  };
  const web = await roleMember('web', { ...environment, ...webEnv });
  const worker = await roleMember('worker', environment);
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    files,
    url,
    env: environment,
    smtp,
    web,
    worker,
    /** A connection past the application, to see what is really stored. */
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
    },
  };
}

/** A whole house to be maltreated: PostgreSQL that means it, mail server, web and worker, each a process of its own. */
export async function openDrillHouse(env: NodeJS.ProcessEnv = {}, webEnv: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-drill-'));
  const database = await databaseMember(join(folder, 'postgres'));
  await ensureDatabase(database.server(), 'aangan');
  const house = await openHouseOver(database.server().url('aangan'), folder, { env, webEnv });
  return {
    ...house,
    database,
    close: async () => {
      await house.close();
      await database.server().stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DrillHouse = Awaited<ReturnType<typeof openDrillHouse>>;
