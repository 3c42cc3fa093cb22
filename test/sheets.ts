import { deflateRawSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import type { ImportKind } from '#contract';
import { SITE_ORIGIN, type TestApp } from './app.ts';
import { type ZipPart, zip } from './documents.ts';
import type { Colleague } from './staff.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const cell = (value: string | number, row: number, column: number): string => {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
};

const sheetXml = (rows: (string | number)[][]): string => {
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, row, at)).join('')}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** A minimal Excel sheet. */
export const xlsx = (rows: (string | number)[][]): Buffer => toXlsx({ content: sheetXml(rows) });

/** The same, compressed as spreadsheet programs do. */
export const compressedXlsx = (rows: (string | number)[][]): Buffer => {
  const xml = sheetXml(rows);
  return toXlsx({ deflated: deflateRawSync(xml), size: Buffer.byteLength(xml) });
};

/** An Excel file with this part as its sheet. */
export function toXlsx(sheet: Omit<ZipPart, 'name'>): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Homes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { ...sheet, name: 'xl/worksheets/sheet1.xml' },
  ]);
}

interface SentFile {
  kind?: ImportKind;
  name?: string;
  body: string | Buffer;
}

/** Uploads an import file as the back office does. */
export async function sendImport(
  app: TestApp,
  { cookie }: Colleague,
  { kind = 'property', name = 'homes.csv', body }: SentFile,
): Promise<LightMyRequestResponse> {
  const data = new FormData();
  data.set('kind', kind);
  data.set('file', new File([new Uint8Array(Buffer.from(body))], name));
  const request = new Request('http://localhost/', { method: 'POST', body: data });
  return app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/import',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { cookie, origin: SITE_ORIGIN, 'content-type': request.headers.get('content-type') ?? '' },
  });
}
