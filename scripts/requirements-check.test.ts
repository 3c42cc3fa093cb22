import { expect, test } from 'vitest';
import { checkRequirements } from './requirements-check.ts';

const DOCUMENT = '- [x] **R-001** Serves buyers.\n- [ ] **R-002** Works without an account.\n';
const source = (text: string) => [{ file: 'some.test.ts', text }];

test('a line marked done without a test is a problem', () => {
  const { issues } = checkRequirements(DOCUMENT, source("test('nothing of note', () => {});"));
  expect(issues).toEqual(['R-001 is marked done but no test names it']);
});

test('titles are found in tests, groups and tables', () => {
  const text = "test('R-001 serves', f); describe(`R-002 works`, f); test.each(rows)('R-001 %s', f);";
  const { lines, issues } = checkRequirements(DOCUMENT, source(text));
  expect(issues).toEqual([]);
  expect(lines.map(({ tests }) => tests)).toEqual([2, 1]);
});

test('a number in a comment or in code is no proof', () => {
  expect(checkRequirements(DOCUMENT, source("// R-001\nexpect('R-001')")).issues).toHaveLength(1);
});

test('a test for a line that does not exist is a problem', () => {
  const { issues } = checkRequirements(DOCUMENT, source("test('R-001 R-999 x', f)"));
  expect(issues).toEqual(['some.test.ts names R-999, which is no requirement']);
});
