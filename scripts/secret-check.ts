import { glob, readFile } from 'node:fs/promises';
import { secretsIn } from './secrets.ts';

/** Ignored files are generated or downloaded. Read from .gitignore, because the check may run without git. */
const IGNORED = (await readFile('.gitignore', 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => (line.endsWith('/') ? [`**/${line}**`, `**/${line.slice(0, -1)}`] : [`**/${line}`]));

/** Package checksums, the tests of this check, and binary files. */
const EXCLUDED = /^package-lock\.json$|^scripts\/secrets(\.test)?\.ts$|\.(?:avif|ico|jpg|mp4|png|webm|webp|woff2?)$/;

let [files, findings] = [0, 0];
for await (const file of glob(['**/*', '**/.*', '.ci/*'], { exclude: ['.git/**', ...IGNORED] })) {
  if (EXCLUDED.test(file)) continue;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) continue;
  files += 1;
  for (const secret of secretsIn(text)) {
    findings += 1;
    console.error(`${file} holds ${secret}`);
  }
}
console.log(`${files} files, ${findings} that look like a secret`);
process.exitCode = findings === 0 ? 0 : 1;
