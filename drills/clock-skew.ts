import { createAdmin } from '#core';
import { openDb, openPool } from '#db';
import { SITE_ORIGIN } from '../test/app.ts';
import { answersByStatus, areValidOrRetryable, isSuccess } from './answers.ts';
import { type Clock, openClocks } from './clocks.ts';
import { type Drill, runDrills } from './drill.ts';
import { between, pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

const [MINUTE, HOUR] = [60, 3_600];
const STAFF = {
  fullName: 'Drill Admin',
  email: 'drill-admin@aangan.example',
  password: 'clock-skew-drill-2026',
};

const { clocks, cleanUp } = await openClocks(['database', 'web', 'worker']);
const [database, web, worker] = clocks as [Clock, Clock, Clock];

async function addStaff(url: string): Promise<void> {
  const pool = openPool({ url, size: 1, statementTimeoutMs: 10_000, applicationName: 'drill', onError: () => {} });
  await createAdmin(openDb(pool), STAFF);
  await pool.end();
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_ORIGIN },
    body: JSON.stringify({ email: STAFF.email, password: STAFF.password }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`the sign-in failed: ${answer.status} ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
}

const isSignedIn = async (origin: string, cookie: string): Promise<boolean> =>
  (await fetch(`${origin}/api/v1/admin/user/me`, { headers: { cookie } })).status === 200;

/** Checks when a session ends that was created with a clock five minutes fast and is read with other clocks. */
async function sessions(origin: string) {
  await web.set(5 * MINUTE);
  const [first, second] = [await signIn(origin), await signIn(origin)];
  await web.set(-5 * MINUTE);
  const readByASlowClock = await isSignedIn(origin, first);
  await web.set(12 * HOUR + 4 * MINUTE);
  const readBeforeItsTime = await isSignedIn(origin, first);
  await web.set(12 * HOUR + 10 * MINUTE);
  const readAfterItsTime = await isSignedIn(origin, second);
  await web.set(0);
  return { readByASlowClock, readBeforeItsTime, readAfterItsTime };
}

/**
 * The clocks of database, web and worker are five minutes apart, then jump by up to ten minutes while forms are sent.
 * Then only the web process runs half a day ahead, to check when a session ends.
 *
 *   npm run drill:clock-skew             20 jumps
 *   npm run drill:clock-skew -- --short  3
 */
const skewClocks: Drill = async ({ origin, url }, short) => {
  await addStaff(url);
  const visitors = visitorsCome(origin, { pages: ['/careers'], everyMs: 200 });
  await Promise.all([database.set(0), web.set(5 * MINUTE), worker.set(-5 * MINUTE)]);
  await pause(3_000);
  const jumps = short ? 3 : 20;
  const apart = () => Math.round(between(-5 * MINUTE, 5 * MINUTE));
  for (let turn = 0; turn < jumps; turn += 1) {
    await Promise.all(clocks.map((clock) => clock.set(apart())));
    await pause(between(500, 2_000));
  }
  // Jobs stored while the database clock was ahead only become due at that time, so it ends at its latest value.
  await Promise.all([database.set(5 * MINUTE), web.set(0), worker.set(0)]);
  await visitors.stop();
  console.table(answersByStatus(visitors.answers));
  const seen = await sessions(origin);
  console.log({ jumps, session: seen });
  return {
    sent: visitors.sent(),
    promises: {
      'every form and page is answered': visitors.answers.every(isSuccess) && areValidOrRetryable(visitors.answers),
      'a session opened by a fast clock holds when read by a slow one': seen.readByASlowClock,
      'a session ends early by at most the clock difference': seen.readBeforeItsTime,
      'a session ends late by at most the clock difference': !seen.readAfterItsTime,
    },
  };
};

try {
  await runDrills([skewClocks], { own: { database: database.env, web: web.env, worker: worker.env } });
} finally {
  await cleanUp();
}
