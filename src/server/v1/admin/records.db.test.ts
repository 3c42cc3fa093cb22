import { beforeAll, describe, expect, test } from 'vitest';
import { and, desc, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { recordSamples } from '../../../../test/record-samples.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const newestEntry = async (entity: string, id: number) => {
  const { auditEntries } = tables;
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};

describe.each(recordSamples)('the records of $path', ({ path, rows, change, word, invalid, ...sample }) => {
  const entity = path.split('/').at(-1) ?? '';
  let input: object;
  beforeAll(async () => {
    input = { ...sample.input, ...(await sample.linked?.(app.db)) };
  });
  const add = async () => (await asha.call('POST', path, input)).json<{ id: number }>().id;
  const listed = async (query = ''): Promise<{ rows: { id: number }[]; totalItems: number }> => {
    const answer = (await asha.call('GET', path + query)).json();
    return { ...answer, rows: answer[rows] };
  };

  test('D-59 R-297 are added, changed and deleted, and the list shows it', async () => {
    const id = await add();
    expect((await listed()).rows.map((row) => row.id)).toContain(id);
    const changed = (await asha.call('PATCH', `${path}/${id}`, change)).json();
    expect(changed).toEqual({ success: true, version: expect.stringMatching(/^\d{4}-.+Z$/) });
    expect((await listed()).rows.find((row) => row.id === id)).toMatchObject(change);
    expect((await asha.call('DELETE', `${path}/${id}`)).json()).toEqual({ success: true });
    expect((await listed()).rows.map((row) => row.id)).not.toContain(id);
  });

  test('R-307 leave who did what, with before and after, for every change', async () => {
    const id = await add();
    expect(await newestEntry(entity, id)).toMatchObject({ action: 'create', actorId: asha.id, before: null });
    await asha.call('PATCH', `${path}/${id}`, change);
    const changed = await newestEntry(entity, id);
    expect(changed).toMatchObject({ action: 'update', actorId: asha.id, requestId: expect.any(String) });
    expect(changed?.before).not.toEqual(changed?.after);
    await asha.call('DELETE', `${path}/${id}`);
    expect(await newestEntry(entity, id)).toMatchObject({ action: 'delete', after: null });
  });

  test('are not overwritten in silence by a second editor, who is told who changed them', async () => {
    const id = await add();
    const ravi = await newColleague(app);
    const read = async () => (await asha.call('GET', `${path}/${id}`)).json<{ record: { updatedAt: string } }>().record;
    const opened = { 'if-match': `"${(await read()).updatedAt}"` };
    expect((await ravi.call('PATCH', `${path}/${id}`, change, opened)).statusCode).toBe(200);
    const stored = await read();
    const late = await asha.call('PATCH', `${path}/${id}`, change, opened);
    expect([late.statusCode, late.json()]).toEqual([
      412,
      expect.objectContaining({ changed: { by: expect.stringMatching(/^Colleague \d+$/), at: stored.updatedAt } }),
    ]);
    expect(await read()).toEqual(stored);
    const fresh = { 'if-match': `"${stored.updatedAt}"` };
    const both = await Promise.all([asha, ravi].map((each) => each.call('PATCH', `${path}/${id}`, change, fresh)));
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '412']);
    expect((await asha.call('PATCH', `${path}/${id}`, change)).statusCode).toBe(200);
    await asha.call('DELETE', `${path}/${id}`);
  });

  test('D-53 are found by the server on whatever page they are', async () => {
    const id = await add();
    await asha.call('PATCH', `${path}/${id}`, change);
    expect((await listed(`?q=${encodeURIComponent(word)}`)).rows.map((row) => row.id)).toContain(id);
    expect(await listed('?q=%25no-such-record%25')).toMatchObject({ rows: [], totalItems: 0, totalPages: 0 });
    await asha.call('DELETE', `${path}/${id}`);
  });

  test('D-52 say at its field what is wrong with a value, and store nothing', async () => {
    const before = (await listed()).totalItems;
    const answer = await asha.call('POST', path, { ...input, ...invalid });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ field: Object.keys(invalid)[0], message: expect.any(String) });
    expect((await listed()).totalItems).toBe(before);
  });

  test('that do not exist are not found', async () => {
    for (const id of ['999999999', 'x']) {
      expect((await asha.call('PATCH', `${path}/${id}`, change)).statusCode).toBe(404);
      expect((await asha.call('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    }
  });
});

test.each(['/project', '/property', '/testimonial'])(
  'D-53 %s is ordered by when records were made, either way',
  async (path) => {
    const sample = recordSamples.find((each) => each.path === path);
    const add = async () => (await asha.call('POST', path, sample?.input)).json<{ id: number }>().id;
    const added = [await add(), await add()];
    const order = async (sort: string): Promise<number[]> => {
      const answer = (await asha.call('GET', `${path}?sort=${sort}`)).json();
      const rows: { id: number }[] = answer[sample?.rows ?? ''];
      return rows.map(({ id }) => id).filter((id) => added.includes(id));
    };
    expect(await order('createdAt')).toEqual(added);
    expect(await order('-createdAt')).toEqual(added.toReversed());
    for (const id of added) await asha.call('DELETE', `${path}/${id}`);
  },
);

test('R-246 R-292 a list has ten rows a page and tells how many there are', async () => {
  const sample = recordSamples.find(({ path }) => path === '/testimonial');
  await Promise.all(Array.from({ length: 23 }, () => asha.call('POST', '/testimonial', sample?.input)));
  const page = async (n: number) => (await asha.call('GET', `/testimonial?page=${n}`)).json();
  expect(await page(1)).toMatchObject({ totalItems: 23, totalPages: 3 });
  expect((await page(1)).testimonials).toHaveLength(10);
  expect((await page(3)).testimonials).toHaveLength(3);
  expect((await page(4)).testimonials).toHaveLength(0);
});
