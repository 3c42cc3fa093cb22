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
import { freeze, thaw } from './postgres-processes.ts';
import { type Answer, pause } from './sending.ts';
import { keepArriving, keepReading, visitorsCome } from './visitors.ts';

const RECOVERED_MS = 5_000;
/** The statement timeout, some grace, and some time for a busy machine. */
const ANSWERED_MS = 15_000;
const READY_MS = 4_000;

const memory = async (privateOrigin: string): Promise<number> => {
  const metrics = await (await fetch(`${privateOrigin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024 / 1024);
};

/**
 * All processes of PostgreSQL are frozen for a minute: connections stay open without any response.
 *
 *   npm run drill:postgres-hang             60 s
 *   npm run drill:postgres-hang -- --short  6 s
 */
export const hangPostgres: Drill = async (app, short) => {
  const visitors = visitorsCome(app.origin, { pages: ['/careers', '/properties'] });
  const probes: Answer[] = [];
  const note = (answer: Answer) => void probes.push(answer);
  const probing = ['/livez', '/readyz'].map((path) => keepReading(app.privateOrigin, path, 250, note));
  const arrivals = keepArriving(app.origin, '/api/v1/public/city', 50, (answer) => visitors.answers.push(answer));
  await pause(2_000);
  const before = await memory(app.privateOrigin);
  const { pid } = app.database.server();
  await freeze(pid);
  const frozen = Date.now();
  await pause(short ? 6_000 : 60_000);
  await thaw(pid);
  const thawed = Date.now();
  await pause(RECOVERED_MS);
  const max = await arrivals();
  await visitors.stop();
  await Promise.all(probing.map((stop) => stop()));
  const { answers } = visitors;
  const [alive, ready] = ['/livez', '/readyz'].map((path) => answersTo(path, probes)) as [Answer[], Answer[]];
  const unready = ready.find((each) => !isSuccess(each) && each.at > frozen);
  console.table(answersByStatus([...answers, ...probes]));
  const figures = {
    notReadyAfterMs: (unready?.at ?? Number.POSITIVE_INFINITY) - frozen,
    maxWaiting: max,
    memoryMb: { before, after: await memory(app.privateOrigin) },
    firstFormMs: msToFirstSuccess(answersToForms(answers), thawed),
    firstPageMs: msToFirstSuccess(answersTo('/careers', answers), thawed),
    readyMs: msToFirstSuccess(ready, thawed),
  };
  console.log(figures);
  return {
    sent: visitors.sent(),
    promises: {
      'while PostgreSQL hangs every request is answered within 15 s': slowest(answers) <= ANSWERED_MS,
      'while PostgreSQL hangs every failure is a 503 with Retry-After': areValidOrRetryable(answers),
      'while PostgreSQL hangs the process is alive': alive.every(isSuccess),
      'while PostgreSQL hangs the process is not ready, within 4 s': figures.notReadyAfterMs <= READY_MS,
      'after a hang forms, pages and readiness are back within 5 s':
        Math.max(figures.firstFormMs, figures.firstPageMs, figures.readyMs) <= RECOVERED_MS,
    },
  };
};

if (import.meta.main) await runDrills([hangPostgres]);
