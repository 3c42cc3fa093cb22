import type { Drill } from './drill.ts';
import { closedLoop, fetchPageUrls, isSuccess, type Load, percentile, read } from './load.ts';
import { pause } from './sending.ts';

const GREEDY = '198.51.100.66';
const CONNECTIONS = 200;

const times = (loads: Load[]) => loads.map(({ ms }) => ms);

/** Another visitor, who reads a page a few times a second. */
async function readCalmly(urls: string[], seconds: number): Promise<Load[]> {
  const loads: Load[] = [];
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    loads.push(await read(urls[turn % urls.length] ?? '', '198.51.100.7'));
    await pause(100);
  }
  return loads;
}

/** One address reads uncached pages over 200 connections; another visitor must hardly notice. */
export const greedyReader: Drill = async (app, short) => {
  const urls = await fetchPageUrls(app.origin);
  const seconds = short ? 8 : 30;
  await closedLoop(urls, 4, 3);
  const quiet = await readCalmly(urls, seconds);
  const greedy = closedLoop(urls, CONNECTIONS, seconds, GREEDY);
  const beside = await readCalmly(urls, seconds);
  const greedyLoads = await greedy;
  const summary = (loads: Load[]) => ({
    answers: loads.length,
    served: loads.filter(isSuccess).length,
    median_ms: percentile(times(loads), 0.5),
    p95_ms: percentile(times(loads), 0.95),
  });
  console.table({ quiet: summary(quiet), beside: summary(beside), greedy: summary(greedyLoads) });
  return {
    sent: [],
    promises: {
      'a visitor beside a greedy one is never refused': beside.every(isSuccess),
      'their p95 stays below three times its quiet value': summary(beside).p95_ms < 3 * summary(quiet).p95_ms,
      'the greedy visitor is refused most of the time': greedyLoads.filter(isSuccess).length < greedyLoads.length / 2,
    },
  };
};
