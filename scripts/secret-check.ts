import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { secretsIn } from './secrets.ts';

/** Checksums of packages and the tests of this very check. */
const LEFT_OUT = /^package-lock\.json$|^scripts\/secrets(\.test)?\.ts$|\.(?:avif|ico|jpg|mp4|png|webm|webp|woff2?)$/;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
let findings = 0;
for (const file of files.filter((each) => !LEFT_OUT.test(each))) {
  for (const secret of secretsIn(await readFile(file, 'utf8').catch(() => ''))) {
    findings += 1;
    console.error(`${file} holds ${secret}`);
  }
}
console.log(`${files.length} files, ${findings} that look like a secret`);
process.exitCode = findings === 0 ? 0 : 1;
