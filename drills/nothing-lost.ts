import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { installJobQueue } from '#core';
import { migrate, openPool } from '#db';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { databaseMember, type Member, mailMember, roleMember } from './members.ts';

/**
 * Forms are sent while web, worker, PostgreSQL and the mail server are killed at random and come back. Every form that was
 * answered with success must then be stored once, and every mail it causes must arrive.
 *
 *   npm run drill:nothing-lost             200 enquiries
 *   npm run drill:nothing-lost -- --short  for CI
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const ENQUIRIES = options.short ? 30 : 200;
const SENDERS = 4;
/** A visitor's patience: the same form, sent again with the same key. */
const RETRY_MS = 300;
const RECOVERY_MS = 5 * 60 * 1000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const between = (least: number, most: number) => least + Math.random() * (most - least);

interface Sent {
  key: string;
  email: string;
  tries: number;
}

async function sendEnquiry(origin: string, index: number): Promise<Sent> {
  const key = randomUUID();
  const email = `drill-${index}@aangan.example`;
  const body = JSON.stringify({
    submission_key: key,
    full_name: `Drill Visitor ${index}`,
    email,
    country_code: '+91',
    phone_number: '9000000000',
    message: 'Please call me about a home with a courtyard.',
    iAgreeToTerms: 'Yes',
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${origin}/api/v1/contactUs`, { method: 'POST', headers, body }).catch(() => undefined);
    await answer?.text().catch(() => '');
    if (answer?.ok) return { key, email, tries };
    if (answer && answer.status < 500) throw new Error(`an enquiry was refused with ${answer.status}`);
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
  const waiting = Array.from({ length: ENQUIRIES }, (_, index) => index);
  const sent: Sent[] = [];
  const sender = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      sent.push(await sendEnquiry(origin, index));
      await pause(between(50, 400));
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return sent;
}

async function count(url: string, statement: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: string }>(statement);
    return Number(rows[0]?.n);
  } finally {
    await client.end();
  }
}

async function allMailsSent(url: string): Promise<void> {
  const until = Date.now() + RECOVERY_MS;
  for (;;) {
    const unsent = await count(url, 'select count(*) as n from mails where sent_at is null');
    if (unsent === 0) return;
    if (Date.now() > until) throw new Error(`${unsent} mails have not left after ${RECOVERY_MS / 60_000} minutes`);
    await pause(500);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'aangan-drill-'));
const database = await databaseMember(join(folder, 'postgres'));
await ensureDatabase(database.server(), 'aangan');
const url = database.server().url('aangan');
const pool = openPool({ url, size: 2, statementTimeoutMs: 60_000, applicationName: 'drill', onError: () => {} });
await migrate(pool);
await installJobQueue(pool);
await pool.end();

const smtp = await mailMember();
const port = await freePort();
const env = {
  DATABASE_URL: url,
  SMTP_URL: smtp.url,
  PORT: String(port),
  TRUST_PROXY: '127.0.0.1',
  FILES_FOLDER: join(folder, 'files'),
  CACHE_FOLDER: join(folder, 'cache'),
};
const web = await roleMember('web', env);
const worker = await roleMember('worker', env);
try {
  let over = false;
  const disturbance = disturb([web, worker, database, smtp], () => over);
  const sent = await sendAll(`http://127.0.0.1:${port}`);
  over = true;
  const kills = await disturbance;
  const start = Date.now();
  await allMailsSent(url);
  await smtp.kill();

  const stored = await count(url, 'select count(*) as n from enquiries');
  const once = await count(
    url,
    `select count(distinct submission_key) as n from enquiries where submission_key in ('${sent.map(({ key }) => key).join("','")}')`,
  );
  const receivedBy = (address: string) => smtp.letters.filter(({ to }) => to.includes(address)).length;
  const unmailed = sent.filter(({ email }) => receivedBy(email) === 0).length;
  const outcome = {
    enquiries: sent.length,
    tries: sent.reduce((sum, { tries }) => sum + tries, 0),
    kills,
    stored,
    storedOnce: once,
    acknowledgementsMissing: unmailed,
    acknowledgementsTwice: sent.filter(({ email }) => receivedBy(email) > 1).length,
    recoverySeconds: Math.round((Date.now() - start) / 1000),
  };
  console.log(outcome);
  process.exitCode = stored === sent.length && once === sent.length && unmailed === 0 ? 0 : 1;
} finally {
  await web.stop();
  await worker.stop();
  await database.server().stop();
  await rm(folder, { recursive: true, force: true });
}
