import type pg from 'pg';
import { migrate, openPool } from '#db';
import { shippedMigrations } from '../src/db/migrate.ts';
import { startRole } from '../test/process.ts';
import { answersByStatus, answersTo, answersToForms, isSuccess, slowest } from './answers.ts';
import { type Drill, runDrills } from './drill.ts';
import { count } from './outcomes.ts';
import { pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

const OLD = "full_name = 'Drill of old'";

/** Enough rows for a migration to take some time. */
const fill = (client: pg.Client, rows: number) =>
  client.query(
    `with consent as (insert into consents (notice_version, purposes) values ('drill', '{terms}') returning id)
     insert into enquiries (submission_key, full_name, email, country_code, phone_number, message, consent_id)
     select gen_random_uuid(), 'Drill of old', 'old-' || n || '@aangan.example', '+91', '0000001044', 'Long ago', consent.id
     from consent, generate_series(1, $1) n`,
    [rows],
  );

/** A report that holds a read lock on the table for some seconds, so that schema changes have to wait. */
async function report(client: pg.Client, ms: number): Promise<void> {
  await client.query('begin; select count(*) from enquiries');
  await pause(ms);
  await client.query('commit');
}

/** Whether this release starts on a database with newer migrations. */
const starts = (env: NodeJS.ProcessEnv): Promise<boolean> =>
  startRole('web', { ...env, PORT: '0' }).then(
    async (role) => {
      await role.stop();
      return true;
    },
    () => false,
  );

/**
 * Runs one migration of each permitted kind on the enquiries table while enquiries arrive and a long report reads it: a
 * column, an index, a backfill in batches, and NOT NULL through a validated constraint. The old web process keeps
 * serving.
 *
 *   npm run drill:live-migration             300,000 old enquiries
 *   npm run drill:live-migration -- --short  20,000
 */
export const liveMigration: Drill = async ({ origin, url, env, look }, short) => {
  await look((client) => fill(client, short ? 20_000 : 300_000));
  const shipped = await shippedMigrations();
  const next = await shippedMigrations(new URL('migrations/', import.meta.url));
  const visitors = visitorsCome(origin, { pages: ['/careers', '/properties'], everyMs: 50 });
  const { answers } = visitors;
  await pause(1_000);
  const pool = openPool({ url, size: 2, statementTimeoutMs: 10_000, applicationName: 'drill', onError: () => {} });
  const took: { migration: string; ms: number }[] = [];
  const reporting = look((client) => report(client, short ? 2_500 : 10_000));
  await pause(200);
  for (const [turn, { name }] of next.entries()) {
    const start = Date.now();
    await migrate(pool, [...shipped, ...next.slice(0, turn + 1)]);
    took.push({ migration: name, ms: Date.now() - start });
  }
  await reporting;
  await pause(1_000);
  await visitors.stop();
  await pool.end();
  console.table(took);
  console.table(answersByStatus(answers));
  const unnoted = await look((client) => count(client, 'select count(*) as n from enquiries where drill_note is null'));
  const promises = {
    'during a migration no form and no page fails': answers.every(isSuccess),
    'during a migration no visitor waits longer than 8 s': slowest(answers) <= 8_000,
    'the release before goes on accepting forms over the new schema':
      answersToForms(answers).some(isSuccess) && unnoted === 0,
    'the release before starts over the new schema': await starts(env),
    'pages were read all the time': answersTo('/careers', answers).length > 10,
  };
  await look((client) =>
    client.query(
      `alter table enquiries drop column drill_note; delete from enquiries where ${OLD};
       delete from consents where notice_version = 'drill'; delete from schema_migrations where name like '9%'`,
    ),
  );
  return { sent: visitors.sent(), promises };
};

if (import.meta.main) await runDrills([liveMigration]);
