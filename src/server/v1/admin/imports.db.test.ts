import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FullImport, IMPORT_FIELDS } from '#contract';
import { and, count, desc, eq, ilike, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { zip } from '../../../../test/documents.ts';
import { saveListings } from '../../../../test/save-listings.ts';
import { sendImport, xlsx } from '../../../../test/sheets.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const listings = saveListings(app);
const { amenities, auditEntries, bhkOptions, builders, cities, imports, properties, propertyBhks, tags } = tables;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  await app.db.insert(cities).values({ name: 'Pune', slug: 'pune', state: 'Maharashtra' });
  await app.db.insert(builders).values({ name: 'Banyan Homes, Pvt', slug: 'banyan' });
  await app.db.insert(tags).values([{ tagName: 'Featured' }, { tagName: 'Top Pick' }]);
  await app.db.insert(bhkOptions).values([
    { bhk: '2', bit: 1 },
    { bhk: '3', bit: 2 },
  ]);
  await app.db.insert(amenities).values([
    { name: 'Pool', category: 'Leisure' },
    { name: 'Lift', category: 'Building' },
  ]);
});

beforeEach(async () => {
  await app.db.delete(properties);
  await app.db.delete(imports);
  await rm(join(app.filesFolder, 'private'), { recursive: true, force: true });
});

const HEAD =
  'Title,City,Price,Area (sq ft),Property type,Residency type,Possession,BHK,Amenities,Builder,Possession date';
const row = (title: string, { price = '85 lakh', city = 'pune' } = {}) =>
  `${title},${city},${price},"1,180",Flat / Apartment,residential,ready to move,"2 BHK, 3","Pool, Lift","Banyan Homes, Pvt",15/11/2027`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const many = (rows: number) => file(...Array.from({ length: rows }, (_, index) => row(`Home ${index + 1}`)));

const send = async (body: string | Buffer, name?: string) =>
  (await sendImport(app, asha, { body, ...(name && { name }) })).json<{ id: number }>().id;
