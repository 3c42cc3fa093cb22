import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardExpressions } from './dashboard-expressions.ts';

const FOLDER = 'deploy/prometheus';

const promtool = (...args: string[]): Promise<{ ok: boolean; missing: boolean; output: string }> =>
  new Promise((done) => {
    execFile('promtool', args, (error, stdout, stderr) => {
      const missing = error !== null && 'code' in error && error.code === 'ENOENT';
      done({ ok: error === null, missing, output: stdout + stderr });
    });
  });

/** promtool only checks expressions in rules, so each expression becomes a rule. */
async function dashboardAsRules(folder: string): Promise<string> {
  const rules = (await dashboardExpressions()).map(({ expr }, index) => ({ record: `panel:${index}`, expr }));
  const file = join(folder, 'dashboard.json');
  await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return file;
}

if ((await promtool('--version')).missing) {
  console.log('promtool is not installed (Debian: prometheus): alerts and dashboard were not checked');
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
} else {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-alerts-'));
  const runs = [
    await promtool('check', 'config', '--syntax-only', `${FOLDER}/prometheus.yml`),
    await promtool('check', 'rules', `${FOLDER}/alerts.yaml`),
    await promtool('check', 'rules', await dashboardAsRules(folder)),
    await promtool('test', 'rules', `${FOLDER}/alerts.test.yaml`),
  ];
  await rm(folder, { recursive: true });
  for (const { ok, output } of runs) if (!ok) console.error(output);
  process.exitCode = runs.every(({ ok }) => ok) ? 0 : 1;
}
