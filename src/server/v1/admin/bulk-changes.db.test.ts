import { beforeAll, describe, expect, test } from 'vitest';
import { type BulkChange, type BulkInput, type BulkRow, MAX_BULK_ROWS } from '#contract';
import { eq, inArray, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { propertyInput } from '../../../../test/listing-inputs.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { auditEntries, bulkChangeRows, bulkChanges, cities, enquiries, enquiryEvents, mails, properties, tags, users } =
  tables;

const app = createTestApp();
let asha: Colleague;
let farah: Colleague;
let cityId = 0;

beforeAll(async () => {
  asha = await newColleague(app, 'admin');
  farah = await newColleague(app, 'sales');
  const [city] = await app.db
    .insert(cities)
    .values({ name: 'Bulkpur', slug: 'bulkpur', state: 'Haryana' })
    .returning({ id: cities.id });
  cityId = city?.id ?? 0;
});

async function addHomes(count: number, changes: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const answer = await asha.call('POST', '/property', propertyInput(cityId, { title: `Home ${n}`, ...changes }));
    ids.push(answer.json().id);
  }
  return ids;
}

const readHome = async (id: number) => {
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id));
  if (!row) throw new Error('the property is missing');
  return row;
};
const getPrices = (ids: number[]) => Promise.all(ids.map(async (id) => (await readHome(id)).price));

const begin = (who: Colleague, input: BulkInput) => who.call('POST', '/bulk-changes', input);

/** Starts a change and runs its job to the end. */
async function change(who: Colleague, input: BulkInput): Promise<number> {
  const answer = await begin(who, input);
  expect(answer.json()).toMatchObject({ success: true });
  const { id } = answer.json();
  await app.core.bulkChanges.run(id);
  return id;
}

async function undo(who: Colleague, id: number) {
  const answer = await who.call('POST', `/bulk-changes/${id}/undo`);
  if (answer.statusCode === 200) await app.core.bulkChanges.run(id);
  return answer.statusCode;
}

const read = async (who: Colleague, id: number): Promise<{ change: BulkChange; rows: BulkRow[] }> =>
  (await who.call('GET', `/bulk-changes/${id}`)).json();

const plus = (value: number) => ({
  kind: 'price' as const,
  price: { by: 'percent' as const, value, round_to: 1 as const },
});

describe('prices of many homes', () => {
  test('R-420 are changed together, row by row in the history, and undone', async () => {
    const ids = await addHomes(3);
    const id = await change(asha, { list: 'property', rows: { ids }, action: plus(10) });
    expect(await getPrices(ids)).toEqual([9_350_000, 9_350_000, 9_350_000]);
    expect((await read(asha, id)).change).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0 });
    const entries = await app.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(sql`${auditEntries.requestId} = ${`bulk-change-${id}`}`);
    expect(entries).toEqual(ids.map(() => ({ action: 'update', actorId: asha.id })));

    expect(await undo(asha, id)).toBe(200);
    expect(await getPrices(ids)).toEqual([8_500_000, 8_500_000, 8_500_000]);
    const { change: undone, rows } = await read(asha, id);
    expect(undone).toMatchObject({ state: 'undone', total: 3, done: 3, failed: 0, undo_until: null });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['undone', 'undone', 'undone']);
  });

  test('R-420 are previewed with examples and totals', async () => {
    const [first = 0, second = 0, hidden = 0] = [
      ...(await addHomes(2)),
      ...(await addHomes(1, { price_on_request: true })),
    ];
    const answer = await asha.call('POST', '/bulk-changes/prices', {
      rows: { ids: [first, second, hidden] },
      price: { by: 'amount', value: 100_000, round_to: 1 },
    });
    expect(answer.json()).toMatchObject({
      changes: 2,
      left_out: 1,
      total_before: 17_000_000,
      total_after: 17_200_000,
      examples: [
        { id: first, before: 8_500_000, after: 8_600_000 },
        { id: second, before: 8_500_000, after: 8_600_000 },
      ],
    });
  });

  test('R-420 a home without a public price is left as it is, and its row says why', async () => {
    const ids = [...(await addHomes(1)), ...(await addHomes(1, { price_on_request: true, price: 7_000_000 }))];
    const id = await change(asha, { list: 'property', rows: { ids }, action: plus(10) });
    const { change: done, rows } = await read(asha, id);
    expect(done).toMatchObject({ done: 2, failed: 1 });
    expect(rows[0]).toMatchObject({ id: ids[1], outcome: 'failed', message: 'Price on request, left as it is' });
    expect(await getPrices(ids)).toEqual([9_350_000, 7_000_000]);
  });

  test('R-420 a repeated job changes no price twice, also if two workers run it at once', async () => {
    const ids = await addHomes(6);
    const { id } = (await begin(asha, { list: 'property', rows: { ids }, action: plus(10) })).json();
    await Promise.all([app.core.bulkChanges.run(id), app.core.bulkChanges.run(id)]);
    await app.core.bulkChanges.run(id);
    expect(await getPrices(ids)).toEqual(ids.map(() => 9_350_000));
    expect((await read(asha, id)).change).toMatchObject({ done: 6, failed: 0 });
  });

  test('R-420 undoing leaves alone what a colleague changed since then', async () => {
    const ids = await addHomes(2);
    const id = await change(asha, { list: 'property', rows: { ids }, action: plus(10) });
    await farah.call('PATCH', `/property/${ids[0]}`, { price: 9_000_000 });
    expect(await undo(asha, id)).toBe(200);
    expect(await getPrices(ids)).toEqual([9_000_000, 8_500_000]);
    const { change: undone, rows } = await read(asha, id);
    expect(undone).toMatchObject({ state: 'undone', failed: 1 });
    expect(rows[0]).toMatchObject({
      id: ids[0],
      outcome: 'kept',
      message: expect.stringMatching(/^Changed by Colleague/),
    });
  });
});

