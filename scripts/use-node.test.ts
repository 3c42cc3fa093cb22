import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingPrograms } from '../test/program.ts';

const expected = `v${readFileSync('.nvmrc', 'utf8').trim()}`;

// CI installs both; contributors only need the shell that they use.
const shells = ['bash', 'zsh'].filter((shell) => process.env.CI === 'true' || missingPrograms([shell]).length === 0);

describe.each(shells)('in %s', (shell) => {
  const run = (script: string, env: NodeJS.ProcessEnv = process.env) =>
    execFileSync(shell, ['-c', script], { encoding: 'utf8', env, cwd: 'docs' }).trim();

  test('the right Node is left alone, from whichever folder it is sourced', () => {
    expect(run('source ../scripts/use-node.sh && node -v')).toBe(expected);
  });

  test('nothing of the script is left in the shell', () => {
    expect(run('source ../scripts/use-node.sh && set | grep ^aangan_ || true')).toBe('');
  });
});
