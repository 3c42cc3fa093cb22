import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigRefused, readConfig } from './config.ts';

const ENOUGH = {
  DATABASE_URL: 'postgres://aangan@127.0.0.1/aangan',
  SITE_ORIGIN: 'https://www.example.in/',
  APP_SECRET: 'x'.repeat(32),
};

test('three values are enough; the rest has defaults', () => {
  expect(readConfig(ENOUGH)).toMatchObject({ SITE_ORIGIN: 'https://www.example.in', PORT: 3000, HOST: '127.0.0.1' });
});

test('every problem is reported at once', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://x', APP_SECRET: 'short', PORT: 'http' });
  expect(read).toThrow(ConfigRefused);
  for (const name of ['DATABASE_URL', 'SITE_ORIGIN', 'APP_SECRET', 'PORT']) expect(read).toThrow(name);
});

test('a secret may come from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'aangan-config-')), 'secret');
  writeFileSync(file, `${'s'.repeat(40)}\n`);
  expect(readConfig({ ...ENOUGH, APP_SECRET: undefined, APP_SECRET_FILE: file }).APP_SECRET).toBe('s'.repeat(40));
});

test('a value is never printed with the problem it causes', () => {
  const password = 'hunter2-is-no-url';
  expect(() => readConfig({ ...ENOUGH, DATABASE_URL: password })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(password) }),
  );
});
