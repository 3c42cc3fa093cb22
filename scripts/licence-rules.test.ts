import { expect, test } from 'vitest';
import { isAllowed } from './licence-rules.ts';

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
  ['UNLICENSED', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(BSD-2-Clause OR GPL-2.0-only) AND MIT', true],
  ['GPL-2.0-only OR (LGPL-3.0-or-later AND MIT)', false],
  ['MIT WITH something', false],
])('the licence "%s" may be used: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});
