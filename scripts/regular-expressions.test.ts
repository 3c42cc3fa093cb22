import { expect, test } from 'vitest';
import { regularExpressions } from './regular-expressions.ts';

test('every regular expression of a file is found, in pages too, and nothing that only looks like one', () => {
  const text =
    "const a = /^x+$/i; f('/no/'); const b = (n / 2) / 3; const c = <p>{t.replaceAll(/\\s+/g, '')}</p>; // /no/";
  expect(regularExpressions('some.tsx', text)).toEqual([
    { where: 'some.tsx', source: '^x+$', flags: 'i' },
    { where: 'some.tsx', source: '\\s+', flags: 'g' },
  ]);
});
