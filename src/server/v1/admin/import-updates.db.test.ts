import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FullImport, ImportChanges } from '#contract';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { postProperty } from '../../../../test/postings.ts';
import { saveListings } from '../../../../test/save-listings.ts';
import { sendImport } from '../../../../test/sheets.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const listings = saveListings(app);
const { auditEntries, builders, cities, importPictures, imports, media, properties, settings, users } = tables;
let asha: Colleague;
let cityId: number;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
  const [city] = await app.db
    .insert(cities)
    .values({ name: 'Noida', slug: 'noida', state: 'Uttar Pradesh' })
    .returning();
  cityId = city?.id ?? 0;
  await app.db.insert(builders).values({ name: 'Banyan Homes', slug: 'banyan' });
});

beforeEach(async () => {
  await app.db.delete(properties);
  await app.db.delete(imports);
  await app.db.delete(settings);
  await app.db.update(users).set({ role: 'editor', isActive: true }).where(eq(users.id, asha.id));
});

const home = (title: string, changes: object = {}) =>
  listings.properties.create({ title, city_id: cityId, price: 18_600_000, furnishing: 'unfurnished', ...changes });

const send = async (body: string) => (await sendImport(app, asha, { body })).json<{ id: number }>().id;
const read = async (id: number) => (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;
const check = async (id: number) => {
  const { mapping } = await read(id);
  await asha.call('POST', `/import/${id}/check`, { mapping, publish: false });
  await app.core.imports.checkRows(id);
  return read(id);
};
const changes = async (id: number, query = '') =>
  (await asha.call('GET', `/import/${id}/changes${query}`)).json<ImportChanges>();
const start = (id: number) => asha.call('POST', `/import/${id}/start`, { leave_out: true });
const run = async (id: number) => {
  expect((await start(id)).statusCode).toBe(200);
  await app.core.imports.writeRows(id);
  return read(id);
};
const stored = async (id: number) => (await app.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('R-422 rows with the ID of a listing', () => {
  test('change only its columns, as the preview shows, and nothing before', async () => {
    const id = await home('A flat by the lake', { bathrooms: 2 });
    const sent = await send(`ID,Rate,Furnishing,Bathrooms,Photos\n${id},1.92 cr,semi,2,https://a.example.com/1.jpg`);
    const checked = await check(sent);
    expect(checked).toMatchObject({ updated_rows: 1, same_rows: 0, refused_rows: 0 });
    expect(checked.groups).toMatchObject([{}, { message: 'Existing listings keep their pictures' }]);
    expect(await changes(sent)).toMatchObject({
      totalItems: 1,
      listings: [
        {
          row: 2,
          id,
          title: 'A flat by the lake',
          outcome: 'waiting',
          changes: [
            { field: 'price', before: '18600000', after: '19200000' },
            { field: 'furnishing', before: 'Unfurnished', after: 'Semi-furnished' },
          ],
        },
      ],
      fields: [
        { field: 'furnishing', listings: 1 },
        { field: 'price', listings: 1 },
      ],
    });
    expect(await stored(id)).toMatchObject({ price: 18_600_000 });
    expect(await run(sent)).toMatchObject({ status: 'done', written_rows: 0, updated_rows: 1, refused_rows: 0 });
    expect(await stored(id)).toMatchObject({
      title: 'A flat by the lake',
      price: 19_200_000,
      furnishing: 'semi',
      bathrooms: 2,
      updatedBy: asha.id,
    });
    expect((await changes(sent)).listings).toMatchObject([{ outcome: 'changed' }]);
    const history = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.requestId, `import-${sent}`), eq(auditEntries.entityId, String(id))));
    expect(history).toMatchObject([{ actorId: asha.id, after: { price: 19_200_000 } }]);
    // A job that is repeated changes nothing.
    await app.core.imports.writeRows(sent);
    expect(await read(sent)).toMatchObject({ updated_rows: 1 });
  });

  test('stand beside new ones, and other IDs are new listings', async () => {
    const id = await home('Old one');
    const same = await home('Same one');
    const body = [
      'Unit ID,Name,Price',
      `${id},Old one,2 cr`,
      `${same},Same one,1.86 cr`,
      'AT-9,New one,1 cr',
      '9999999,Other,1 cr',
    ];
    const sent = await send(body.join('\n'));
    expect(await check(sent)).toMatchObject({ updated_rows: 1, same_rows: 1, refused_rows: 0 });
    expect(await run(sent)).toMatchObject({ written_rows: 2, updated_rows: 1, same_rows: 1, refused_rows: 0 });
    expect(await app.db.$count(properties)).toBe(4);
  });

  test('an exported list is one without changes', async () => {
    await home('A flat by the lake', { landmarks: ['Lake; gate'], built_up_area: { value: 930, unit: 'sq_ft' } });
    const admin = await newColleague(app);
    const { body } = await admin.call('GET', '/property/export');
    expect(await check(await send(body))).toMatchObject({ updated_rows: 0, same_rows: 1, refused_rows: 0 });
  });

  test('are previewed page by page, all or those of a field', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 12; at += 1) ids.push(await home(`Home ${at}`));
    const rows = ids.map((id, at) => `${id},${at < 3 ? '2 cr' : ''},semi`);
    const sent = await send(['ID,Price,Furnishing', ...rows].join('\n'));
    await check(sent);
    expect(await changes(sent)).toMatchObject({ totalItems: 12, totalPages: 2 });
    expect((await changes(sent, '?page=2')).listings).toHaveLength(2);
    expect(await changes(sent, '?field=price')).toMatchObject({ totalItems: 3 });
    expect(await changes(sent, '?field=%27%22')).toMatchObject({ totalItems: 0 });
    expect((await asha.call('GET', '/import/999999/changes')).statusCode).toBe(404);
  });

  test('leave alone what was changed after the preview, and say who did it', async () => {
    const [changed, other] = [await home('Changed one'), await home('Other one')];
    const sent = await send(`ID,Price\n${changed},2 cr\n${other},2 cr`);
    await check(sent);
    await listings.properties.update(changed, { bathrooms: 3 });
    const done = await run(sent);
    expect(done).toMatchObject({ status: 'done', updated_rows: 1, refused_rows: 1, has_left_out: true });
    expect(done.problems).toEqual([
      { row: 2, field: 'ID', message: expect.stringMatching(/^Changed by .+ after the preview, left as it is$/) },
    ]);
    expect(await stored(changed)).toMatchObject({ price: 18_600_000, bathrooms: 3 });
    expect(await stored(other)).toMatchObject({ price: 20_000_000 });
    expect((await asha.call('GET', `/import/${sent}/left-out`)).body).toContain('after the preview');
  });

  test('are refused for deleted listings, posted ones and a second row of the same listing', async () => {
    const [deleted, posted, twice] = [await home('Deleted one'), await home('Posted one'), await home('Twice one')];
    await listings.properties.remove(deleted);
    const postingId = await postProperty(app);
    await app.db.update(properties).set({ postingId }).where(eq(properties.id, posted));
    const rows = [deleted, posted, twice, twice].map((id, at) => `${id},${at + 2} cr`);
    const sent = await send(['ID,Price', ...rows].join('\n'));
    const checked = await check(sent);
    expect(checked).toMatchObject({ updated_rows: 1, refused_rows: 3 });
    expect(checked.problems.map(({ message }) => message)).toEqual([
      'This listing was deleted. Restore it first.',
      'This listing is a posted property, which is not changed by a file',
      'Another row of the sheet changes the same listing',
    ]);
    expect(await run(sent)).toMatchObject({ updated_rows: 1, refused_rows: 3 });
    expect(await stored(twice)).toMatchObject({ price: 40_000_000 });
    expect(await stored(posted)).toMatchObject({ price: 18_600_000 });
  });

  test('change nothing for a user who lost the permission, or the account', async () => {
    const id = await home('A flat by the lake');
    const sent = await send(`ID,Price\n${id},2 cr`);
    await check(sent);
    await start(sent);
    await app.db.update(users).set({ role: 'hr' }).where(eq(users.id, asha.id));
    await app.core.imports.writeRows(sent);
    await app.db.update(users).set({ role: 'editor' }).where(eq(users.id, asha.id));
    expect(await read(sent)).toMatchObject({ status: 'done', updated_rows: 0, refused_rows: 1 });
    expect(await stored(id)).toMatchObject({ price: 18_600_000 });
  });

  test('of which the listing was deleted after the preview are left, and counted once', async () => {
    const id = await home('A flat by the lake');
    const sent = await send(`ID,Price\n${id},2 cr`);
    await check(sent);
    await listings.properties.remove(id);
    const done = await run(sent);
    expect(done).toMatchObject({ status: 'done', updated_rows: 0, refused_rows: 1 });
    expect(done.problems).toEqual([{ row: 2, field: 'ID', message: 'Property not found' }]);
  });

  test('keep the rules of the form', async () => {
    const id = await home('A flat by the lake', { total_floors: 4 });
    const sent = await send(`ID,Floor\n${id},9`);
    const checked = await check(sent);
    expect(checked).toMatchObject({ updated_rows: 0, refused_rows: 1 });
    expect(checked.problems).toEqual([{ row: 2, field: 'Floor', message: 'The floor is above the top floor' }]);
  });
});

