import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const UNITS = globSync('deploy/systemd/*.service').map((file) => basename(file));
const root = mkdtempSync(join(tmpdir(), 'aangan-units-'));
const installed = join(root, 'etc/systemd/system');
afterAll(() => rmSync(root, { recursive: true }));

/** A root folder in which the units are installed as docs/operations.md describes. */
function install(): void {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  for (const part of [...UNITS, 'aangan-.service.d']) {
    cpSync(join('deploy/systemd', part), join(installed, part), { recursive: true });
  }
  // Standard targets that every service depends on.
  for (const target of ['basic', 'shutdown', 'sysinit']) writeFileSync(join(installed, `${target}.target`), '[Unit]\n');
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
}

/** Settings that the systemd of Debian 12 does not support, reports and ignores. */
const NEWER = /^.*Unknown key (name )?'(RestartSteps|RestartMaxDelaySec)' in section .*, ignoring\.\n/gm;

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [`--root=${root}`, ...args], { encoding: 'utf8' });
  return { status, output: (stdout + stderr).replace(NEWER, '') };
};

const here = spawnSync('systemd-analyze', ['--version']).error === undefined;
if (!here && process.env.CI === undefined) {
  console.warn('systemd-analyze is not on this machine: the units were not checked.');
}

describe.runIf(here || process.env.CI !== undefined)('the units for a plain Debian host', () => {
  test.each(UNITS)('%s is understood by systemd', (unit) => {
    install();
    expect(analyze('verify', '--man=no', unit)).toEqual({ status: 0, output: '' });
  });

  test('a misspelt setting is found, also in the part that they share', () => {
    install();
    appendFileSync(join(installed, 'aangan-.service.d/common.conf'), '[Service]\nProtectHoem=yes\n');
    expect(analyze('verify', '--man=no', 'aangan-web.service').output).toContain('ProtectHoem');
  });

  test.each(UNITS)('%s may do so little that systemd rates its exposure below 2 of 10', (unit) => {
    install();
    expect(analyze('security', '--offline=true', '--threshold=20', unit).status).toBe(0);
  });
});
