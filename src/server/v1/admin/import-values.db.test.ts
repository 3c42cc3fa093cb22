import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FullImport, ImportDecisions, ImportGroup } from '#contract';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { messySheet, toWindows1252 } from '../../../../test/messy-sheet.ts';
import { sendImport, xlsx } from '../../../../test/sheets.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { bhkOptions, builders, cities, importMemories, imports, localities, properties } = tables;
let asha: Colleague;
let gurugram: number;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  const [city] = await app.db
    .insert(cities)
    .values({ name: 'Gurugram', slug: 'gurugram', state: 'Haryana' })
    .returning();
  gurugram = city?.id ?? 0;
  await app.db.insert(cities).values({ name: 'Noida', slug: 'noida', state: 'Uttar Pradesh' });
  await app.db.insert(localities).values({ cityId: gurugram, name: 'Sector 63A', slug: 'sector-63a' });
  await app.db.insert(builders).values({ name: 'Suryoday Estates', slug: 'suryoday-estates' });
  await app.db.insert(bhkOptions).values(['2', '3', '4'].map((bhk, bit) => ({ bhk, bit })));
});

beforeEach(async () => {
  await app.db.delete(properties);
  await app.db.delete(imports);
  await app.db.delete(importMemories);
});

const send = async (body: string | Buffer, name = 'stock.csv') =>
  (await sendImport(app, asha, { body, name })).json<{ id: number }>().id;
