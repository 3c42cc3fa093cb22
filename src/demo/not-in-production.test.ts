import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Prints the files of `src` that a module loads, as a process of a role would. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });
  for (const module of process.argv.slice(1)) await import(new URL(module, 'file://' + process.cwd() + '/').href);
`;

async function listModules(...modules: string[]): Promise<string[]> {
  const { stdout } = await run('node', ['--input-type=module', '--eval', LIST_MODULES, ...modules]);
  return stdout.split('\n').filter((url) => url.includes('/src/'));
}

test('the roles web and worker load no module of the demo', { timeout: 60_000 }, async () => {
  const roles = await listModules('src/cli/roles.ts', 'src/cli/commands/seed.ts', 'src/cli/commands/demo.ts');
  expect(roles).toContainEqual(expect.stringMatching(/\/src\/server\/server\.ts$/));
  expect(roles).toContainEqual(expect.stringMatching(/\/src\/worker\/index\.ts$/));
  expect(roles.filter((url) => url.includes('/src/demo/'))).toEqual([]);
});
