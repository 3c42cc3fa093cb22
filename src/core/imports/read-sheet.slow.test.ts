import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { compressedXlsx } from '../../../test/sheets.ts';
import { readSheet } from './read-sheet.ts';

const ROWS = 85_000;
const COLUMNS = 30;
const MEGABYTE = 1024 * 1024;

test('an honest sheet of nearly 25 MB is read', { timeout: 120_000 }, async () => {
  const cell = (row: number, column: number) =>
    column % 3 === 0 ? `${randomBytes(8).toString('hex')} flat` : row * column;
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_cell, column) => cell(row, column)),
  );
  const body = compressedXlsx([Array.from({ length: COLUMNS }, (_, column) => `Column ${column}`), ...rows]);
  expect(body.length).toBeGreaterThan(15 * MEGABYTE);
  expect(body.length).toBeLessThan(25 * MEGABYTE);
  expect(await readSheet(body, 'xlsx')).toMatchObject({ rows: ROWS + 1 });
});
