import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+91 00000', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'R-298 a cell that a sheet would calculate is text: %j',
  (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/);
  },
);

test('R-298 commas, quotes and lines stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'one\ntwo', 'plain', null])).toBe('"a,b","say ""hi""","one\ntwo",plain,\r\n');
});
