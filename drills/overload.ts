import { randomUUID } from 'node:crypto';
import { type Drill, runDrills } from './drill.ts';
import type { DrillApp } from './drill-app.ts';
import { FORMS } from './forms.ts';
import { greedyReader } from './greedy-reader.ts';
import { closedLoop, fetchPageUrls, isSuccess, type Load, openLoop, percentile, read } from './load.ts';
import { metrics } from './private-port.ts';
import { ask, keepTrying, pause, type Sent } from './sending.ts';

/**
 * Three times as many readers as the site can serve arrive at once while enquiries continue. Excess requests are
 * rejected cheaply, enquiries are accepted, health checks succeed, and the site recovers soon afterwards.
 *
 *   npm run drill:overload             for 30 s
 *   npm run drill:overload -- --short  for CI: 8 s
 */
const TIMES = 3;
const ENQUIRIES_A_SECOND = 5;
const RECOVERY_MS = 10_000;

const times = (loads: Load[]) => loads.map(({ ms }) => ms);

/** Increases the number of readers to find the maximum throughput. */
async function measureCapacity(urls: string[], seconds: number) {
  const steps: { readers: number; pages_a_second: number; median_ms: number; p95_ms: number }[] = [];
  for (const readers of [1, 2, 4, 8, 16, 32]) {
    const start = performance.now();
    const loads = (await closedLoop(urls, readers, seconds)).filter(isSuccess);
    steps.push({
      readers,
      pages_a_second: Math.round((loads.length * 1000) / (performance.now() - start)),
      median_ms: percentile(times(loads), 0.5),
      p95_ms: percentile(times(loads), 0.95),
    });
  }
  console.table(steps);
  return { capacity: Math.max(...steps.map((step) => step.pages_a_second)), calmMs: (steps[1]?.p95_ms ?? 0) * 3 };
}

/** Sends enquiries at a steady rate; each is retried until it is accepted, but only the first attempt is measured. */
async function enquire(origin: string, seconds: number) {
  const [form] = FORMS;
  if (!form) throw new Error('there is no enquiry to send');
  const firstTries: { status: number; ms: number }[] = [];
  const one = async (index: number): Promise<Sent> => {
    const sender = { key: randomUUID(), email: `crowd-${index}@aangan.example` };
    return keepTrying(origin, form, {
      index,
      sender,
      onAnswer: (answer, tries) => tries === 1 && firstTries.push(answer),
    });
  };
  const sent: Promise<Sent>[] = [];
  for (let index = 0; index < seconds * ENQUIRIES_A_SECOND; index += 1) {
    sent.push(one(index));
    await pause(1000 / ENQUIRIES_A_SECOND);
  }
  return { sent: await Promise.all(sent), firstTries };
}

/** Polls the private port as a supervisor does until stopped; returns the slowest response and the maximum memory. */
function watch(app: DrillApp) {
  const over = new AbortController();
  const watching = (async () => {
    let [unanswered, slowestMs, maxBytes] = [0, 0, 0];
    while (!over.signal.aborted) {
      const { status, ms } = await ask('livez', `${app.privateOrigin}/livez`);
      if (status !== 200) unanswered += 1;
      slowestMs = Math.max(slowestMs, ms);
      maxBytes = Math.max(maxBytes, (await metrics(app.privateOrigin)).process_resident_memory_bytes ?? 0);
      await pause(1_000);
    }
    return { unanswered, slowestMs, maxMb: Math.round(maxBytes / 2 ** 20) };
  })();
  return async () => {
    over.abort();
    return watching;
  };
}

/** Milliseconds until ten consecutive pages are as fast as before the overload. */
async function recovery(urls: string[], calmMs: number): Promise<number> {
  const start = performance.now();
  for (let inARow = 0, turn = 0; inARow < 10; turn += 1) {
    const load = await read(urls[turn % urls.length] ?? '');
    inARow = isSuccess(load) && load.ms <= calmMs ? inARow + 1 : 0;
    if (performance.now() - start > RECOVERY_MS * 6) return Number.POSITIVE_INFINITY;
  }
  return Math.round(performance.now() - start);
}

const injectFault: Drill = async (app, short) => {
  const urls = await fetchPageUrls(app.origin);
  await closedLoop(urls, 4, short ? 3 : 10);
  const { capacity, calmMs } = await measureCapacity(urls, short ? 1 : 5);
  const seconds = short ? 8 : 30;
  const stopWatching = watch(app);
  const [loads, { sent, firstTries }] = await Promise.all([
    openLoop(urls, capacity * TIMES, seconds),
    enquire(app.origin, seconds),
  ]);
  const recoveredMs = await recovery(urls, calmMs);
  const watched = await stopWatching();
  const served = loads.filter(isSuccess);
  const shed = loads.filter(({ status }) => status === 503);
  const accepted = firstTries.filter(isSuccess);
  const row = (what: string, group: { ms: number }[]) => {
    const ms = group.map((each) => each.ms);
    return {
      what,
      answers: group.length,
      median_ms: percentile(ms, 0.5),
      p95_ms: percentile(ms, 0.95),
      p99_ms: percentile(ms, 0.99),
    };
  };
  console.table([
    row('pages served', served),
    row('rejected pages', shed),
    row('enquiries accepted at once', accepted),
  ]);
  console.log({
    capacity,
    requests_per_second: Math.round(loads.length / seconds),
    served_a_second: Math.round(served.length / seconds),
    enquiries: firstTries.length,
    accepted_at_once: accepted.length,
    recoveredMs,
    ...watched,
  });
  return {
    sent,
    promises: {
      'every page is served or rejected with Retry-After':
        shed.every(({ retryAfter }) => retryAfter) && shed.length + served.length === loads.length,
      'the load exceeds the capacity': shed.length > 0,
      'at least half of the normal capacity is served': served.length / seconds >= capacity / 2,
      'rejections are faster than served pages': percentile(times(shed), 0.5) < percentile(times(served), 0.5),
      '99 % of enquiries are accepted on the first attempt': accepted.length >= firstTries.length * 0.99,
      'the liveness probe always answers': watched.unanswered === 0,
      'full recovery within 10 s of the end': recoveredMs <= RECOVERY_MS,
      'memory stays below 800 MB': watched.maxMb < 800,
    },
  };
};

await runDrills([injectFault, greedyReader], { demo: true });