const read = async (id: number) => (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;

interface Check {
  mapping?: Record<string, string>;
  decisions?: ImportDecisions;
  publish?: boolean;
  remember?: boolean;
}

const check = async (id: number, { mapping, publish = false, ...more }: Check = {}) => {
  const body = { mapping: mapping ?? (await read(id)).mapping, publish, ...more };
  expect((await asha.call('POST', `/import/${id}/check`, body)).statusCode).toBe(200);
  await app.core.imports.checkRows(id);
  return read(id);
};

const run = async (id: number) => {
  expect((await asha.call('POST', `/import/${id}/start`, { leave_out: true })).statusCode).toBe(200);
  await app.core.imports.writeRows(id);
  return read(id);
};

const find = ({ groups }: FullImport, wanted: Partial<ImportGroup>) =>
  groups.filter((group) => Object.entries(wanted).every(([name, value]) => group[name as keyof ImportGroup] === value));

const decide = (values: [field: string, value: string, means: string | null][], units = {}): ImportDecisions => ({
  values: values.map(([field, value, means]) => ({ field, value, means })),
  units,
});

const MESSY = { locality: 'Sec 63-A', builder: 'Suryoday Est.' };

describe('R-422 a messy sheet of 200 rows', () => {
  test('is imported but for what is impossible, with at most six decisions', async () => {
    const id = await send(messySheet(MESSY));
    const first = await check(id);
    expect(first).toMatchObject({ encoding: 'windows-1252', heading_row: 3, total_rows: 200 });
    expect(first.mapping).toEqual({
      id: 'Unit ID',
      property_type: 'Prop. Type',
      place: 'Location',
      bhk_ids: 'Config',
      carpet_area: 'Carpet',
      price: 'Rate (all incl)',
      furnishing: 'Furnishing',
      possession_status: 'Possession',
      facing: 'Facing',
      builder_id: 'Developer',
    });
    const open = first.groups.filter(({ kind }) => kind === 'unknown' || kind === 'unit');
    const decisions = decide(
      [
        ['property_type', 'Row Hse', 'Residential House'],
        ['furnishing', 'Lux', 'Fully furnished'],
        ['builder_id', MESSY.builder, 'Suryoday Estates'],
      ],
      { price: 'lakh' },
    );
    expect(open).toHaveLength(4);
    expect(find(first, { kind: 'unknown', field: 'builder_id' })).toMatchObject([
      { value: MESSY.builder, rows: 200, suggestion: 'Suryoday Estates' },
    ]);

    const second = await check(id, { decisions });
    expect(second).toMatchObject({ status: 'checked', refused_rows: 2, updated_rows: 0 });
    expect(find(second, { kind: 'impossible' })).toMatchObject([
      { field: 'carpet_area', value: '12 sft', rows: 2, examples: [44, 94] },
    ]);
    const done = await run(id);
    expect(done).toMatchObject({ status: 'done', written_rows: 198, refused_rows: 2 });
    expect(decisions.values.length + 1).toBeLessThanOrEqual(6);
    const [row] = await app.db.select().from(properties).where(eq(properties.price, 19_500_000));
    expect(row).toMatchObject({ cityId: gurugram, locality: 'Sector 63A', status: 'draft', purpose: 'sale' });
    const homes = await app.db.select().from(properties);
    expect(homes.filter(({ price }) => price === null)).toHaveLength(4);
    expect(homes.map(({ title }) => title)).toContain('3 BHK Flat in Sector 63A, Gurugram');
    expect(homes.every(({ localityId }) => localityId !== null)).toBe(true);
  });

  test('is offered with what was decided, the next time', async () => {
    const decisions = decide([['property_type', 'Row Hse', 'Residential House']], { price: 'lakh' });
    const id = await send(messySheet(MESSY));
    await check(id);
    const { mapping } = await read(id);
    await check(id, { mapping, decisions });
    expect(await app.db.$count(importMemories)).toBe(0);
    await check(id, {
      decisions: {
        ...decisions,
        values: [...decisions.values, ...decide([['builder_id', MESSY.builder, null]]).values],
      },
    });
    await run(id);

    const next = await check(await send(messySheet(MESSY)));
    expect(find(next, { field: 'property_type', value: 'Row Hse' })).toMatchObject([
      { kind: 'value', means: 'Residential House', source: 'remembered' },
    ]);
    expect(find(next, { kind: 'value', field: 'builder_id' })).toMatchObject([{ means: null, source: 'remembered' }]);
    expect(next.column_details.map(({ source }) => source)).toEqual(next.columns.map(() => 'remembered'));
    // What numbers without a unit mean is asked for every file.
    expect(find(next, { kind: 'unit' })).toMatchObject([{ field: 'price', samples: ['195'] }]);
  });

  test('is not remembered if the user does not want that', async () => {
    const id = await send(messySheet(MESSY));
    const decisions = decide([['builder_id', MESSY.builder, null]]);
    await check(id, { decisions, remember: false });
    await run(id);
    expect(await app.db.$count(importMemories)).toBe(0);
  });
});

describe('R-422 columns', () => {
  test('have their first values and say how sure we are of them', async () => {
    const id = await send('Name,Rate (all incl),Remarks\nA flat,1 cr,call\nA villa,2 cr,call\nA house,1 cr,');
    const { column_details } = await read(id);
    expect(column_details).toEqual([
      { name: 'Name', samples: ['A flat', 'A villa', 'A house'], source: 'found' },
      { name: 'Rate (all incl)', samples: ['1 cr', '2 cr'], source: 'check' },
      { name: 'Remarks', samples: ['call'], source: 'check' },
    ]);
  });

  test('are those of another row if the user says so', async () => {
    const id = await send('Stock,List,of\nJune,,\nName,City,Price\nA flat,Noida,1 cr\nA villa,Noida,2 cr');
    expect(await read(id)).toMatchObject({ heading_row: 3, total_rows: 2, columns: ['Name', 'City', 'Price'] });
    const heading = (row: number) => asha.call('POST', `/import/${id}/heading`, { row });
    expect((await heading(1)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ heading_row: 1, total_rows: 4, columns: ['Stock', 'List', 'of'] });
    expect((await heading(99)).json().errors).toEqual([{ field: 'row', message: expect.any(String) }]);
    expect((await heading(5)).statusCode).toBe(400);
    expect((await heading(3)).statusCode).toBe(200);
    const checked = await check(id);
    expect(checked).toMatchObject({ total_rows: 2, refused_rows: 0 });
    await run(id);
    expect((await heading(1)).statusCode).toBe(409);
    expect((await app.db.select().from(properties)).map(({ title }) => title)).toEqual(['A flat', 'A villa']);
  });

  test.each<[string, Buffer]>([
    ['UTF-16 with a mark', Buffer.from('\uFEFFName,City\r\nA café,Noida', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Name,City\r\nA café,Noida', 'utf16le')],
    ['Windows-1252', toWindows1252('Name,City\r\nA café,Noida')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFName,City\r\nA café,Noida')],
  ])('are read from %s', async (_what, body) => {
    const id = await send(body);
    await check(id);
    await run(id);
    expect((await app.db.select().from(properties)).map(({ title }) => title)).toEqual(['A café']);
  });

  test('of a spreadsheet may stand below titles too, and formulas are text', async () => {
    const body = xlsx([['Stock of June'], [], ['Name', 'City', 'Rate'], ['=1+1 flat', 'Noida', 12_500_000]]);
    const id = await send(body, 'stock.xlsx');
    expect(await read(id)).toMatchObject({ heading_row: 3, total_rows: 1 });
    await check(id);
    await run(id);
    expect(await app.db.select().from(properties)).toMatchObject([{ title: '=1+1 flat', price: 12_500_000 }]);
  });
});

const HEAD = 'Name,City,Locality,Area (sq ft),Price,Type,Furnishing,Developer';

describe('R-422 problems', () => {
  test('are grouped by what is wrong and the value, and a decision solves the group', async () => {
    const row = (name: string, furnishing: string) => `${name},Noida,,900,1 cr,Flat,${furnishing},`;
    const id = await send([HEAD, row('One', 'Lux'), row('Two', 'lux'), row('Three', 'Zen')].join('\n'));
    const checked = await check(id);
    expect(find(checked, { kind: 'unknown' }).map(({ value, rows }) => [value, rows])).toEqual([
      ['Lux', 2],
      ['Zen', 1],
    ]);
    const decisions = decide([
      ['furnishing', 'LUX', 'Fully furnished'],
      ['furnishing', 'Zen', null],
    ]);
    expect(await check(id, { decisions })).toMatchObject({ refused_rows: 0 });
    await run(id);
    const homes = await app.db.select().from(properties).orderBy(properties.id);
    expect(homes.map(({ furnishing }) => furnishing)).toEqual(['full', 'full', null]);
  });

  test('of a row without a compulsory value make it a draft that says what is missing', async () => {
    const row = (name: string, price: string) => `${name},Noida,,900,${price},Flat,semi,`;
    const id = await send(
      [`${HEAD},Possession`, `${row('Whole', '1 cr')},ready`, `${row('Part', '')},ready`].join('\n'),
    );
    const checked = await check(id, { publish: true });
    expect(checked).toMatchObject({ refused_rows: 0, incomplete_rows: 1 });
    expect(find(checked, { kind: 'missing' })).toMatchObject([{ field: 'price', rows: 1, examples: [3] }]);
    expect(checked.problems).toEqual([{ row: 3, field: 'Price', message: 'Enter the price before you publish' }]);
    expect(await run(id)).toMatchObject({ written_rows: 2, refused_rows: 0 });
    const homes = await app.db.select().from(properties).orderBy(properties.id);
    expect(homes.map(({ title, status }) => [title, status])).toEqual([
      ['Whole', 'published'],
      ['Part', 'draft'],
    ]);
    const history = await app.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.subject, 'Part'));
    expect(history).toMatchObject([{ after: { missing: ['Price'] } }]);
  });

  test('can be downloaded as a sheet with the reason of each row, which can be imported', async () => {
    const rows = [
      'Good,Noida,,900,1 cr,Flat,semi,',
      'Bad,Noida,,9,1 cr,Flat,semi,',
      '=Bad,Noida,,900,cheap,Flat,semi,',
    ];
    const id = await send([HEAD, ...rows].join('\n'));
    const checked = await check(id);
    expect(checked).toMatchObject({ refused_rows: 2, has_left_out: true });
    await run(id);
    const { body, headers } = await asha.call('GET', `/import/${id}/left-out`);
    expect(headers['content-type']).toContain('text/csv');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Developer,Reason');
    expect(lines[1]).toContain('Built-up area: This area is too small to be right');
    expect(lines[2]).toMatch(/^'=Bad/);
    const again = await check(await send(body.replace('cheap', '2 cr')));
    expect(again).toMatchObject({ total_rows: 2, refused_rows: 1 });
  });

  test('about names that the master list does not have leave localities as text', async () => {
    const id = await send([HEAD, 'One,Gurgaon,Sohna Rd,900,1 cr,Flat,semi,'].join('\n'));
    const checked = await check(id);
    expect(checked.refused_rows).toBe(0);
    expect(find(checked, { kind: 'unmatched' })).toMatchObject([
      { field: 'locality', value: 'Sohna Rd', city_id: gurugram },
    ]);
    const created = await asha.call('POST', '/master-list/locality', { city_id: gurugram, name: 'Sohna Rd' });
    expect(created.statusCode).toBe(200);
    expect(find(await check(id), { kind: 'unmatched' })).toEqual([]);
    await run(id);
    const [home] = await app.db.select().from(properties);
    expect(home).toMatchObject({ locality: 'Sohna Rd', localityId: created.json().id });
    await app.db.delete(properties);
    await app.db.delete(localities).where(eq(localities.name, 'Sohna Rd'));
  });

  test('with areas without a unit are one decision for the column', async () => {
    const id = await send('Name,City,Carpet\nOne,Noida,88\nTwo,Noida,1200 sft');
    const checked = await check(id);
    expect(find(checked, { kind: 'unit' })).toMatchObject([{ field: 'carpet_area', rows: 1, samples: ['88'] }]);
    expect(await check(id, { decisions: decide([], { carpet_area: 'sq_m' }) })).toMatchObject({ refused_rows: 0 });
    await run(id);
    const homes = await app.db.select().from(properties).orderBy(properties.id);
    expect(homes.map((home) => [home.carpetAreaValue, home.carpetAreaUnit])).toEqual([
      [88, 'sq_m'],
      [1200, 'sq_ft'],
    ]);
  });
});

describe('R-422 what is too much is refused', () => {
  test('too many decisions, or too long ones', async () => {
    const id = await send('Name,City\nOne,Noida');
    const { mapping } = await read(id);
    const values = Array.from({ length: 501 }, (_, at) => ({ field: 'city_id', value: `v${at}`, means: null }));
    const post = (decisions: object) =>
      asha.call('POST', `/import/${id}/check`, { mapping, publish: false, decisions });
    expect((await post({ values, units: {} })).statusCode).toBe(400);
    expect(
      (await post({ values: [{ field: 'city_id', value: 'x'.repeat(201), means: null }], units: {} })).statusCode,
    ).toBe(400);
    expect((await post({ values: [], units: { price: 'dozen' } })).statusCode).toBe(400);
  });

  test('of a column in which every value is another one, the rest is one group', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `Home ${at},Noida,Finish ${at}`);
    const checked = await check(await send(['Name,City,Furnishing', ...rows].join('\n')));
    expect(checked.refused_rows).toBe(1_200);
    expect(checked.groups.length).toBeLessThanOrEqual(300);
    expect(find(checked, { kind: 'unknown', field: 'furnishing', value: '' })).toMatchObject([
      { rows: expect.any(Number) },
    ]);
  });

  test('long values are cut, but never within a character', async () => {
    const value = (end: string) => `${'x'.repeat(199)}${end}`;
    const head = `${'h'.repeat(119)}🏠 heading`;
    const rows = ['🏠', '🌊'].map((end) => `${'y'.repeat(39)}🏠 home,${'z'.repeat(59)}🏠,${value(end)}`);
    const id = await send([`Name,${head},Furnishing`, ...rows].join('\n'));
    const checked = await check(id);
    expect(checked).toMatchObject({ status: 'checked', refused_rows: 2 });
    expect(find(checked, { kind: 'unknown', field: 'furnishing' })).toMatchObject([{ rows: 2 }]);
  });

  test('what is remembered is bounded', async () => {
    const old = Array.from({ length: 5_000 }, (_, at) => ({
      kind: 'property' as const,
      field: 'furnishing',
      key: `furnishing value ${at}`,
      means: 'Semi-furnished',
      usedAt: new Date(Date.UTC(2020, 0, 1, 0, 0, at)),
    }));
    await app.db.insert(importMemories).values(old);
    const id = await send('Name,City\nOne,Noida');
    await check(id);
    await run(id);
    expect(await app.db.$count(importMemories)).toBe(5_000);
    const kept = await app.db
      .select({ key: importMemories.key })
      .from(importMemories)
      .where(eq(importMemories.field, ''));
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['city', 'name']);
  });
});