describe('R-422 addresses of pictures', () => {
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#c06030' } })
      .jpeg()
      .toBuffer();
  const allow = (...picture_hosts: string[]) =>
    app.db.insert(settings).values({ key: 'imports', value: { picture_hosts } });
  const sendPictures = async (cell: string) => {
    const id = await send(`Name,Photos\nA flat by the lake,"${cell}"`);
    return { id, checked: await check(id) };
  };

  test('of allowed hosts are fetched after the import, and the listing has them in their order', async () => {
    await allow('img.example.com');
    const asked: string[] = [];
    app.fetchPicture = async ({ href }) => {
      asked.push(href);
      return photo();
    };
    const { id, checked } = await sendPictures(
      'https://img.example.com/1.jpg https://img.example.com/2.jpg\nhttps://cdn.example.net/3.jpg,http://img.example.com/4.jpg',
    );
    expect(checked.refused_rows).toBe(0);
    expect(checked.groups.filter(({ field }) => field === 'picture_urls')).toMatchObject([
      { kind: 'picture', value: 'img.example.com', rows: 1 },
      { kind: 'picture_host', value: 'cdn.example.net', rows: 1 },
      { kind: 'picture_host', value: 'http://img.example.com/4.jpg', rows: 1 },
    ]);
    await run(id);
    expect(asked).toEqual([]);
    expect((await read(id)).pictures).toEqual({ waiting: 2, fetched: 0, failed: 0 });
    await app.core.imports.fetchPictures(id);
    await app.core.imports.fetchPictures(id);
    expect(asked).toEqual(['https://img.example.com/1.jpg', 'https://img.example.com/2.jpg']);
    expect((await read(id)).pictures).toEqual({ waiting: 0, fetched: 2, failed: 0 });
    const [listing] = await app.db.select().from(properties);
    const { images } = (await asha.call('GET', `/property/${listing?.id}`)).json().record;
    expect(images).toMatchObject([{ alt: 'A flat by the lake' }, { alt: 'A flat by the lake' }]);
    const files = await app.db.select().from(media);
    expect(files.map(({ originalName, visibility }) => [originalName, visibility])).toEqual([
      ['1.jpg', 'private'],
      ['2.jpg', 'private'],
    ]);
    for (const file of files) await app.core.pictures.prepare(file.id);
    expect((await app.db.select().from(media)).map(({ status }) => status)).toEqual(['ready', 'ready']);
  });

  test('that do not work are named with their rows, and the listing is there without them', async () => {
    await allow('img.example.com');
    app.fetchPicture = async ({ pathname }) => (pathname === '/page.jpg' ? Buffer.from('<html></html>') : photo());
    const { id } = await sendPictures('https://img.example.com/page.jpg, https://img.example.com/1.jpg');
    await run(id);
    await app.core.imports.fetchPictures(id);
    const done = await read(id);
    expect(done).toMatchObject({ written_rows: 1, pictures: { waiting: 0, fetched: 1, failed: 1 } });
    expect(done.problems).toEqual([
      {
        row: 2,
        field: 'Picture',
        message: 'Pictures must be JPG, PNG or WebP files: https://img.example.com/page.jpg',
      },
    ]);
  });

  test('are not fetched by default, nor from a host that was removed before they were', async () => {
    app.fetchPicture = () => Promise.reject(new Error('must not be asked'));
    const { checked } = await sendPictures('https://img.example.com/1.jpg');
    expect(checked.groups.find(({ field }) => field === 'picture_urls')).toMatchObject({ kind: 'picture_host' });
    await allow('img.example.com');
    const { id } = await sendPictures('https://img.example.com/1.jpg');
    await run(id);
    await app.db.delete(settings);
    await app.core.imports.fetchPictures(id);
    expect(await app.db.select().from(importPictures)).toMatchObject([
      { outcome: 'failed', message: 'Host not allowed in settings' },
    ]);
  });

  test('of hosts are a setting of admins: names only', async () => {
    const admin = await newColleague(app);
    const put = (...picture_hosts: string[]) => admin.call('PUT', '/settings/imports', { picture_hosts });
    expect((await put('Img.Example.com', 'cdn.example.net')).statusCode).toBe(200);
    const { settings: saved } = (await admin.call('GET', '/settings')).json();
    expect(saved.imports).toEqual({ picture_hosts: ['cdn.example.net', 'img.example.com'] });
    for (const host of [
      '127.0.0.1',
      'localhost',
      '*.example.com',
      'https://img.example.com',
      'img.example.com:8443',
      '[::1]',
    ])
      expect((await put(host)).statusCode).toBe(400);
    expect((await asha.call('PUT', '/settings/imports', { picture_hosts: [] })).statusCode).toBe(403);
  });
});
