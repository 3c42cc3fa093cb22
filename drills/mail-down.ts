import type pg from 'pg';
import { type Fault, startBadMailServer } from './bad-mail-server.ts';
import { type Drill, runDrills } from './drill.ts';
import type { DrillApp } from './drill-app.ts';
import { FORMS } from './forms.ts';
import { count } from './outcomes.ts';
import { type Answer, keepSending, nextVisitor, pause, type Sent, send } from './sending.ts';

/**
 * The mail server is down for an hour and then has every kind of fault. Enquiries are accepted throughout, and every
 * email arrives exactly once after the mail server recovers.
 *
 * The hour is compressed: jobs that wait for a retry are brought forward in the job table, so that the retry schedule
 * (5 s, doubling up to 15 minutes) is the real one and only the waiting is skipped.
 *
 *   npm run drill:mail-down             an hour in steps of a minute, 24 more emails through bad servers
 *   npm run drill:mail-down -- --short  for CI: in steps of a quarter of an hour
 */
const HOUR_SECONDS = 3600;
const FAULTS: Fault[] = ['silent', 'greylisting', 'rejecting', 'drops after the message'];

const WAITING = "name = 'mail.send' and state in ('created', 'retry')";

/** Advances the clock of waiting email jobs and waits until the due ones have been tried. */
async function passTime(client: pg.Client, seconds: number): Promise<void> {
  await client.query(`update jobs.job set start_after = start_after - $1 * interval '1 second' where ${WAITING}`, [
    seconds,
  ]);
  for (;;) {
    const busy = await count(
      client,
      `select count(*) as n from jobs.job where (${WAITING} and start_after <= now()) or (name = 'mail.send' and state = 'active')`,
    );
    if (busy === 0) return;
    await pause(200);
  }
}

const unsent = (client: pg.Client) => count(client, 'select count(*) as n from mails where sent_at is null');

/** Advances time until every email has been sent, and returns the seconds that would have passed. */
async function untilAllSent(client: pg.Client, step: number): Promise<number> {
  let passed = 0;
  for (; (await unsent(client)) > 0; passed += step) {
    if (passed > HOUR_SECONDS) throw new Error('mails still wait an hour after the mail server came back');
    await passTime(client, step);
  }
  return passed;
}

const down: Drill = async (app, short) => {
  const answers: Answer[] = [];
  const step = short ? 900 : 60;
  return app.look(async (client) => {
    await app.smtp.kill();
    const stream = keepSending(app.origin, {
      everyMs: short ? 1_000 : 5_000,
      onAnswer: (answer) => void answers.push(answer),
    });
    while (stream.sent.length < 3) await pause(100);
    for (let passed = 0; passed < HOUR_SECONDS; passed += step) await passTime(client, step);
    const sent = await stream.stop();
    const waiting = await unsent(client);
    const tries = await count(client, 'select max(attempts) as n from mails');
    await app.smtp.start();
    const allSentSeconds = await untilAllSent(client, 60);
    console.log('The mail server was down for an hour.');
    console.table([
      {
        enquiries: sent.length,
        mails_waiting_at_the_end: waiting,
        max_tries: tries,
        all_sent_after_s: allSentSeconds,
      },
    ]);
    return {
      sent,
      promises: {
        'down: every enquiry is accepted on the first attempt': answers.every(({ status }) => status === 201),
        'down: no email is given up': waiting === sent.length * 2,
        'down: all emails are sent within 20 minutes of recovery': allSentSeconds <= 1200,
      },
    };
  });
};

/** Sends a few enquiries while the server has this fault, until each of their emails has been tried three times. */
async function sendWhile(app: DrillApp, client: pg.Client, fault: Fault, enquiries: number) {
  const [form] = FORMS;
  if (!form) throw new Error('there is no enquiry to send');
  await app.smtp.kill();
  const bad = await startBadMailServer(Number(new URL(app.smtp.url).port), fault);
  const sent: Sent[] = [];
  for (let turn = 0; turn < enquiries; turn += 1) sent.push(await send(app.origin, form, nextVisitor(form)));
  const lessTried = () => count(client, 'select count(*) as n from mails where sent_at is null and attempts < 3');
  while ((await lessTried()) > 0) await passTime(client, 900);
  const { rows } = await client.query<{ error: string }>(
    'select distinct last_error as error from mails where sent_at is null',
  );
  const waiting = await unsent(client);
  await bad.stop();
  await app.smtp.start();
  const allSentSeconds = await untilAllSent(client, 60);
  return {
    sent,
    row: {
      fault,
      mails: waiting,
      tries_each: '3 or more',
      staff_read: rows
        .map(({ error }) => error)
        .join(', ')
        .slice(0, 60),
      all_sent_after_s: allSentSeconds,
    },
  };
}

const wrong: Drill = async (app, short) =>
  app.look(async (client) => {
    const outcomes: Awaited<ReturnType<typeof sendWhile>>[] = [];
    // A silent server costs a timeout of ten seconds per attempt.
    const faults = short ? FAULTS.filter((fault) => fault !== 'silent') : FAULTS;
    for (const fault of faults) outcomes.push(await sendWhile(app, client, fault, short ? 1 : 3));
    console.table(outcomes.map(({ row }) => row));
    return {
      sent: outcomes.flatMap(({ sent }) => sent),
      promises: {
        'failing: no email is given up': outcomes.every(({ row, sent }) => row.mails === sent.length * 2),
        'failing: the error of the server is stored': outcomes.every(({ row }) => row.staff_read !== ''),
      },
    };
  });

/** Every recipient got exactly one email. */
const once: Drill = async (app) => {
  const ids = app.smtp.emails().map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  return { sent: [], promises: { 'no email arrived twice': new Set(ids).size === ids.length } };
};

await runDrills([down, wrong, once]);