describe('availability, status and tags of many homes', () => {
  test('R-420 all homes that match a list are confirmed, and the confirmation is undone to the moment', async () => {
    const ids = await addHomes(3, { title: 'Quite unconfirmed' });
    const [, , left = 0] = ids;
    const past = new Date('2026-07-01T00:00:00Z');
    await app.db.update(properties).set({ confirmedAt: past }).where(inArray(properties.id, ids));
    const query = { state: 'to_confirm', q: 'Quite unconfirmed', city_id: String(cityId) };
    const rows = { query, except: [left] };
    const id = await change(asha, { list: 'property', rows, action: { kind: 'confirm' } });
    expect((await readHome(ids[0] ?? 0)).confirmedAt).toEqual(app.clock.now);
    expect((await readHome(left)).confirmedAt).toEqual(past);
    expect((await read(asha, id)).change).toMatchObject({ total: 2, done: 2, failed: 0 });
    await undo(asha, id);
    expect((await readHome(ids[0] ?? 0)).confirmedAt).toEqual(past);
  });

  test('R-420 homes are withdrawn, and undoing publishes them as they were', async () => {
    const ids = await addHomes(2);
    const before = await readHome(ids[0] ?? 0);
    const action = { kind: 'listing-status', status: 'withdrawn' } as const;
    const id = await change(asha, { list: 'property', rows: { ids }, action });
    expect((await readHome(ids[0] ?? 0)).status).toBe('withdrawn');
    await undo(asha, id);
    const after = await readHome(ids[0] ?? 0);
    expect({ ...after, updatedAt: before.updatedAt, updatedBy: before.updatedBy }).toEqual(before);
    expect((await app.core.freshApi.get('/property/:slug', { slug: before.slug })).property.title).toBe(before.title);
  });

  test('R-420 what cannot be published says what is missing', async () => {
    const { id: picture } = await storePicture(app.db);
    const images = [{ id: picture, alt: '' }];
    const ids = [
      ...(await addHomes(1, { status: 'draft', images })),
      ...(await addHomes(1, { status: 'draft', price: null })),
    ];
    const action = { kind: 'listing-status', status: 'published' } as const;
    const id = await change(asha, { list: 'property', rows: { ids }, action });
    const { rows } = await read(asha, id);
    expect(rows.map((row) => [row.id, row.outcome])).toEqual([
      [ids[1], 'failed'],
      [ids[0], 'changed'],
    ]);
    expect(rows[0]?.message).toMatch(/price/i);
  });

  test('R-421 what has warnings is left as it is, with the reason, because a tick is needed for each', async () => {
    const ids = await addHomes(2, { status: 'draft' });
    const action = { kind: 'listing-status', status: 'published' } as const;
    const id = await change(asha, { list: 'property', rows: { ids }, action });
    const { change: done, rows } = await read(asha, id);
    expect(done).toMatchObject({ state: 'done', total: 2, failed: 2 });
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['failed', 'Check before publishing: No picture'],
      ['failed', 'Check before publishing: No picture'],
    ]);
    expect((await readHome(ids[0] ?? 0)).status).toBe('draft');
  });

  test('R-420 a tag is added, a home that has it stays, and undoing takes it off again', async () => {
    const ids = await addHomes(2);
    const [tag] = await app.db.insert(tags).values({ tagName: 'NRI picks' }).returning({ id: tags.id });
    const tag_id = tag?.id ?? 0;
    await asha.call('PATCH', `/property/${ids[0]}`, { tag_ids: [tag_id] });
    const hasTag = async (id: number) =>
      (await asha.call('GET', `/property/${id}`)).json().record.tag_ids.includes(tag_id);
    const id = await change(asha, { list: 'property', rows: { ids }, action: { kind: 'tag', tag_id, is_added: true } });
    const { change: done, rows } = await read(asha, id);
    expect(done.target).toBe('NRI picks');
    expect(rows.map(({ outcome }) => outcome)).toEqual(['same', 'changed']);
    expect(await Promise.all(ids.map(hasTag))).toEqual([true, true]);
    await undo(asha, id);
    expect(await Promise.all(ids.map(hasTag))).toEqual([true, false]);
  });
});

