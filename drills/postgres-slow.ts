import type pg from 'pg';
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
import { count } from './outcomes.ts';
import { type Answer, pause } from './sending.ts';
import { visitorsCome } from './visitors.ts';

const RECOVERED_MS = 10_000;
const ANSWERED_MS = 20_000;
/** Ten connections each for web and worker, and one each for the readiness check. */
const MAX_CONNECTIONS = 22;

async function whileCounting<T>(client: pg.Client, work: () => Promise<T>): Promise<number> {
  let max = 0;
  const over = new AbortController();
  const counting = (async () => {
    while (!over.signal.aborted) {
      max = Math.max(
        max,
        await count(client, "select count(*) as n from pg_stat_activity where application_name = 'aangan'"),
      );
      await pause(250);
    }
  })();
  await work();
  over.abort();
  await counting;
  return max;
}

/**
 * The connection to PostgreSQL is bad: responses take 200 ms longer, then connections are reset, then nothing is
 * delivered for 20 s, then the server drops its connections silently.
 *
 *   npm run drill:postgres-slow             15 s each
 *   npm run drill:postgres-slow -- --short  3 to 7 s each, without the last
 */
export const slowWay: Drill = async ({ origin, way, look }, short) => {
  if (!way) throw new Error('this drill needs a way that can be made bad');
  const visitors = visitorsCome(origin, { pages: ['/careers', '/careers', '/properties'] });
  const { answers } = visitors;
  const phases: { phase: string; from: number }[] = [];
  const phase = (name: string) => void phases.push({ phase: name, from: Date.now() });
  const max = await look((client) =>
    whileCounting(client, async () => {
      phase('sound');
      await pause(2_000);
      phase('200 ms longer');
      way.make({ latencyMs: 100 });
      await pause(short ? 3_000 : 15_000);
      phase('cut');
      way.make({ resetPercent: 20 });
      for (let turn = 0; turn < (short ? 3 : 15); turn += 1) {
        way.reset(20);
        await pause(1_000);
      }
      phase('dead');
      way.make({ stalled: true });
      await pause(short ? 7_000 : 20_000);
      phase('sound again');
      way.make({});
      await pause(short ? 3_000 : RECOVERED_MS);
      // Running requests wait seven seconds for a response, which is too long for a short run.
      if (short) return;
      phase('forgotten');
      way.forget();
      await pause(RECOVERED_MS);
    }),
  );
  await visitors.stop();
  const inPhase = (name: string): Answer[] => {
    const turn = phases.findIndex((each) => each.phase === name);
    const [from, to] = [phases[turn]?.from ?? 0, phases[turn + 1]?.from ?? Number.POSITIVE_INFINITY];
    return answers.filter(({ at }) => at >= from && at < to);
  };
  for (const { phase: name } of phases) {
    console.log(name);
    console.table(answersByStatus(inPhase(name)));
  }
  const recovery = phases
    .filter((each) => each.phase === 'sound again' || each.phase === 'forgotten')
    .map(({ phase: after, from }) => {
      const ms = (to: Answer[]) => msToFirstSuccess(to, from);
      return { after, formMs: ms(answersToForms(answers)), pageMs: ms(answersTo('/careers', answers)) };
    });
  console.table(recovery);
  console.log({ maxConnections: max });
  return {
    sent: visitors.sent(),
    promises: {
      'over a slow connection every request succeeds': inPhase('200 ms longer').every(isSuccess),
      'over a bad connection responses are correct, or a 503 with Retry-After': areValidOrRetryable(answers),
      'over a bad connection every request is answered within 20 s': slowest(answers) <= ANSWERED_MS,
      'over a bad connection the pools do not grow': max <= MAX_CONNECTIONS,
      'after a bad connection forms and pages recover within 10 s': recovery.every(
        ({ formMs, pageMs }) => Math.max(formMs, pageMs) <= RECOVERED_MS,
      ),
    },
  };
};

if (import.meta.main) await runDrills([slowWay], { proxied: true });
