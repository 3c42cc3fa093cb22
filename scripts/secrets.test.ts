import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';

test('a private key and a key of a cloud are found', () => {
  expect(secretsIn('-----BEGIN PRIVATE KEY-----\nMIIE')).toEqual(['a private key']);
  expect(secretsIn('key = AKIAABCDEFGHIJKLMNOP')).toEqual(['an access key of a cloud']);
});

test('random bytes between quotes are found', () => {
  const found = Array.from({ length: 50 }, () => secretsIn(`const key = '${randomBytes(48).toString('base64')}';`));
  expect(found.filter(({ length }) => length === 0)).toEqual([]);
});

test('words, paths and addresses are not', () => {
  expect(secretsIn("'a-secret-that-only-tests-know' '/properties/brick-2-bhk-house-with-garden'")).toEqual([]);
});
