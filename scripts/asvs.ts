import { glob, readFile } from 'node:fs/promises';
import { checkAsvs } from './asvs-check.ts';

const sources = new Map<string, string>();
for await (const file of glob(['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']))
  sources.set(file, await readFile(file, 'utf8'));
const problems = checkAsvs(await readFile('docs/security/asvs.md', 'utf8'), sources);
for (const problem of problems) console.error(problem);
console.log(`docs/security/asvs.md: ${problems.length} problem(s)`);
process.exitCode = problems.length === 0 ? 0 : 1;
