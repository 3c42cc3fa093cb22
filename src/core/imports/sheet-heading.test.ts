import { describe, expect, test } from 'vitest';
import { describeNewSheet, findHeading } from './sheet-heading.ts';
import type { SheetRow } from './stored-rows.ts';

const rows = (...cells: string[][]): SheetRow[] => cells.map((row, at) => [at + 1, ...row]);
const toLines = (sheet: SheetRow[]) => Buffer.from(sheet.map((row) => `${JSON.stringify(row)}\n`).join(''));

describe('R-422 the heading', () => {
  test.each<[string, string[][], number]>([
    [
      'is the first row',
      [
        ['Title', 'Price'],
        ['A flat', '1 cr'],
      ],
      0,
    ],
    [
      'is below titles',
      [['STOCK'], ['as on 14/11/2026', 'Suryoday'], ['Unit ID', 'Config', 'Rate'], ['1', '2', '3']],
      2,
    ],
    [
      'is the row with the most known names',
      [
        ['Price', 'Notes'],
        ['Name', 'City', 'Price'],
        ['A', 'B', '1'],
      ],
      1,
    ],
    ['of unknown names is the first row with several cells', [['STOCK'], ['Foo', 'Bar'], ['a', 'b']], 1],
    ['of one column is the first row', [['Name of home'], ['A flat by the lake']], 0],
  ])('%s', (_what, cells, place) => {
    expect(findHeading('property', rows(...cells))).toBe(place);
  });

  test('gives the columns their names and first values', () => {
    const sheet = rows(['STOCK'], ['Name', '', 'Price', 'Price'], ['A', 'x', '1'], ['B', 'x'], ['A', '', '2'], ['C']);
    expect(describeNewSheet('property', sheet.length, toLines(sheet))).toMatchObject({
      headingRow: 2,
      skippedRows: 2,
      totalRows: 4,
      columns: ['Name', 'Column 2', 'Price', 'Price (2)'],
      samples: [['A', 'B', 'C'], ['x'], ['1', '2'], []],
    });
  });

  test('needs rows below it, and has at most a hundred columns', () => {
    expect(() => describeNewSheet('property', 1, toLines(rows(['Title', 'Price'])))).toThrow('This file has no rows');
    const wide = rows(
      Array.from({ length: 101 }, (_, at) => `Column ${at}`),
      ['x'],
    );
    expect(() => describeNewSheet('property', 2, toLines(wide))).toThrow('At most 100 columns');
    expect(() => describeNewSheet('property', 100_002, toLines(rows(['Title'], ['A'])))).toThrow(
      'At most 1,00,000 rows',
    );
  });
});
