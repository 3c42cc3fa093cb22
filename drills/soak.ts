import { SITE_ORIGIN } from '../test/app.ts';
import { type Drill, runDrills } from './drill.ts';
import { type DrillApp, STAFF } from './drill-app.ts';
import { FORMS, type Form } from './forms.ts';
import { closedLoop, fetchPageUrls, isSuccess, openLoop, percentile } from './load.ts';
import { metrics } from './private-port.ts';
import { ask, keepSending, pause } from './sending.ts';

/**
 * Readers at half the capacity of the site, forms and a staff user, for a long time: memory, handles, files and
 * connections must not grow, and responses must not become slower.
 *
 *   npm run drill:soak                   half an hour
 *   SOAK_MINUTES=5 npm run drill:soak    five minutes
 *   npm run drill:soak -- --short        45 seconds, to check that the drill works
 */
const SLICE_SECONDS = 15;
const [enquiries, applications] = FORMS as [Form, Form];

/** Permitted growth of the used heap per hour after the first third of a run, which is noise at this duration. */
const MAX_MB_PER_HOUR = 40;

interface Slice {
  minute: number;
  pages: number;
  failed: number;
  p95_ms: number;
  heap_mb: number;
  rss_mb: number;
  handles: number;
  files: number;
  connections: number;
}

const mb = (bytes = 0) => Math.round((bytes / 2 ** 20) * 10) / 10;

/** Samples a process every second; the lowest heap size is what its last garbage collection left. */
async function lookDuring(privateOrigin: string, work: Promise<unknown>) {
  const samples: Record<string, number>[] = [];
  const over = new AbortController();
  void work.finally(() => over.abort());
  while (!over.signal.aborted) {
    samples.push(await metrics(privateOrigin));
    await pause(1_000);
  }
  const all = (name: string) => samples.map((sample) => sample[name] ?? 0);
  return {
    heap_mb: mb(Math.min(...all('nodejs_heap_size_used_bytes'))),
    rss_mb: mb(Math.max(...all('process_resident_memory_bytes'))),
    handles: Math.min(...all('nodejs_active_handles_total')),
    files: Math.min(...all('process_open_fds')),
    connections: Math.max(...all('aangan_database_connections{pool="primary",state="open"}')),
  };
}

/** Slope per hour of a linear regression through these points. */
function slopeAnHour(points: { minute: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ value }) => value))];
  const rise = points.reduce((sum, { minute, value }) => sum + (minute - x) * (value - y), 0);
  const run = points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return run === 0 ? 0 : Math.round((rise / run) * 60 * 10) / 10;
}

/** A staff user who opens one list after another until stopped. */
async function simulateStaff({ origin }: DrillApp) {
  const own = { origin: SITE_ORIGIN, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/admin/auth/login`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify(STAFF),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const lists = ['property', 'project', 'blog', 'dashboard'];
  const over = new AbortController();
  let [requests, failed] = [0, 0];
  const working = (async () => {
    for (; !over.signal.aborted; requests += 1) {
      const { status } = await ask('back office', `${origin}/api/v1/admin/${lists[requests % lists.length]}`, {
        headers: { cookie },
      });
      if (status !== 200) failed += 1;
      await pause(500);
    }
  })();
  return async () => {
    over.abort();
    await working;
    return { requests, failed };
  };
}

const injectFault: Drill = async (app, short) => {
  const minutes = short ? 0.75 : Number(process.env.SOAK_MINUTES ?? 30);
  // A short run only checks that the drill works; it cannot show trends in memory and response times.
  const isLong = minutes >= 5;
  const urls = await fetchPageUrls(app.origin);
  urls.push(`${app.origin}/api/v1/public/property?page=2`, `${app.origin}/api/v1/public/site`);
  const trySeconds = isLong ? 10 : 3;
  await closedLoop(urls, 8, trySeconds);
  const capacity = (await closedLoop(urls, 8, trySeconds)).filter(isSuccess).length / trySeconds;
  const readersASecond = capacity / (isLong ? 2 : 5);
  const stopStaff = await simulateStaff(app);
  const streams = [
    keepSending(app.origin, { form: enquiries, everyMs: 1_000 }),
    keepSending(app.origin, { form: applications, everyMs: 10_000 }),
  ];
  const slices: Slice[] = [];
  for (let minute = 0; minute < minutes; minute += SLICE_SECONDS / 60) {
    const load = openLoop(urls, readersASecond, SLICE_SECONDS);
    const looked = await lookDuring(app.privateOrigin, load);
    const loads = await load;
    const good = loads.filter(isSuccess);
    slices.push({
      minute,
      pages: good.length,
      failed: loads.length - good.length,
      p95_ms: percentile(
        good.map(({ ms }) => ms),
        0.95,
      ),
      ...looked,
    });
  }
  const sent = (await Promise.all(streams.map((stream) => stream.stop()))).flat();
  const staff = await stopStaff();
  const third = Math.ceil(slices.length / 3);
  console.table(
    slices.filter((_slice, place) => place % Math.ceil(slices.length / 15) === 0 || place === slices.length - 1),
  );
  const later = slices.slice(third);
  const slope = (key: keyof Slice) => slopeAnHour(later.map((slice) => ({ minute: slice.minute, value: slice[key] })));
  const p95 = (part: Slice[]) =>
    percentile(
      part.map((slice) => slice.p95_ms),
      0.5,
    );
  const [startP95, endP95] = [p95(slices.slice(0, third)), p95(slices.slice(-third))];
  const growth = {
    heap_mb: slope('heap_mb'),
    rss_mb: slope('rss_mb'),
    handles: slope('handles'),
    files: slope('files'),
  };
  console.log({
    capacity,
    readers_a_second: readersASecond,
    staff,
    startP95,
    endP95,
    growth_an_hour_after_the_first_third: growth,
  });
  const [afterThird, last] = [later[0], later.at(-1)];
  return {
    sent,
    promises: {
      'no page and no call of staff failed': slices.every(({ failed }) => failed === 0) && staff.failed === 0,
      'open handles and files do not grow':
        (last?.handles ?? 0) <= (afterThird?.handles ?? 0) + 20 && (last?.files ?? 0) <= (afterThird?.files ?? 0) + 20,
      ...(isLong && {
        'heap does not grow': growth.heap_mb < MAX_MB_PER_HOUR,
        'latency at the end is close to that at the beginning': endP95 <= startP95 * 1.2,
      }),
    },
  };
};

await runDrills([injectFault], { demo: true });
