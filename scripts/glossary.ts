import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOldTerms } from './glossary-terms.ts';

/** Files that contain old terms for a reason. */
const EXCLUDED: RegExp[] = [
  // History: it names what was renamed.
  /^CHANGELOG\.md$/,
  /^docs\/upgrading\.md$/,
  // Applied migrations must not change, because their checksums are stored.
  /^src\/db\/migrations\//,
  // The list of terms and its test.
  /^scripts\/glossary-terms(?:\.test)?\.ts$/,
  // Generated, or not text.
  /^package-lock\.json$/,
  /\.(?:avif|ico|jpg|mp4|png|webm|webp|woff2?|ttf)$/,
];

/** Rejects names that were replaced by conventional ones, so that they do not return. */
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const hits = files
  .filter((file) => !EXCLUDED.some((pattern) => pattern.test(file)))
  .flatMap((file) => findOldTerms(file, readFileSync(file, 'utf8')));
for (const { file, line, term, replacement } of hits)
  console.error(`${file}:${line}: "${term}" is an old term, use ${replacement}`);
process.exitCode = hits.length === 0 ? 0 : 1;