describe('many leads', () => {
  const assignTo = (who: Colleague | null) => ({ kind: 'assign' as const, assigned_to: who && who.id });
  const getOwners = async (ids: number[]) => {
    const rows = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.id);
    return rows.map(({ assignedTo }) => assignedTo);
  };

  test('R-420 are handed over with one email, and come back when that is undone', async () => {
    const [from, to] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const ids = [await sendEnquiry(app), await sendEnquiry(app), await sendEnquiry(app)];
    await app.db.update(enquiries).set({ assignedTo: from.id }).where(inArray(enquiries.id, ids));
    const query = { assigned_to: String(from.id) };
    const id = await change(asha, { list: 'enquiry', rows: { query }, action: assignTo(to) });
    expect(await getOwners(ids)).toEqual([to.id, to.id, to.id]);
    const sent = await app.db.select().from(mails).where(eq(mails.recipient, to.email));
    expect(sent.map(({ template, data }) => [template, data])).toEqual([
      ['leads-assigned', { leads: 3, assignedBy: expect.any(String) }],
    ]);
    const events = await app.db
      .select()
      .from(enquiryEvents)
      .where(eq(enquiryEvents.enquiryId, ids[0] ?? 0));
    expect(events.at(-1)?.body).toMatch(/^Assigned to Colleague/);
    await undo(asha, id);
    expect(await getOwners(ids)).toEqual([from.id, from.id, from.id]);
  });

  test('R-420 R-400 leads of other colleagues are not changed, and the result names no person', async () => {
    const [own, other] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const ids = [await sendEnquiry(app, { full_name: 'Ramesh Iyer' }), await sendEnquiry(app)];
    await app.db
      .update(enquiries)
      .set({ assignedTo: own.id })
      .where(eq(enquiries.id, ids[0] ?? 0));
    await app.db
      .update(enquiries)
      .set({ assignedTo: other.id })
      .where(eq(enquiries.id, ids[1] ?? 0));
    const id = await change(own, { list: 'enquiry', rows: { ids }, action: assignTo(null) });
    expect(await getOwners(ids)).toEqual([null, other.id]);
    const answer = await own.call('GET', `/bulk-changes/${id}`);
    expect(answer.json().rows[0]).toMatchObject({ id: ids[1], outcome: 'failed' });
    expect(answer.body).not.toContain('Ramesh');
  });

  test('R-420 a user who hands leads on can take that back, although they no longer see them', async () => {
    const [own, other] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const ids = [await sendEnquiry(app)];
    await app.db.update(enquiries).set({ assignedTo: own.id }).where(inArray(enquiries.id, ids));
    const id = await change(own, { list: 'enquiry', rows: { ids }, action: assignTo(other) });
    expect((await own.call('GET', `/enquiry/${ids[0]}`)).statusCode).toBe(403);
    await undo(own, id);
    expect(await getOwners(ids)).toEqual([own.id]);
  });

  test('R-420 undoing a status also takes back the first reply and the follow-up that it ended', async () => {
    const ids = [await sendEnquiry(app)];
    const followUp = new Date('2026-11-20T05:30:00Z');
    await app.db.update(enquiries).set({ nextFollowUpAt: followUp }).where(inArray(enquiries.id, ids));
    const [before] = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids));
    const action = { kind: 'enquiry-status', status: 'lost', lost_reason: 'Bought elsewhere' } as const;
    const id = await change(asha, { list: 'enquiry', rows: { ids }, action });
    const [lost] = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids));
    expect(lost).toMatchObject({ status: 'lost', lostReason: 'Bought elsewhere', nextFollowUpAt: null });
    await undo(asha, id);
    const [after] = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids));
    expect({ ...after, updatedAt: before?.updatedAt }).toEqual(before);
  });

  test('R-420 R-308 what a change remembers of a person is erased with them', async () => {
    const ids = [await sendEnquiry(app, { email: 'forget-me@aangan.example' }), await sendEnquiry(app)];
    await app.db
      .update(enquiries)
      .set({ status: 'lost', lostReason: 'Ramesh moved to Pune' })
      .where(inArray(enquiries.id, ids));
    const action = { kind: 'enquiry-status', status: 'contacted' } as const;
    const id = await change(asha, { list: 'enquiry', rows: { ids }, action });
    const remembered = () => app.db.select().from(bulkChangeRows).where(eq(bulkChangeRows.changeId, id));
    expect((await remembered()).map(({ before }) => before?.lostReason)).toEqual(ids.map(() => 'Ramesh moved to Pune'));
    const erased = await asha.call('POST', '/privacy/erase', {
      contacts: ['forget-me@aangan.example'],
      confirmation: 'ERASE',
    });
    expect(erased.json()).toMatchObject({ success: true });
    expect((await remembered()).map(({ recordId }) => recordId)).toEqual([ids[1]]);
    expect((await read(asha, id)).change).toMatchObject({ state: 'done', total: 2 });
  });

  test('R-420 leads are not lost without a reason', async () => {
    const ids = [await sendEnquiry(app)];
    const action = { kind: 'enquiry-status', status: 'lost' } as const;
    expect((await begin(asha, { list: 'enquiry', rows: { ids }, action })).statusCode).toBe(400);
  });
});

