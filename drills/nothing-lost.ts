import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { installJobQueue } from '#core';
import { migrate, openPool } from '#db';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { FORMS, type Form, JOB_SLUG, type Sender } from './forms.ts';
import { databaseMember, type Member, mailMember, roleMember } from './members.ts';

/**
 * Forms are sent while web, worker, PostgreSQL and the mail server are killed at random and come back. Every form that was
 * answered with success must then be stored once, its files must be whole, and its mail must arrive.
 *
 *   npm run drill:nothing-lost             200 enquiries, 50 applications, 50 postings
 *   npm run drill:nothing-lost -- --short  for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const SENDERS = 4;
/** A visitor's patience: the same form, sent again with the same key. */
const RETRY_MS = 300;
const RECOVERY_MS = 5 * 60 * 1000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const between = (least: number, most: number) => least + Math.random() * (most - least);

interface Sent extends Sender {
  form: Form;
  tries: number;
}

const kindOf = (body: BodyInit) => (typeof body === 'string' ? { 'content-type': 'application/json' } : undefined);

async function send(origin: string, form: Form, index: number): Promise<Sent> {
  const sender = { key: randomUUID(), email: `${form.name}-${index}@aangan.example` };
  const body = await form.body(sender);
  const headers = { ...kindOf(body), 'x-forwarded-for': `198.18.${FORMS.indexOf(form)}.${index}` };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(origin + form.path, { method: 'POST', headers, body }).catch(() => undefined);
    const said = await answer?.text().catch(() => '');
    if (answer?.ok) return { ...sender, form, tries };
    if (answer && answer.status < 500) throw new Error(`one of the ${form.name} was refused: ${answer.status} ${said}`);
    await pause(RETRY_MS);
  }
}

/** Kills one member after another, at random, until told to stop; leaves all of them running. */
async function disturb(members: Member[], isOver: () => boolean): Promise<Record<string, number>> {
  const kills: Record<string, number> = {};
  // Each at least once, then whoever chance picks.
  const turns = [...members].toSorted(() => Math.random() - 0.5);
  while (!isOver() || turns.length > 0) {
    const victim = turns.shift() ?? members[Math.floor(Math.random() * members.length)];
    if (!victim) break;
    await pause(between(200, 1_000));
    await victim.kill();
    kills[victim.name] = (kills[victim.name] ?? 0) + 1;
    await pause(between(100, 1_500));
    await victim.start();
  }
  return kills;
}

async function sendAll(origin: string): Promise<Sent[]> {
  const waiting = FORMS.flatMap((form) =>
    Array.from({ length: options.short ? form.short : form.whole }, (_, index) => ({ form, index })),
  ).toSorted(() => Math.random() - 0.5);
  const sent: Sent[] = [];
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      sent.push(await send(origin, next.form, next.index));
      await pause(between(50, 400));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return sent;
}

const count = async (client: pg.Client, statement: string, values: unknown[] = []): Promise<number> =>
  Number((await client.query<{ n: string }>(statement, values)).rows[0]?.n);

/** Waits until no mail and no picture is left to be dealt with. */
async function allDone(client: pg.Client): Promise<void> {
  const until = Date.now() + RECOVERY_MS;
  for (;;) {
    const left = await count(
      client,
      "select (select count(*) from mails where sent_at is null) + (select count(*) from media where status = 'pending') as n",
    );
    if (left === 0) return;
    if (Date.now() > until)
      throw new Error(`${left} mails and pictures still wait after ${RECOVERY_MS / 60_000} minutes`);
    await pause(500);
  }
}

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

const folder = await mkdtemp(join(tmpdir(), 'aangan-drill-'));
const files = join(folder, 'files');
const database = await databaseMember(join(folder, 'postgres'));
await ensureDatabase(database.server(), 'aangan');
const url = database.server().url('aangan');
await prepareDatabase(url);
const smtp = await mailMember();
const port = await freePort();
const env = {
  DATABASE_URL: url,
  SMTP_URL: smtp.url,
  PORT: String(port),
  TRUST_PROXY: '127.0.0.1',
  FILES_FOLDER: files,
  CACHE_FOLDER: join(folder, 'cache'),
};
const web = await roleMember('web', env);
const worker = await roleMember('worker', env);

/** What became of the forms of one kind. */
async function outcomeOf(client: pg.Client, form: Form, all: Sent[]) {
  const sent = all.filter((each) => each.form === form);
  const keys = sent.map(({ key }) => key);
  const received = (address: string) => smtp.letters.filter(({ to }) => to.includes(address)).length;
  return {
    form: form.name,
    accepted: sent.length,
    tries: sent.reduce((sum, { tries }) => sum + tries, 0),
    stored: await count(client, `select count(*) as n from ${form.table}`),
    storedOnce: await count(client, `select count(*) as n from ${form.table} where submission_key = any($1)`, [keys]),
    brokenFiles: (await form.brokenFiles?.(client, files)) ?? 0,
    mailsMissing: sent.filter(({ email }) => received(email) === 0).length,
    mailsTwice: sent.filter(({ email }) => received(email) > 1).length,
  };
}

try {
  let over = false;
  const disturbance = disturb([web, worker, database, smtp], () => over);
  const sent = await sendAll(`http://127.0.0.1:${port}`);
  over = true;
  const kills = await disturbance;
  const start = Date.now();
  const client = new pg.Client(url);
  await client.connect();
  await allDone(client);
  const recoverySeconds = Math.round((Date.now() - start) / 1000);
  await smtp.kill();
  const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
  for (const form of FORMS) outcomes.push(await outcomeOf(client, form, sent));
  await client.end();
  console.table(outcomes);
  console.log({ kills, recoverySeconds });
  const isKept = (each: (typeof outcomes)[number]) =>
    each.stored === each.accepted && each.storedOnce === each.accepted && each.brokenFiles + each.mailsMissing === 0;
  process.exitCode = outcomes.every(isKept) ? 0 : 1;
} finally {
  await web.stop();
  await worker.stop();
  await database.server().stop();
  await rm(folder, { recursive: true, force: true });
}
