import { glob, readFile } from 'node:fs/promises';
import { checkAsvs } from './asvs-check.ts';

const sources = new Map<string, string>();
for await (const file of glob(['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']))
  sources.set(file, await readFile(file, 'utf8'));
const issues = checkAsvs(await readFile('docs/security/asvs.md', 'utf8'), sources);
for (const issue of issues) console.error(issue);
console.log(`docs/security/asvs.md: ${issues.length} problem(s)`);
process.exitCode = issues.length === 0 ? 0 : 1;