const read = async (id: number) => (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;
const check = async (id: number, { publish = false, mapping = {} }: { publish?: boolean; mapping?: object } = {}) => {
  const suggested = (await read(id)).mapping;
  await asha.call('POST', `/import/${id}/check`, { mapping: { ...suggested, ...mapping }, publish });
  await app.core.imports.checkRows(id);
  return read(id);
};
const start = (id: number, leave_out = false) => asha.call('POST', `/import/${id}/start`, { leave_out });
const stored = () => app.db.select().from(properties).orderBy(properties.id);
const storedFiles = async () => (await readdir(join(app.filesFolder, 'private', 'imports'))).length;
const countJobs = async (name: string) => {
  const { rows } = await app.db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from jobs.job where name = ${name}`,
  );
  return rows[0]?.jobs;
};

describe('a file of listings', () => {
  test('R-331 R-332 R-333 R-334 fills localities, purpose, areas and facts, however sheets write them', async () => {
    const [pune] = await app.db.select().from(cities).where(eq(cities.name, 'Pune'));
    const [baner] = await app.db
      .insert(tables.localities)
      .values({ cityId: pune?.id ?? 0, name: 'Baner', slug: 'baner', aliases: ['banner'] })
      .returning();
    const head =
      'Title,City,Locality,Sale or rent,Monthly rent,Area (sq ft),RERA carpet area,Floor No,Total floors,Parking,Lift,Preferred tenants,Deposit,Property type,Residency type,Possession';
    const cells = (title: string, locality: string, floor: string) =>
      `${title},pune,${locality},for rent,"25,000","1,180",70 sq m,${floor},12,1,yes,Family,1 lakh,Flat / Apartment,residential,ready to move`;
    const sheet = [head, cells('Known', 'BANNER', '3rd floor'), cells('Unknown', 'Baner Hills', 'Ground')].join('\r\n');
    const id = await send(sheet);
    expect(await check(id, { publish: true })).toMatchObject({ status: 'checked', refused_rows: 0 });
    await start(id);
    await app.core.imports.writeRows(id);
    const [known, unknown] = await stored();
    expect(known).toMatchObject({
      status: 'published',
      localityId: baner?.id,
      locality: 'Baner',
      purpose: 'rent',
      price: 25_000,
      carpetAreaValue: 70,
      carpetAreaUnit: 'sq_m',
      floor: 3,
      totalFloors: 12,
      coveredParking: 1,
      hasLift: true,
      preferredTenants: 'family',
      deposit: 100_000,
    });
    expect(unknown).toMatchObject({ localityId: null, locality: 'Baner Hills', floor: 0 });
  });

  test('names its columns and suggests what they hold', async () => {
    const { columns, mapping, status, total_rows } = await read(await send(file(row('A flat by the lake'))));
    expect({ status, total_rows }).toEqual({ status: 'uploaded', total_rows: 1 });
    expect(columns).toEqual(HEAD.split(','));
    expect(mapping).toMatchObject({
      title: 'Title',
      city_id: 'City',
      built_up_area: 'Area (sq ft)',
      bhk_ids: 'BHK',
      possession_status: 'Possession',
    });
  });

  test('R-311 becomes drafts with everything that its rows say', async () => {
    const id = await send(file(row('A flat by the lake'), row('A flat by the lake')));
    expect(await check(id)).toMatchObject({ status: 'checked', checked_rows: 2, refused_rows: 0, problems: [] });
    expect((await start(id)).json()).toEqual({ success: true });
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'done', written_rows: 2, finished_at: expect.any(String) });
    const [one, other] = await stored();
    expect(one).toMatchObject({
      slug: 'a-flat-by-the-lake',
      status: 'draft',
      price: 8_500_000,
      builtUpAreaValue: 1180,
      builtUpAreaUnit: 'sq_ft',
      possessionDate: '2027-11-15',
      propertyType: 'flat/apartment',
      createdBy: asha.id,
    });
    expect(other?.slug).toBe('a-flat-by-the-lake-2');
    const record = (await asha.call('GET', `/property/${one?.id}`)).json().record;
    expect(record.bhk_ids).toHaveLength(2);
    expect(record.amenity_ids).toHaveLength(2);
    expect(record.builder_id).not.toBeNull();
    expect(await storedFiles()).toBe(0);
  });

  test('of Excel is read as one of text is', async () => {
    const body = xlsx([
      ['Title', 'City', 'Price', 'Built-up area', 'Possession date'],
      ['A villa & garden', 'Pune', 12_500_000, '2,400 sq ft', '15 Nov 2027'],
      [],
      ['Another villa', 'Pune', 'one', '', ''],
    ]);
    const checked = await check(await send(body, 'Villas.xlsx'));
    expect(checked).toMatchObject({ total_rows: 2, refused_rows: 1 });
    expect(checked.problems).toEqual([{ row: 4, field: 'Price', message: expect.stringContaining('85 lakh') }]);
  });

  test('R-303 is published where that was asked for, and visitors find it at once', async () => {
    const id = await send(file(row('A flat by the lake')));
    await check(id, { publish: true });
    await start(id);
    await app.core.imports.writeRows(id);
    const found = await app.server.inject('/api/v1/public/property');
    expect(found.json()).toMatchObject({ totalItems: 1 });
    const detail = await app.server.inject('/api/v1/public/property/a-flat-by-the-lake');
    expect(detail.statusCode).toBe(200);
  });

  test.each([
    ['a picture', 'homes.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])],
    ['an archive that is no sheet', 'homes.xlsx', zip([{ name: 'a.txt', content: 'a' }])],
    [
      'a sheet with macros',
      'homes.xlsx',
      zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }, { name: 'xl/vbaProject.bin' }]),
    ],
    ['bytes that are no text', 'homes.csv', Buffer.from('Title\r\nR\x81sidence', 'latin1')],
    ['a document', 'homes.pdf', Buffer.from('%PDF-1.7')],
    ['a head without rows', 'homes.csv', Buffer.from('Title,City\r\n,\r\n')],
    ['too many columns', 'homes.csv', Buffer.from(`${'a,'.repeat(101)}b\r\nx`)],
  ])('is refused at its field when it is %s', async (_what, name, body) => {
    const answer = await sendImport(app, asha, { name, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'file', message: expect.any(String) }]);
    expect(await app.db.$count(imports)).toBe(0);
  });

  test('is refused when the virus scanner finds something or does not respond', async () => {
    app.scanner.says = 'infected';
    const answer = await sendImport(app, asha, { body: file(row('A flat')) });
    app.scanner.says = 'unavailable';
    expect((await sendImport(app, asha, { body: `${HEAD}\n` })).statusCode).toBe(503);
    app.scanner.says = 'clean';
    expect(answer.statusCode).toBe(400);
  });
});

describe('the check', () => {
  test('D-52 tells row by row what the form would say at each field', async () => {
    const id = await send(file(row('A flat by the lake'), row('x', { price: 'cheap', city: 'Atlantis' })));
    const { problems, refused_rows } = await check(id);
    expect(refused_rows).toBe(1);
    expect(problems).toEqual([
      { row: 3, field: 'Price', message: 'Please enter an amount, such as 92,50,000 or 85 lakh' },
      { row: 3, field: 'City', message: 'There is no city called Atlantis' },
      { row: 3, field: 'Title', message: 'At least 3 characters' },
    ]);
    const csv = (await asha.call('GET', `/import/${id}/problems`)).body;
    expect(csv).toContain('3,City,There is no city called Atlantis');
  });

  test('R-303 asks for what a published listing needs', async () => {
    const id = await send('Title,City\r\nA flat by the lake,Pune');
    const { problems } = await check(id, { publish: true });
    expect(problems).toContainEqual({ row: 2, field: 'Price', message: 'Enter the price before you publish' });
    expect((await check(id, { publish: false })).problems).toEqual([]);
  });

  test('is refused without a title, for a column that is not there, and after the start', async () => {
    const id = await send('Name of home\r\nA flat by the lake');
    const rejected = await asha.call('POST', `/import/${id}/check`, { mapping: {}, publish: false });
    expect(rejected.json().errors).toEqual([{ field: 'title', message: 'Choose the column with the title' }]);
    const wrong = await asha.call('POST', `/import/${id}/check`, { mapping: { title: 'No such' }, publish: false });
    expect(wrong.statusCode).toBe(400);
    await check(id, { mapping: { title: 'Name of home' } });
    await start(id);
    const late = await asha.call('POST', `/import/${id}/check`, { mapping: { title: 'Name of home' }, publish: false });
    expect(late.statusCode).toBe(409);
  });
});

describe('the start', () => {
  test('waits until a person gives the rows with problems up', async () => {
    const id = await send(file(row('A flat by the lake'), row('Another', { city: 'Atlantis' })));
    expect((await start(id)).statusCode).toBe(409);
    await check(id);
    expect((await start(id)).json().errors).toEqual([{ field: 'leave_out', message: expect.any(String) }]);
    expect(await read(id)).toMatchObject({ status: 'checked' });
    expect((await start(id, true)).statusCode).toBe(200);
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'done', written_rows: 1, refused_rows: 1 });
    expect(await stored()).toHaveLength(1);
  });

  test('of a file without one good row is refused', async () => {
    const id = await send('Title\r\nx');
    await check(id);
    expect((await start(id, true)).statusCode).toBe(409);
  });

  test('twice imports once', async () => {
    const id = await send(file(row('A flat by the lake')));
    await check(id);
    const before = await countJobs('import.run');
    expect((await Promise.all([start(id), start(id)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await countJobs('import.run')).toBe((before ?? 0) + 1);
    await Promise.all([app.core.imports.writeRows(id), app.core.imports.writeRows(id)]);
    expect((await start(id)).statusCode).toBe(200);
    await app.core.imports.writeRows(id);
    expect(await stored()).toHaveLength(1);
  });

  test('R-307 is written down, and the history of each listing begins with its file and row', async () => {
    const id = await send(file(row('A flat by the lake')));
    await check(id);
    await start(id);
    await app.core.imports.writeRows(id);
    const [listing] = await stored();
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'property'), eq(auditEntries.entityId, String(listing?.id))));
    expect(entry).toMatchObject({ action: 'import', actorId: asha.id, after: { import_id: id, row: 2 } });
    const [started] = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'import'), eq(auditEntries.entity, 'import')))
      .orderBy(desc(auditEntries.id));
    expect(started).toMatchObject({ subject: expect.stringMatching(/\.csv$/), after: { rows: 1 } });
  });
});

describe('a check that another one overtakes', () => {
  test('R-422 stores nothing of how it read the rows', async () => {
    const id = await send(file(row('A flat by the lake')));
    await app.db.update(imports).set({ status: 'checking' });
    const overtaken = await app.db.transaction(async (tx) => {
      await tx.select().from(imports).where(eq(imports.id, id)).for('update');
      const checked = app.core.imports.checkRows(id);
      const isWaiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await app.db.execute(isWaiting)).rows).toHaveLength(1));
      await tx.update(imports).set({ publish: true });
      return { checked };
    });
    await overtaken.checked;
    expect(await read(id)).toMatchObject({ status: 'checking', checked_rows: 0 });
    await app.core.imports.checkRows(id);
    expect(await read(id)).toMatchObject({ status: 'checked', checked_rows: 1 });
  });
});

describe('an import of many batches', () => {
  test('goes on where a worker died, and doubles nothing', async () => {
    const id = await send(many(1_250));
    expect(await check(id)).toMatchObject({ checked_rows: 1_250, refused_rows: 0 });
    await start(id);
    // The third batch fails inside its transaction, after its rows were written.
    await app.owner.execute(sql`create function die() returns trigger language plpgsql as
      $$ begin if new.written_rows > 1000 then raise 'killed'; end if; return new; end $$`);
    await app.owner.execute(sql`create trigger die before update on imports for each row execute function die()`);
    await expect(app.core.imports.writeRows(id)).rejects.toThrow();
    await app.owner.execute(sql`drop function die cascade`);
    expect(await read(id)).toMatchObject({ status: 'running', written_rows: 1_000 });
    expect(await stored()).toHaveLength(1_000);
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'done', written_rows: 1_250 });
    const [{ titles } = { titles: 0 }] = await app.db
      .select({ titles: sql<number>`count(distinct ${properties.title})::int` })
      .from(properties);
    expect(titles).toBe(1_250);
    expect(await app.db.$count(propertyBhks)).toBe(2_500);
  });

  test('stops between two batches when it is told to, and is taken up again', async () => {
    const id = await send(many(600));
    await check(id);
    await start(id);
    const stopping = new AbortController();
    stopping.abort();
    await expect(app.core.imports.writeRows(id, stopping.signal)).rejects.toThrow('between two batches');
    expect(await stored()).toHaveLength(0);
    await app.core.imports.writeRows(id);
    expect(await stored()).toHaveLength(600);
  });

  test('R-302 gives titles alike addresses of their own, also beside those that are there already', async () => {
    await listings.properties.create({ title: 'Same home' });
    const id = await send(file(...Array.from({ length: 700 }, () => row('Same home')), row('Same home 2')));
    await check(id);
    await start(id);
    await app.core.imports.writeRows(id);
    const [slugs] = await app.db
      .select({ slugs: count() })
      .from(properties)
      .where(ilike(properties.slug, 'same-home%'));
    expect(slugs?.slugs).toBe(702);
  });

  test('is given up when its rows are gone from the store', async () => {
    const id = await send(file(row('A flat')));
    await check(id);
    await start(id);
    const [{ path } = { path: '' }] = await app.db.select().from(imports).where(eq(imports.id, id));
    await rm(join(app.filesFolder, path));
    await app.core.imports.writeRows(id);
    expect(await read(id)).toMatchObject({ status: 'failed' });
  });
});

test('an abandoned file is deleted after a month', async () => {
  await send(file(row('A flat')));
  const now = app.clock.now;
  expect(await app.core.imports.deleteExpired()).toBe(0);
  app.clock.now = new Date(Date.now() + 31 * 86_400_000);
  expect(await app.core.imports.deleteExpired()).toBe(1);
  app.clock.now = now;
  expect(await storedFiles()).toBe(0);
});

test.each(['property', 'project'] as const)(
  'the template of a %s has every column and can be sent as it is',
  async (kind) => {
    const body = (await asha.call('GET', `/import/template/${kind}`)).body;
    const id = (await sendImport(app, asha, { kind, body })).json<{ id: number }>().id;
    const { mapping } = await read(id);
    expect(Object.keys(mapping).toSorted()).toEqual(IMPORT_FIELDS[kind].map(({ name }) => name).toSorted());
    expect((await check(id)).problems).toEqual([]);
  },
);

test('R-246 imports are listed, newest first, and found by the name of their file', async () => {
  const first = await send(file(row('A flat')), 'first.csv');
  const second = await send(file(row('A flat')), 'second.csv');
  const list = (await asha.call('GET', '/import')).json<{ imports: { id: number }[] }>();
  expect(list.imports.map(({ id }) => id)).toEqual([second, first]);
  const found = (await asha.call('GET', '/import?q=first')).json<{ imports: { id: number }[] }>();
  expect(found.imports.map(({ id }) => id)).toEqual([first]);
});

test.each(['', '/check', '/start', '/problems'])('an import that does not exist is not found: %s', async (call) => {
  const method = call === '/check' || call === '/start' ? 'POST' : 'GET';
  const payload = { mapping: { title: 'Title' }, publish: false, leave_out: false };
  const answer = await asha.call(method, `/import/999999${call}`, method === 'POST' ? payload : undefined);
  expect(answer.statusCode).toBe(404);
});
