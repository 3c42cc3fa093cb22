import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLock, type Lock } from './lock-check.ts';

const read = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const errorsWith = (path: string, entry: Lock['packages'][string]) => {
  const lock = read();
  lock.packages[path] = entry;
  return checkLock(lock).errors;
};
const integrity = 'sha512-AAAA';

test('the lock file names the content of everything that a release is built from', () => {
  expect(checkLock(read()).errors).toEqual([]);
});

test('a package without a digest, or with a weak one, is refused', () => {
  expect(errorsWith('node_modules/left', { version: '1.0.0' })).toEqual(['left has no sha512 integrity']);
  expect(errorsWith('node_modules/left', { version: '1.0.0', integrity: 'sha1-AAAA' })).toHaveLength(1);
  expect(errorsWith('node_modules/a/node_modules/@b/c', { optional: true, os: ['linux'], cpu: ['x64'] })).toEqual([
    '@b/c has no sha512 integrity',
  ]);
});

test('a package with an install script is refused until someone has allowed it', () => {
  expect(errorsWith('node_modules/left', { integrity, hasInstallScript: true })).toEqual([
    'left runs a script when it is installed and is not in ALLOWED_SCRIPTS',
  ]);
});
