import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkAsvs } from './asvs-check.ts';

const DOCUMENT = await readFile('docs/security/asvs.md', 'utf8');
const missing = (issues: string[]) => issues.filter((issue) => issue.startsWith('V'));

test('every line of levels 1 and 2 is there, and one that is left out is missed', () => {
  expect(missing(checkAsvs(DOCUMENT, new Map()))).toEqual([]);
  expect(missing(checkAsvs(DOCUMENT.replace(/^\| 7\.4\.1 .*$/m, ''), new Map()))).toEqual(['V7 has 17 lines, not 18']);
});

test('a test that does not exist proves nothing', () => {
  const row = '`src/a.test.ts` › opens nothing';
  const issues = (text: string) =>
    checkAsvs(row, new Map([['src/a.test.ts', text]])).filter((each) => each.startsWith('src'));
  expect(issues("test('it opens nothing at all', f)")).toEqual([]);
  expect(issues("test.each([f(1)])('%s opens nothing', f)")).toEqual([]);
  expect(issues("// opens nothing\nexpect('opens nothing')")).toHaveLength(1);
  expect(checkAsvs(row, new Map())).toContain('src/a.test.ts does not exist');
});
