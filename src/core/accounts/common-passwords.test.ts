import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'qwertyuiop12',
  'Sunshine2026!',
  'passwordpassword',
  'p@ssw0rd',
  '1q2w3e4r5t6y',
  'iloveyou1234567',
  '  Football99  ',
])('D-51 %s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['a neem in the yard', 'courtyard-drill-2026', 'three lamps by the well'])('D-51 %s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
