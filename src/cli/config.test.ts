import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misspeltSettings, readConfig } from './config.ts';
import { ConfigError } from './config-errors.ts';

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
  expect(read).toThrow(ConfigError);
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

test('a problem is said in terms of settings, with what the setting is for', () => {
  const read = (values: NodeJS.ProcessEnv) => () => readConfig({ ...ENOUGH, ...values });
  expect(read({ PORT: 'http' })).toThrow('PORT must be a whole number. Description: Port of the site and its API.');
  expect(read({ PORT: '70000' })).toThrow('PORT must be at most 65535.');
  expect(read({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.');
  expect(read({ APP_SECRET: 'short' })).toThrow('APP_SECRET must have at least 32 characters.');
  expect(read({ MAIL_FROM: 'nowhere' })).toThrow('MAIL_FROM must be an email address.');
  expect(read({ SMTP_URL: 'mail.example.in' })).toThrow('SMTP_URL must be a valid URL. Description: Mail server');
  expect(read({ SITE_ORIGIN: undefined })).toThrow('SITE_ORIGIN is not set. Description: Public URL');
});

test.each(['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8', 'loopback, 10.1.2.3', ''])(
  'TRUST_PROXY may be "%s"',
  (list) => {
    expect(readConfig({ ...ENOUGH, TRUST_PROXY: list }).TRUST_PROXY).toBe(list);
  },
);

test.each(['yes', '10.0.0.0/33', '10.0.0/8', '1.2.3.4/', 'proxy.example.in', '127.0.0.1;10.0.0.1'])(
  'TRUST_PROXY may not be "%s"',
  (list) => {
    expect(() => readConfig({ ...ENOUGH, TRUST_PROXY: list })).toThrow('TRUST_PROXY must be IP addresses or networks');
  },
);

test('a misspelt setting is named, with the one that is probably meant', () => {
  expect(
    misspeltSettings({ ...ENOUGH, SMPT_URL: 'smtp://x', DATABASE_POOLSIZE: '5', PATH: '/bin', HOSTNAME: 'x' }),
  ).toEqual([
    'SMPT_URL is not a setting. Did you mean SMTP_URL?',
    'DATABASE_POOLSIZE is not a setting. Did you mean DATABASE_POOL_SIZE?',
  ]);
  expect(() => readConfig({ ...ENOUGH, DATABASE_URL: undefined, DATABSE_URL: 'postgres://x' })).toThrow(
    'DATABSE_URL is not a setting. Did you mean DATABASE_URL?',
  );
});
