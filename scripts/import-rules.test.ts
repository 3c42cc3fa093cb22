import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenImportRules } from './import-rules.ts';

const FORBIDDEN: [what: string, from: string, to: string, rule: string][] = [
  ['a page reaches into core', 'src/web/app/page.ts', 'src/core/index.ts', 'web-sees-contract-ui'],
  ['a page reaches into core by its name', 'src/web/app/other-page.ts', '#core', 'web-sees-contract-ui'],
  ['the server reaches into the worker', 'src/server/server.ts', 'src/worker/index.ts', 'server-alone'],
  ['db reaches up into core', 'src/db/pool.ts', 'src/core/index.ts', 'db-below-core'],
  ['the design system learns business words', 'src/ui/button.ts', 'src/contract/index.ts', 'ui-without-business'],
  ['the contract imports another module', 'src/contract/a.ts', 'src/db/index.ts', 'contract-is-zod-only'],
  ['core imports HTTP', 'src/core/leads/a.ts', 'fastify', 'core-without-edges-libraries'],
  ['a page loads the demo', 'src/web/app/demo-page.ts', 'src/demo/index.ts', 'demo-stays-out-of-production'],
  ['the server loads the demo', 'src/server/demo.ts', '#demo', 'demo-stays-out-of-production'],
  ['the worker loads the demo', 'src/worker/demo.ts', 'src/demo/index.ts', 'demo-stays-out-of-production'],
  ['core draws', 'src/core/demo.ts', 'src/demo/drawings/index.ts', 'demo-stays-out-of-production'],
  ['the start of a role loads the demo', 'src/cli/roles.ts', 'src/demo/index.ts', 'demo-stays-out-of-production'],
  ['a command loads the demo at start', 'src/cli/commands/seed.ts', 'src/demo/index.ts', 'demo-is-loaded-on-demand'],
  ['a drawing needs the database', 'src/demo/drawings/a.ts', 'src/db/index.ts', 'drawings-import-nothing'],
  ['a public page imports the back office', 'src/web/app/site/a.ts', 'src/web/app/admin/b.ts', 'site-without-admin'],
  [
    'one feature imports another sideways',
    'src/web/app/site/home/a.ts',
    'src/web/app/site/cities/b.ts',
    'site-features-do-not-meet-sideways',
  ],
  [
    'an edge goes around the index of core',
    'src/server/a.ts',
    'src/core/leads/newsletter.ts',
    'edges-use-core-through-its-index',
  ],
  [
    'one subject of core goes around the index of another',
    'src/core/a/b.ts',
    'src/core/c/d.ts',
    'core-subjects-meet-at-their-index',
  ],
];

const ALLOWED: [from: string, to: string][] = [
  ['src/core/careers/a.ts', 'src/core/mail/index.ts'],
  ['src/web/app/site/blogs/a.ts', 'src/web/app/site/shared/b.ts'],
];

/** A source tree in which the first file of each pair imports the second. */
function treeWith(imports: [from: string, to: string][]): string {
  const root = mkdtempSync(join(tmpdir(), 'aangan-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [, to] of imports) {
    if (to.startsWith('#')) write(`src/${to.slice(1)}/index.ts`, 'export {};\n');
    else if (to.startsWith('src/')) write(to, 'export {};\n');
  }
  for (const [from, to] of imports) {
    const path = to.startsWith('src/') ? join('../'.repeat(from.split('/').length - 1), to) : to;
    write(from, `import '${path}';\n`);
  }
  for (const shared of ['node_modules', 'package.json']) symlinkSync(join(process.cwd(), shared), join(root, shared));
  return root;
}

// One run for all cases, because each takes a second.
let broken: string[];
beforeAll(async () => {
  const forbidden = FORBIDDEN.map(([, from, to]): [string, string] => [from, to]);
  broken = await brokenImportRules(['src'], treeWith([...forbidden, ...ALLOWED]));
}, 30_000);

describe('the build fails when', () => {
  test.each(FORBIDDEN)('%s', (_what, from, _to, rule) => {
    expect(broken).toContainEqual(expect.stringContaining(`${rule}: ${from} → `));
  });

  test('no module was seen at all', async () => {
    await expect(brokenImportRules(['src'], mkdtempSync(join(tmpdir(), 'aangan-rules-')))).rejects.toThrow();
  });
});

test.each(ALLOWED)('what the architecture allows passes: %s imports %s', (from) => {
  expect(broken.filter((line) => line.includes(`: ${from} → `))).toEqual([]);
});
