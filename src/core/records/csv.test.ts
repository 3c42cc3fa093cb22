import { expect, test } from 'vitest';
import { csvLine, plainCell } from './export-records.ts';

test.each(['=1+1', '+91 00000', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'R-298 a cell that a sheet would calculate is text: %j',
  (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/);
  },
);

test('R-298 commas, quotes and lines stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'one\ntwo', 'plain', null])).toBe('"a,b","say ""hi""","one\ntwo",plain,\r\n');
});

test('R-298 the apostrophe of a cell is taken away again, and no other', () => {
  for (const text of ['=1+1', "'=1+1", "''-2", "it's", "'quoted'", '-2', 'plain', '@x', '']) {
    const [cell = ''] = csvLine([text]).split('\r\n');
    expect(plainCell(cell)).toBe(text);
  }
});
