import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

interface CruiseResult {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
}

const cruise = (folders: string[], root: string): Promise<CruiseResult> =>
  new Promise((done, reject) => {
    const args = [...folders, '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'];
    // The exit code is the number of violations, so only output that is not JSON is a failure of the tool itself.
    execFile(resolve('node_modules/.bin/depcruise'), args, { cwd: root, maxBuffer: 2 ** 28 }, (error, stdout) => {
      try {
        done(JSON.parse(stdout) as CruiseResult);
      } catch {
        reject(error ?? new Error('the import rules gave no result'));
      }
    });
  });

/** Forbidden imports, one line each. Fails when no modules were found at all. */
export async function brokenImportRules(folders: string[], root = '.'): Promise<string[]> {
  const { totalCruised, violations } = (await cruise(folders, root)).summary;
  if (totalCruised === 0) throw new Error('the import rules saw no modules');
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

if (import.meta.main) {
  const broken = await brokenImportRules(['src', 'scripts', 'test', 'e2e']);
  for (const line of broken) console.error(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
