import { readFile, writeFile } from 'node:fs/promises';

/**
 * npm omits optional packages of other platforms from a lockfile that it writes, and then rejects that lockfile on
 * those platforms. This adds the missing entries, so that one lockfile works on every machine. Run it after `npm
 * install`.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS: [RegExp, string][] = [
  [/darwin/, 'darwin'],
  [/win32|windows/, 'win32'],
  [/android/, 'android'],
  [/freebsd/, 'freebsd'],
  [/netbsd/, 'netbsd'],
  [/openbsd/, 'openbsd'],
  [/sunos/, 'sunos'],
  [/aix/, 'aix'],
  [/openharmony|ohos/, 'openharmony'],
  [/linux/, 'linux'],
];
const CPU: [RegExp, string][] = [
  [/wasm/, 'wasm32'],
  [/riscv64/, 'riscv64'],
  [/ppc64/, 'ppc64'],
  [/s390x/, 's390x'],
  [/loong/, 'loong64'],
  [/mips64/, 'mips64el'],
  [/arm64|aarch64/, 'arm64'],
  [/arm/, 'arm'],
  [/ia32/, 'ia32'],
  [/x64|x86_64/, 'x64'],
];
const matching = (table: [RegExp, string][], name: string) => table.find(([pattern]) => pattern.test(name))?.[1];

function isLocked(packages: Record<string, LockedPackage>, from: string, name: string): boolean {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
    if (path === '') return false;
  }
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const os = matching(OS, name);
    const cpu = matching(CPU, name);
    if (isLocked(lock.packages, path, name) || (!os && !cpu)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[~^]/, ''),
      ...(dev ? { dev } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);
