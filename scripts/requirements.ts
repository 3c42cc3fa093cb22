import { glob, readFile } from 'node:fs/promises';
import { checkRequirements } from './requirements-check.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'];

const sources: { file: string; text: string }[] = [];
for await (const file of glob(TESTS)) sources.push({ file, text: await readFile(file, 'utf8') });
const { lines, issues } = checkRequirements(await readFile('docs/requirements.md', 'utf8'), sources);

const tested = lines.filter(({ tests }) => tests > 0);
const rows = process.argv.includes('--summary') ? [] : lines;
for (const { id, done, tests } of rows) {
  console.log(
    `${id}  ${done ? 'done' : '    '}  ${tests === 0 ? 'no test' : `${tests} test${tests === 1 ? '' : 's'}`}`,
  );
}
console.log(
  `${lines.length} requirements: ${lines.filter(({ done }) => done).length} done, ${tested.length} with a test, ${lines.length - tested.length} without`,
);
for (const issue of issues) console.error(issue);
process.exitCode = issues.length === 0 ? 0 : 1;
