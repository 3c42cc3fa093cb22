import { answersByStatus, answersTo, answersToForms, areValidOrRetryable, msToFirstSuccess } from './answers.ts';
import { type Drill, runDrills } from './drill.ts';
import { crash } from './postgres-processes.ts';
import { between, pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

const RECOVERED_MS = 5_000;

/**
 * All processes of PostgreSQL are killed at the same moment, 20 times, and restarted after a while with crash recovery.
 * Web and worker keep running.
 *
 *   npm run drill:postgres-crash             20 crashes
 *   npm run drill:postgres-crash -- --short  1
 */
export const crashPostgres: Drill = async (app, short) => {
  const visitors = visitorsCome(app.origin, { pages: ['/careers', '/api/v1/public/city'] });
  const { answers } = visitors;
  const waits: { form: number; page: number }[] = [];
  for (let turn = 0; turn < (short ? 1 : 20); turn += 1) {
    await pause(between(500, 2_000));
    await crash(app.database.server().pid);
    await pause(between(200, 3_000));
    await app.database.start();
    const back = Date.now();
    await pause(RECOVERED_MS);
    waits.push({
      form: msToFirstSuccess(answersToForms(answers), back),
      page: msToFirstSuccess(answersTo('/careers', answers), back),
    });
  }
  await visitors.stop();
  console.table(answersByStatus(answers));
  const slowest = {
    form: Math.max(...waits.map(({ form }) => form)),
    page: Math.max(...waits.map(({ page }) => page)),
  };
  console.log({ crashes: waits.length, slowestRecoveryMs: slowest });
  return {
    sent: visitors.sent(),
    promises: {
      'after a crash a form is accepted within 5 s': slowest.form <= RECOVERED_MS,
      'after a crash a page is answered within 5 s': slowest.page <= RECOVERED_MS,
      'during a crash every failure is a 503 with Retry-After': areValidOrRetryable(answers),
    },
  };
};

if (import.meta.main) await runDrills([crashPostgres]);
