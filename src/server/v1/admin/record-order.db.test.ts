import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { auditEntries, cachePurges, partners } = tables;

const app = createTestApp();
let asha: Colleague;

beforeEach(async () => {
  asha ??= await newColleague(app);
  await app.db.delete(partners);
});

/** Partners with these positions, in the order in which they are added. */
async function addPartners(positions: number[]): Promise<number[]> {
  const rows = await app.db
    .insert(partners)
    .values(positions.map((position, index) => ({ name: `Partner ${index}`, position })))
    .returning({ id: partners.id });
  return rows.map(({ id }) => id);
}

const list = async (): Promise<number[]> =>
  (await asha.call('GET', '/partner?size=100')).json().partners.map(({ id }: { id: number }) => id);
const listOnSite = async (): Promise<number[]> =>
  (await app.server.inject({ url: '/api/v1/public/partner' })).json().partners.map(({ id }: { id: number }) => id);
const move = (id: number | undefined, place: object, who = asha) => who.call('PUT', `/partner/${id}/place`, place);

describe('a list whose order staff choose', () => {
  test('R-423 is listed in the order of the site, also without positions', async () => {
    const [one, two, three] = await addPartners([5, 0, 0]);
    expect(await list()).toEqual([two, three, one]);
    expect(await listOnSite()).toEqual(await list());
    const sheet = (await asha.call('GET', '/partner/export')).body;
    expect([...sheet.matchAll(/Partner (\d)/g)].map(([, n]) => n)).toEqual(['1', '2', '0']);
  });

  test('R-423 a record is moved to a place, on the site too, and a colleague who edits another one is not disturbed', async () => {
    const ids = await addPartners([0, 0, 0, 0]);
    const readVersion = async () => (await asha.call('GET', `/partner/${ids[0]}`)).json().record.updatedAt;
    const version = await readVersion();
    expect((await move(ids[3], { after: ids[0] })).json()).toEqual({ success: true });
    expect(await list()).toEqual([ids[0], ids[3], ids[1], ids[2]]);
    expect(await listOnSite()).toEqual(await list());
    expect(await readVersion()).toBe(version);
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(ids[3])));
    expect(entry).toMatchObject({
      entity: 'partner',
      subject: 'Partner 3',
      before: { position: 0 },
      after: { position: 2 },
    });
  });

  test('R-423 the pages that show it are purged', async () => {
    const ids = await addPartners([1, 2]);
    await app.db.delete(cachePurges);
    await move(ids[1], { before: ids[0] });
    expect(await app.db.$count(cachePurges)).toBeGreaterThan(0);
  });

  test('R-423 a record is not moved beside itself or one that is gone', async () => {
    const ids = await addPartners([1, 2, 3]);
    for (const beside of [ids[0], 999_999]) expect((await move(ids[0], { after: beside })).statusCode).toBe(409);
    expect(await list()).toEqual(ids);
  });

  test('R-423 any moves give the same order as in an array', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.constantFrom('after', 'before')), { minLength: 1, maxLength: 5 }),
        async (positions, moves) => {
          await app.db.delete(partners);
          await addPartners(positions);
          let expected = await list();
          for (const [index, besideIndex, side] of moves) {
            const [id = 0, beside = 0] = [expected[index % expected.length], expected[besideIndex % expected.length]];
            await move(id, { [side]: beside });
            if (id === beside) continue;
            const others = expected.filter((each) => each !== id);
            expected = others.toSpliced(others.indexOf(beside) + (side === 'after' ? 1 : 0), 0, id);
          }
          expect(await list()).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  test('R-423 moves at the same moment lose no record and give each a place of its own', async () => {
    const ids = await addPartners([0, 0, 0, 0, 0, 0]);
    const answers = await Promise.all(ids.map((id, index) => move(id, { after: ids[(index + 3) % ids.length] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect(new Set(await list())).toEqual(new Set(ids));
    const rows = await app.db.select({ position: partners.position }).from(partners);
    expect(rows.map(({ position }) => position).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([{}, { after: -1 }, { before: 'first' }, { place: 1 }, { after: 1, before: 2 }])(
    'R-423 a record is not moved to %j',
    async (place) => {
      const ids = await addPartners([1, 2]);
      expect((await move(ids[1], place)).statusCode).toBe(400);
      expect(await list()).toEqual(ids);
    },
  );

  test('R-423 R-400 a record is moved by those who may change it only, and only if it exists', async () => {
    const ids = await addPartners([1, 2]);
    for (const role of ['manager', 'sales', 'hr'] as const)
      expect((await move(ids[1], { before: ids[0] }, await newColleague(app, role))).statusCode).toBe(403);
    expect((await move(999_999, { before: ids[0] })).statusCode).toBe(404);
    expect(await list()).toEqual(ids);
    expect((await move(ids[1], { before: ids[0] }, await newColleague(app, 'editor'))).statusCode).toBe(200);
  });
});
