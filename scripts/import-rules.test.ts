import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenImportRules } from './import-rules.ts';

/** Where a name of package.json's imports leads. */
const fileBehind = (to: string) => (to.startsWith('#') ? `src/${to.slice(1)}/index.ts` : to);

/** A tiny tree in which one file imports another. */
function treeWith(from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'aangan-rules-'));
  for (const [file, text] of [
    [from, `import '${to.startsWith('src/') ? join('../'.repeat(from.split('/').length - 1), to) : to}';\n`],
    [fileBehind(to).startsWith('src/') ? fileBehind(to) : 'src/unused.ts', 'export {};\n'],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const shared of ['node_modules', 'package.json']) symlinkSync(join(process.cwd(), shared), join(root, shared));
  return root;
}

const rules = async (from: string, to: string) =>
  (await brokenImportRules(['src'], treeWith(from, to))).map((line) => line.split(':')[0]);

describe('the build fails when', () => {
  test.each([
    ['a page reaches into core', 'src/web/app/page.ts', 'src/core/index.ts', 'web-sees-contract-ui-art'],
    ['a page reaches into core by its name', 'src/web/app/page.ts', '#core', 'web-sees-contract-ui-art'],
    ['the server reaches into the worker', 'src/server/app.ts', 'src/worker/index.ts', 'server-alone'],
    ['db reaches up into core', 'src/db/index.ts', 'src/core/index.ts', 'db-below-core'],
    ['the design system learns business words', 'src/ui/button.ts', 'src/contract/index.ts', 'ui-without-business'],
    ['the contract imports anything of ours', 'src/contract/a.ts', 'src/db/index.ts', 'contract-is-zod-only'],
    ['core imports HTTP', 'src/core/leads/a.ts', 'fastify', 'core-without-edges-libraries'],
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
      'src/core/leads/subscribe.ts',
      'edges-use-core-through-its-index',
    ],
    [
      'one subject of core goes around the index of another',
      'src/core/a/b.ts',
      'src/core/c/d.ts',
      'core-subjects-meet-at-their-index',
    ],
  ])('%s', async (_what, from, to, rule) => {
    expect(await rules(from, to)).toContain(rule);
  });

  test('no module was seen at all', async () => {
    await expect(brokenImportRules(['src'], mkdtempSync(join(tmpdir(), 'aangan-rules-')))).rejects.toThrow();
  });
});

test('what the architecture allows passes', async () => {
  expect(await rules('src/core/leads/a.ts', 'src/core/mail/index.ts')).toEqual([]);
  expect(await rules('src/web/app/site/home/a.ts', 'src/web/app/site/shared/b.ts')).toEqual([]);
});
