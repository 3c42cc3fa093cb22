import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAllowed } from './licence-rules.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
}

/** Packages under other licences that we may use, and why. */
const REVIEWED: [begins: string, why: string][] = [
  ['@img/sharp', 'libvips is LGPL: a library of its own, unchanged, that anybody can replace'],
];

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const issues: string[] = [];
let checked = 0;
for (const [path, locked] of Object.entries(packages)) {
  if (path === '' || locked.dev || locked.devOptional) continue;
  const name = path.split('node_modules/').at(-1) ?? path;
  const manifest = `${path}/package.json`;
  // Packages of other platforms are only listed in the lockfile.
  const installed = existsSync(manifest)
    ? (JSON.parse(await readFile(manifest, 'utf8')) as { license?: string | { type?: string } })
    : locked;
  const declared = typeof installed.license === 'object' ? installed.license.type : installed.license;
  const licence = declared ?? locked.license ?? '';
  checked += 1;
  if (!isAllowed(licence) && !REVIEWED.some(([begins]) => name.startsWith(begins)))
    issues.push(`${name} ${locked.version}: ${licence || 'no licence'}`);
}
console.log(`${checked} packages of the product, ${issues.length} under terms that are not allowed`);
for (const issue of issues) console.error(issue);
process.exitCode = issues.length === 0 ? 0 : 1;
