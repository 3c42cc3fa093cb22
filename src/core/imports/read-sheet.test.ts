import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressedXlsx, toXlsx, xlsx } from '../../../test/sheets.ts';
import { readSheet } from './read-sheet.ts';

const MEGABYTE = 1024 * 1024;

/** Deflated rows that expand to this many megabytes of one cell's text. */
function bomb(megabytes: number): Buffer {
  const start = '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>';
  return deflateRawSync(Buffer.concat([Buffer.from(start), Buffer.alloc(megabytes * MEGABYTE, 'a')]), { level: 9 });
}

/** Making it takes seconds. */
const LARGE_BOMB = bomb(700);

const UNREADABLE = { code: 'invalid', field: 'file', message: expect.stringContaining('We could not read this file') };

describe('a sheet is read in a process of its own', () => {
  test('CSV and both kinds of XLSX give the same rows', async () => {
    const rows = [
      ['Title', 'Price'],
      ['Flat, near the lake', 9_500_000],
    ];
    const expected = { encoding: 'utf-8', rows: 2 };
    const files = [
      [Buffer.from('Title,Price\n"Flat, near the lake",9500000\n'), 'csv'],
      [xlsx(rows), 'xlsx'],
      [compressedXlsx(rows), 'xlsx'],
    ] as const;
    for (const [body, format] of files) {
      const { lines, ...head } = await readSheet(body, format);
      expect(head).toEqual(expected);
      expect(lines.toString()).toBe('[1,"Title","Price"]\n[2,"Flat, near the lake","9500000"]\n');
    }
  });

  test.each([
    ['claims to be empty', { size: 0 }],
    ['claims to be small', { size: 1000 }],
  ])(
    'a sheet of 700 MB in 700 kB that %s is refused, and this process does not grow',
    { timeout: 60_000 },
    async (_name, claim) => {
      const body = toXlsx({ deflated: LARGE_BOMB, ...claim });
      expect(body.length).toBeLessThan(MEGABYTE);
      const before = process.memoryUsage.rss();
      await expect(readSheet(body, 'xlsx')).rejects.toMatchObject(UNREADABLE);
      expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
    },
  );

  test('an archive whose directory names a part of its content only is refused', async () => {
    const deflated = bomb(20);
    const whole = toXlsx({ deflated, size: 1000 });
    const claimed = Buffer.from(whole);
    // The directory's entry of the sheet, which is the last one, ends its content after a hundred bytes.
    claimed.writeUInt32LE(100, claimed.lastIndexOf('PK\u0001\u0002') + 20);
    await expect(readSheet(claimed, 'xlsx')).rejects.toMatchObject(UNREADABLE);
  });

  test('what is no sheet is refused', async () => {
    await expect(readSheet(Buffer.from([0xff, 0xfe, 0xfd]), 'csv')).rejects.toMatchObject(UNREADABLE);
    await expect(readSheet(Buffer.from('PK'), 'xlsx')).rejects.toMatchObject(UNREADABLE);
  });
});
