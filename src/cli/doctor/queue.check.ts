import { about, type Check, type Finding } from './finding.ts';

const SEEN_LATELY_SECONDS = 60;
const WAITS_LONG_SECONDS = 300;

interface Facts {
  seen: number | null;
  failed: number;
  oldest: number;
}

/** `monitor_on` is updated every few seconds by a running worker. */
const FACTS = `
  select extract(epoch from now() - max(monitor_on))::float8 as seen,
    (select count(*)::int from (select from jobs.job where state = 'failed' limit 1000) given_up) as failed,
    (select coalesce(extract(epoch from now() - min(greatest(created_on, start_after))), 0)::float8
      from (select created_on, start_after from jobs.job where state < 'active' and start_after <= now() limit 1000) due) as oldest
  from jobs.queue`;

function worker({ seen }: Facts): Finding {
  const { ok, warning } = about('worker');
  if (seen === null) return warning('none has ever run: start "aangan worker" or "aangan all", or no mail leaves');
  return seen <= SEEN_LATELY_SECONDS
    ? ok('seen within the last minute')
    : warning(`last seen ${Math.round(seen / 60)} minutes ago: start "aangan worker", or no mail leaves`);
}

/** Checks whether jobs can be stored and a worker processes them. */
export const checkQueue: Check = async ({ pool }) => {
  const { ok, warning, problem } = about('queue');
  const { rows: installed } = await pool.query<{ there: boolean }>(
    "select to_regclass('jobs.queue') is not null as there",
  );
  if (!installed[0]?.there) return [problem('not installed: run "aangan migrate"')];
  const [facts = { seen: null, failed: 0, oldest: 0 }] = (await pool.query<Facts>(FACTS)).rows;
  const found = [worker(facts)];
  if (facts.failed > 0)
    found.push(warning(`${facts.failed} jobs were given up: see AanganJobsGivenUp in docs/runbook.md`));
  if (facts.oldest > WAITS_LONG_SECONDS) {
    found.push(
      warning(`a job has waited for ${Math.round(facts.oldest / 60)} minutes: see AanganQueueStuck in docs/runbook.md`),
    );
  }
  return found.length > 1 ? found : [...found, ok('nothing waits long, nothing was given up')];
};