describe('a change of many rows', () => {
  test('R-420 is stopped between two rows, and what it did can be undone', async () => {
    const ids = await addHomes(2);
    const { id } = (await begin(asha, { list: 'property', rows: { ids }, action: plus(10) })).json();
    expect((await asha.call('POST', `/bulk-changes/${id}/stop`)).statusCode).toBe(200);
    await app.core.bulkChanges.run(id);
    expect(await getPrices(ids)).toEqual([8_500_000, 8_500_000]);
    expect((await read(asha, id)).change).toMatchObject({ state: 'stopped', done: 0, undo_until: null });
    expect((await asha.call('POST', `/bulk-changes/${id}/stop`)).statusCode).toBe(409);
    expect(await undo(asha, id)).toBe(409);
  });

  test('R-420 can be undone for ten minutes, and once', async () => {
    const ids = await addHomes(1);
    const id = await change(asha, { list: 'property', rows: { ids }, action: plus(10) });
    const finished = app.clock.now;
    app.clock.now = new Date(finished.getTime() + 10 * 60_000);
    expect(await undo(asha, id)).toBe(409);
    app.clock.now = new Date(finished.getTime() + 10 * 60_000 - 1);
    expect(await undo(asha, id)).toBe(200);
    expect(await undo(asha, id)).toBe(409);
  });

  test('R-420 is seen, stopped and undone only by the user who made it', async () => {
    const ids = await addHomes(1);
    const id = await change(asha, { list: 'property', rows: { ids }, action: plus(10) });
    const boss = await newColleague(app, 'admin');
    for (const [method, path] of [
      ['GET', `/bulk-changes/${id}`],
      ['POST', `/bulk-changes/${id}/stop`],
      ['POST', `/bulk-changes/${id}/undo`],
    ] as const)
      expect((await boss.call(method, path)).statusCode).toBe(404);
    expect((await boss.call('GET', '/bulk-changes?list=property')).json().changes).toEqual([]);
    const { changes } = (await asha.call('GET', '/bulk-changes?list=property')).json();
    expect(changes.map((each: BulkChange) => each.id)).toContain(id);
  });

  test.each([
    ['hr', 'property', { kind: 'confirm' }],
    ['hr', 'enquiry', { kind: 'assign', assigned_to: null }],
    ['editor', 'enquiry', { kind: 'assign', assigned_to: null }],
    ['sales', 'property', { kind: 'listing-status', status: 'sold' }],
    ['sales', 'project', { kind: 'confirm' }],
  ] as const)('R-420 R-400 the role %s does not change rows of the list %s by %j', async (role, list, action) => {
    const who = await newColleague(app, role);
    expect((await begin(who, { list, rows: { ids: [1] }, action })).statusCode).toBe(403);
  });

  test('R-420 an action that a list does not have is refused', async () => {
    expect((await begin(asha, { list: 'project', rows: { ids: [1] }, action: plus(3) })).statusCode).toBe(400);
    expect((await begin(asha, { list: 'enquiry', rows: { ids: [1] }, action: { kind: 'confirm' } })).statusCode).toBe(
      400,
    );
  });

  test('R-420 a user who may no longer do it, or was deactivated, changes nothing more', async () => {
    const ids = await addHomes(2);
    const [neel, vikram] = [await newColleague(app, 'editor'), await newColleague(app, 'manager')];
    const { id: first } = (await begin(neel, { list: 'property', rows: { ids }, action: plus(10) })).json();
    const { id: second } = (await begin(vikram, { list: 'property', rows: { ids }, action: plus(10) })).json();
    await app.db.update(users).set({ role: 'hr' }).where(eq(users.id, neel.id));
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, vikram.id));
    for (const id of [first, second]) await app.core.bulkChanges.run(id);
    expect(await getPrices(ids)).toEqual([8_500_000, 8_500_000]);
    const stored = await app.db
      .select()
      .from(bulkChanges)
      .where(inArray(bulkChanges.id, [first, second]));
    expect(stored.map(({ state, failed }) => [state, failed])).toEqual([
      ['done', 2],
      ['done', 2],
    ]);
  });

  test('R-420 three of a user run at once', async () => {
    const busy = await newColleague(app, 'manager');
    const rows = { ids: await addHomes(1) };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => begin(busy, { list: 'property', rows, action: { kind: 'confirm' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  });

  test('R-420 has rows, and not too many', async () => {
    const confirm = { kind: 'confirm' } as const;
    const none = { query: { q: 'no home has this name' } };
    expect((await begin(asha, { list: 'property', rows: none, action: confirm })).statusCode).toBe(400);
    await app.db.execute(sql`
      insert into properties (slug, title) select 'many-' || n, 'Many homes' from generate_series(1, ${MAX_BULK_ROWS + 1}) n`);
    const many = { query: { q: 'Many homes' } };
    const answer = await begin(asha, { list: 'property', rows: many, action: confirm });
    expect([answer.statusCode, answer.json().msg]).toEqual([
      400,
      'At most 5,000 rows at once. Narrow the list down first.',
    ]);
  });

  test.each([
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, n) => n + 1) }],
    ['an id that is none', { ids: ['1; drop table users'] }],
    ['ids and a query', { ids: [1], query: {} }],
    ['a parameter that is too long', { query: { q: 'x'.repeat(201) } }],
    ['too many parameters', { query: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`p${n}`, '1'])) }],
  ])('R-420 rows with %s are refused', async (_case, rows) => {
    const input = { list: 'property', rows, action: { kind: 'confirm' } } as unknown as BulkInput;
    expect((await begin(asha, input)).statusCode).toBe(400);
  });

  test('R-420 is deleted after a week', async () => {
    const ids = await addHomes(1);
    const id = await change(asha, { list: 'property', rows: { ids }, action: { kind: 'confirm' } });
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 8 * 86_400_000);
    await app.core.bulkChanges.deleteOld();
    app.clock.now = now;
    expect((await asha.call('GET', `/bulk-changes/${id}`)).statusCode).toBe(404);
  });
});

test('R-420 chosen rows are exported', async () => {
  const [first, , third] = await addHomes(3, { title: 'Exported home' });
  const csv = (await asha.call('GET', `/property/export?ids=${first},${third}`)).body;
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  const leads = [await sendEnquiry(app), await sendEnquiry(app)];
  const sheet = (await asha.call('GET', `/enquiry/export?ids=${leads[0]}`)).body;
  expect(sheet.trim().split('\r\n')).toHaveLength(2);
});
