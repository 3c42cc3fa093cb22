import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AreaUnit, type FullImport, IMPORT_FIELDS } from '#contract';
import { and, desc, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { recordSamples } from '../../../../test/record-samples.ts';
import { sendImport } from '../../../../test/sheets.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { amenities, auditEntries, bhkOptions, cities, properties, tags } = tables;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const parseRows = (csv: string) =>
  parse<Record<string, string>>(csv, { bom: true, columns: true, skip_empty_lines: true });

const exported = async (path: string, query = '') => asha.call('GET', `${path}/export${query}`);

const newestExport = async (entity: string) => {
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'export'), eq(auditEntries.entity, entity)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};

test.each(recordSamples)('R-298 the list of $path is a file with what was searched for', async (sample) => {
  const { path, input, linked, word, change } = sample;
  const { id } = (await asha.call('POST', path, { ...input, ...(await linked?.(app.db)) })).json<{ id: number }>();
  await asha.call('PATCH', `${path}/${id}`, change);
  const answer = await exported(path, `?q=${encodeURIComponent(word)}`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  expect(parseRows(answer.body).map(({ ID }) => Number(ID))).toContain(id);
  expect(parseRows((await exported(path, '?q=no-such-record')).body)).toEqual([]);
  const entry = await newestExport(path.split('/').at(-1) ?? '');
  expect(entry).toMatchObject({ actorId: asha.id, after: { searched: true } });
  expect(JSON.stringify(entry?.after)).not.toContain('no-such-record');
});

test('R-298 a file holds all pages of a list, in its order, each row once', async () => {
  const values = Array.from({ length: 1_203 }, (_, index) => ({
    name: `Person ${String(index % 7)}`,
    location: 'Pune',
    content: `=HYPERLINK("x", ${index})`,
    position: index % 5,
  }));
  await app.db.delete(tables.testimonials);
  const stored = await app.db.insert(tables.testimonials).values(values).returning();
  const all = parseRows((await exported('/testimonial')).body);
  expect(new Set(all.map(({ ID }) => ID)).size).toBe(1_203);
  const ordered = stored.toSorted((one, other) => one.position - other.position || one.id - other.id);
  expect(all.map(({ ID }) => Number(ID))).toEqual(ordered.map(({ id }) => id));
  expect(all[0]?.Content).toMatch(/^'=HYPERLINK/);
  expect(all[0]?.['Created at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test.each(['name', '-name', 'createdAt', '-createdAt'])('D-53 a file has the order of its list: %s', async (sort) => {
  const values = Array.from({ length: 1_203 }, (_, index) => ({ name: `P${index % 7}`, location: '', content: 'x' }));
  await app.db.delete(tables.testimonials);
  await app.db.insert(tables.testimonials).values(values);
  const rows = parseRows((await exported('/testimonial', `?sort=${sort}`)).body);
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(1_203);
  const placed = rows.map(({ ID = '', Name = '' }) =>
    sort.endsWith('name') ? Name + ID.padStart(9, '0') : ID.padStart(9, '0'),
  );
  expect(placed).toEqual(sort.startsWith('-') ? placed.toSorted().toReversed() : placed.toSorted());
});

test('D-53 rows without a value come where the list has them', async () => {
  const { projectConfigurations, projects } = tables;
  const [project] = await app.db.insert(projects).values({ title: 'Terraces', slug: 'terraces' }).returning();
  const projectId = project?.id ?? 0;
  const priced = (index: number) => (index % 3 === 0 ? null : 1 + (index % 50));
  await app.db
    .insert(projectConfigurations)
    .values(Array.from({ length: 1_300 }, (_, index) => ({ projectId, title: 'Home', price: priced(index) })));
  for (const sort of ['price', '-price']) {
    const rows = parseRows((await exported(`/project/${projectId}/configuration`, `?sort=${sort}`)).body);
    expect(new Set(rows.map(({ ID }) => ID)).size).toBe(1_300);
    const prices = rows.map(({ Price }) => (Price === '' ? Number.POSITIVE_INFINITY : Number(Price)));
    expect(prices).toEqual(prices.toSorted((one, other) => (sort === 'price' ? one - other : other - one) || 0));
  }
});

test('D-55 the file of staff holds no secret', async () => {
  const colleague = await newColleague(app);
  const { body, statusCode } = await colleague.call('GET', '/user/export');
  expect(statusCode).toBe(200);
  expect(body).toContain(colleague.email);
  expect(body).not.toMatch(/hash|secret|totp|recovery|argon/i);
  const [first] = parseRows(body);
  expect(Object.keys(first ?? {})).toEqual([
    'ID',
    'Full name',
    'Email',
    'Mobile number',
    'Is active',
    'Role',
    'Pending email',
    'Is invited',
    'Authenticator app',
    'Passkeys',
    'Last sign in at',
    'Created at',
    'Updated at',
  ]);
});

test('R-298 without a session there is no file', async () => {
  const answer = await app.server.inject('/api/v1/admin/property/export');
  expect(answer.statusCode).toBe(401);
});

describe('an exported file of listings', () => {
  let cityId = 0;
  let links: { tag_ids: number[]; amenity_ids: number[]; bhk_ids: number[] };
  beforeAll(async () => {
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    [cityId = 0] = ids(await app.db.insert(cities).values({ name: 'Pune', slug: 'pune', state: 'M' }).returning());
    links = {
      tag_ids: ids(
        await app.db
          .insert(tags)
          .values([{ tagName: 'Top; Pick' }, { tagName: '=Hot' }])
          .returning(),
      ),
      amenity_ids: ids(
        await app.db
          .insert(amenities)
          .values([
            { name: 'Lift', category: 'Tower' },
            { name: 'Lift', category: 'Garage' },
            { name: 'Pool, heated', category: 'Leisure' },
          ])
          .returning(),
      ),
      bhk_ids: ids(
        await app.db
          .insert(bhkOptions)
          .values([
            { bhk: '2', bit: 1 },
            { bhk: '1 RK', bit: 2 },
          ])
          .returning(),
      ),
    };
  });

  const fields = IMPORT_FIELDS.property.map(({ name }) => name).filter((name) => !['slug', 'status'].includes(name));
  const text = (min: number, max: number) =>
    fc
      .array(fc.constantFrom('=1+1', '+', '-', '@', "'", '"', ',', ';', '\\', '\n', 'a', 'é', 'घर', ' ', '\t', '😀'), {
        maxLength: 24,
      })
      .map((parts) => parts.join('').trim())
      .filter((candidate) => Array.from(candidate).length >= min && candidate.length <= max);
  const listing = fc.record({
    title: text(3, 160),
    address: text(0, 250),
    description: fc.constantFrom('', '<p>=1+1 &amp; "quotes",<br />lines</p>', '<p>-2</p>\n<p>b</p>'),
    meta_title: text(1, 120),
    landmarks: fc.uniqueArray(
      text(1, 80).filter((candidate) => !candidate.includes('\n')),
      { maxLength: 4 },
    ),
    price: fc.integer({ min: 1, max: 10 ** 12 }),
    maintenance: fc.integer({ min: 0, max: 10 ** 8 }),
    built_up_area: fc.record({
      value: fc.integer({ min: 1, max: 10 ** 9 }).map((hundredths) => hundredths / 100),
      unit: fc.constantFrom(...AreaUnit.options),
    }),
    longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }).map((degrees) => degrees / 10 ** 6),
    latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((degrees) => degrees / 10 ** 6),
    possession_date: fc.constantFrom('2027-02-28', '2030-12-01'),
    price_on_request: fc.boolean(),
    facing: fc.constantFrom('north_east', 'south'),
    rating: fc.constantFrom(0, 4.5),
  });

  test('R-311 can be imported again, with every amount, area and word as it was', async () => {
    const samples = fc.sample(listing, 120);
    for (const sample of samples) {
      const answer = await asha.call('POST', '/property', { ...sample, city_id: cityId, ...links, status: 'draft' });
      expect(answer.json()).toMatchObject({ success: true });
    }
    const facts = async () => {
      const all = await app.db.select({ id: properties.id }).from(properties).orderBy(properties.id);
      return Promise.all(
        all.map(async ({ id }) => {
          const record = await app.core.records.property.read(id);
          return JSON.stringify(
            Object.fromEntries(fields.map((name) => [name, (record as Record<string, unknown>)[name]])),
          );
        }),
      );
    };
    const before = await facts();
    const { body } = await exported('/property', '?sort=createdAt');
    await app.db.delete(properties);
    const { id } = (await sendImport(app, asha, { body })).json<{ id: number }>();
    const { mapping } = (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;
    await asha.call('POST', `/import/${id}/check`, { mapping, publish: false });
    await app.core.imports.checkRows(id);
    const checked = (await asha.call('GET', `/import/${id}`)).json<{ record: FullImport }>().record;
    expect(checked.problems).toEqual([]);
    await asha.call('POST', `/import/${id}/start`, { leave_out: false });
    await app.core.imports.writeRows(id);
    expect(await facts()).toEqual(before);
  });
});
