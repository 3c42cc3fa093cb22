import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/local-postgres.ts';
import { pause } from './sending.ts';

interface Answer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
}

/** A real Prometheus that scrapes every second, with the shipped alert rules. */
export async function startPrometheus(folder: string, targets: string[]) {
  const port = await freePort();
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [resolve('deploy/prometheus/alerts.yaml')],
    scrape_configs: [{ job_name: 'aangan', static_configs: [{ targets }] }],
  };
  const file = join(folder, 'prometheus.json');
  await writeFile(file, JSON.stringify(config));
  const child = spawn(
    'prometheus',
    [`--config.file=${file}`, `--storage.tsdb.path=${folder}/tsdb`, `--web.listen-address=127.0.0.1:${port}`],
    { stdio: 'ignore' },
  );
  const ask = async (expr: string): Promise<Answer['data']['result']> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query: expr })}`);
    if (!answer.ok) throw new Error(`Prometheus refuses ${expr}: ${await answer.text()}`);
    return ((await answer.json()) as Answer).data.result;
  };
  for (let turn = 0; turn < 60; turn += 1) {
    if (
      await ask('sum(aangan_ready) > 0').then(
        ({ length }) => length > 0,
        () => false,
      )
    )
      break;
    await pause(500);
  }
  return {
    ask,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((ended) => child.once('exit', ended));
    },
  };
}
