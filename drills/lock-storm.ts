import {
  answersByStatus,
  answersTo,
  answersToForms,
  areValidOrRetryable,
  isSuccess,
  msToFirstSuccess,
  slowest,
} from './answers.ts';
import { type Drill, runDrills } from './drill.ts';
import { FORMS } from './forms.ts';
import { pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

const RECOVERED_MS = 10_000;
/** Timeouts for a connection, a slot and a lock, plus some time for a busy machine. */
const ANSWERED_MS = 20_000;
const LOCKED = 'enquiries, properties, property_search, property_scope, property_cube, property_cube_all';

/**
 * A session locks the tables of enquiries and properties for 30 s, while more visitors request them than there are
 * connections, and others request pages and send forms that need neither table.
 *
 *   npm run drill:lock-storm             30 s
 *   npm run drill:lock-storm -- --short  6 s
 */
export const lockStorm: Drill = async ({ origin, look }, short) => {
  const [enquiry, application] = FORMS as [(typeof FORMS)[0], (typeof FORMS)[0]];
  const visitors = visitorsCome(origin, {
    pages: ['/careers', '/careers', ...Array.from({ length: 4 }, () => '/properties')],
    forms: [application, ...Array.from({ length: 20 }, () => enquiry)],
    everyMs: 200,
  });
  const { answers } = visitors;
  await pause(3_000);
  const [locked, free] = await look(async (client) => {
    await client.query(`begin; lock table ${LOCKED} in access exclusive mode`);
    const start = Date.now();
    await pause(short ? 6_000 : 30_000);
    await client.query('rollback');
    return [start, Date.now()];
  });
  await pause(short ? 4_000 : RECOVERED_MS);
  await visitors.stop();
  const during = answers.filter(({ at, ms }) => at - ms >= locked && at <= free);
  console.log('while the tables are locked');
  console.table(answersByStatus(during));
  console.log('before and after');
  console.table(answersByStatus(answers.filter((each) => !during.includes(each))));
  const recovery = {
    formMs: msToFirstSuccess(answersTo(enquiry.name, answers), free),
    pageMs: msToFirstSuccess(answersTo('/properties', answers), free),
  };
  const share = (each: typeof answers) => Math.round((100 * each.filter(isSuccess).length) / Math.max(1, each.length));
  const unaffected = [...answersTo('/careers', during), ...answersTo(application.name, during)];
  console.log({
    ...recovery,
    unaffectedServedPercent: share(unaffected),
    formsAnswered: answersToForms(during).length,
  });
  return {
    sent: visitors.sent(),
    promises: {
      'during a lock every request is answered within 20 s': slowest(answers) <= ANSWERED_MS,
      'during a lock every failure is a 503 with Retry-After': areValidOrRetryable(answers),
      'pages and forms that need no locked table are served': unaffected.some(isSuccess) && share(unaffected) >= 50,
      'after a lock forms and pages recover within 10 s': Math.max(recovery.formMs, recovery.pageMs) <= RECOVERED_MS,
    },
  };
};

if (import.meta.main) await runDrills([lockStorm]);
