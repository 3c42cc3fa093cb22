import { beforeAll, describe, expect, test } from 'vitest';
import type { FullHistoryEntry, HistoryPage } from '#contract';
import { desc, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

const history = async (query: Record<string, string | number>): Promise<HistoryPage> => {
  const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await asha.call('GET', `/history?${address}`)).json();
};

const entry = async (id: number): Promise<FullHistoryEntry> => (await asha.call('GET', `/history/${id}`)).json().record;

const newest = async (entity: string) => {
  const [found] = await app.db
    .select()
    .from(tables.auditEntries)
    .where(eq(tables.auditEntries.entity, entity))
    .orderBy(desc(tables.auditEntries.id))
    .limit(1);
  return found;
};

const testimonial = { name: 'Meera Iyer', location: 'Pune', content: 'They found us a home within a month.' };

describe('R-307 what a change says in the history', () => {
  test('is what the record was called then, also after it is gone', async () => {
    const { id } = (await asha.call('POST', '/testimonial', testimonial)).json();
    await asha.call('PATCH', `/testimonial/${id}`, { name: 'Meera Iyer-Rao' });
    await asha.call('DELETE', `/testimonial/${id}`);
    const { entries } = await history({ entity: 'testimonial', record: id });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['delete', 'Meera Iyer-Rao'],
      ['update', 'Meera Iyer-Rao'],
      ['create', 'Meera Iyer'],
    ]);
  });

  test('is the name of a colleague, and never that of a poster', async () => {
    const { id } = (
      await asha.call('POST', '/user', { full_name: 'Farah Khan', email: 'farah@aangan.example', role: 'hr' })
    ).json();
    const { entries } = await history({ entity: 'user', record: id, action: 'password' });
    expect(entries.map(({ action }) => action)).toEqual(['invitation']);
    await asha.call('PATCH', `/user/${id}`, { full_name: 'Farah Ali Khan' });
    expect((await history({ entity: 'user', record: id, action: 'update' })).entries[0]?.subject).toBe(
      'Farah Ali Khan',
    );
    const [consent] = await app.db
      .insert(tables.consents)
      .values({ noticeVersion: 'x', purposes: ['x'] })
      .returning();
    const [posted] = await app.db
      .insert(tables.postedProperties)
      .values({
        postedBy: 'owner',
        name: 'Private Person',
        email: 'p@aangan.example',
        countryCode: '+91',
        phoneNumber: '0000000001',
        city: 'Pune',
        address: 'Somewhere in Pune',
        propertyType: 'villa',
        propertyDetails: 'A flat of two rooms with a view of the hills.',
        submissionKey: crypto.randomUUID(),
        consentId: consent?.id ?? 0,
      })
      .returning();
    await asha.call('DELETE', `/post-property/${posted?.id}`);
    expect(await newest('post-property')).toMatchObject({ action: 'delete', subject: null });
  });
});

describe('R-307 an entry', () => {
  test('opens to what differs and nothing else, in words', async () => {
    const [city] = await app.db
      .insert(tables.cities)
      .values({ name: 'Alibag', slug: 'alibag', state: 'Maharashtra' })
      .returning();
    const [project] = await app.db
      .insert(tables.projects)
      .values({ slug: 'jasmine-court', title: 'Jasmine Court', cityId: city?.id ?? 0, description: '<p>One.</p>' })
      .returning();
    await asha.call('PATCH', `/project/${project?.id}`, {
      description: '<p>One.</p><p>Two &amp; three.</p>',
      minimum_price: 12_500_000,
      maximum_price: 20_000_000,
    });
    const found = await newest('project');
    const { changes, actor, subject } = await entry(found?.id ?? 0);
    expect(subject).toBe('Jasmine Court');
    expect(actor?.id).toBe(asha.id);
    expect(changes).toContainEqual({ field: 'Description', before: 'One.', after: 'One.\nTwo & three.' });
    expect(changes).toContainEqual({ field: 'Minimum price', before: null, after: '₹ 1,25,00,000' });
    expect(changes.map(({ field }) => field)).not.toContain('Title');
    expect(changes.map(({ field }) => field)).not.toContain('Updated at');
  });

  test('names other records by what they are called', async () => {
    const [pune, goa] = await app.db
      .insert(tables.cities)
      .values([
        { name: 'Pune', slug: 'pune', state: 'Maharashtra' },
        { name: 'Goa', slug: 'goa', state: 'Goa' },
      ])
      .returning();
    const { id } = (await asha.call('POST', '/featured-city', { city_id: pune?.id })).json();
    await asha.call('PATCH', `/featured-city/${id}`, { city_id: goa?.id });
    const { entries } = await history({ entity: 'featured-city', record: id, action: 'update' });
    expect((await entry(entries[0]?.id ?? 0)).changes).toEqual([{ field: 'City', before: 'Pune', after: 'Goa' }]);
  });

  test('that does not exist is not found', async () => {
    expect((await asha.call('GET', '/history/999999999')).statusCode).toBe(404);
  });
});

describe('R-307 the history is searched', () => {
  const OLD = 13_000;
  const day = (at: string) => new Date(`${at}+05:30`);

  beforeAll(async () => {
    const { pool } = app;
    const neem = { actorId: asha.id, action: 'create', entity: 'faq', entityId: '3', subject: 'Neem court' };
    await app.db.insert(tables.auditEntries).values({ at: day('2024-12-31T12:00:00'), ...neem });
    await pool.query(`insert into audit_entries (at, actor_id, action, entity, entity_id, subject)
      select '2025-01-01'::timestamptz + i * interval '1 minute', ${asha.id}, case when i % 2 = 0 then 'update' else 'create' end,
      'blog', i::text, 'Filler ' || i from generate_series(1, ${OLD}) i`);
    await app.db.insert(tables.auditEntries).values([
      {
        at: day('2025-03-01T23:59:00'),
        actorId: asha.id,
        action: 'update',
        entity: 'faq',
        entityId: '7',
        subject: 'Mango grove',
      },
      {
        at: day('2025-03-02T00:01:00'),
        actorId: asha.id,
        action: 'delete',
        entity: 'faq',
        entityId: '7',
        subject: 'Mango grove',
      },
    ]);
  });

  test('page by page from where the last one ended, each entry once', async () => {
    const seen: number[] = [];
    let before: number | undefined;
    for (let page = 0; page < 5; page++) {
      const found = await history({ entity: 'blog', ...(before && { before }) });
      expect(found.entries).toHaveLength(20);
      seen.push(...found.entries.map(({ id }) => id));
      before = found.next ?? undefined;
    }
    expect(new Set(seen).size).toBe(100);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });

  test('by words, however old what they name is', async () => {
    const { entries, next } = await history({ q: 'filler 17', entity: 'blog', record: 17 });
    expect(entries.map(({ subject }) => subject)).toEqual(['Filler 17']);
    expect(next).toBeNull();
    const old = await history({ q: 'Filler 12', action: 'create' });
    expect(old.entries).toHaveLength(20);
    const rare = await history({ q: 'neem', actor_id: asha.id });
    expect(rare.entries.map(({ subject }) => subject)).toEqual(['Neem court']);
    expect(rare.next).toBeNull();
  });

  test('by day of India', async () => {
    const first = await history({ entity: 'faq', from: '2025-03-01', to: '2025-03-01' });
    expect(first.entries.map(({ action }) => action)).toEqual(['update']);
    const second = await history({ entity: 'faq', from: '2025-03-02' });
    expect(second.entries.map(({ action }) => action)).toEqual(['delete']);
    expect(await history({ from: '2030-01-01' })).toMatchObject({ entries: [], next: null });
  });

  test('in steps of a bounded length: what lies further back is offered as the next page', async () => {
    const found = await history({ actor_id: asha.id, entity: 'no-such-kind' });
    expect(found.entries).toEqual([]);
    expect(found.next).not.toBeNull();
    let { next } = found;
    let steps = 0;
    while (next !== null) {
      ({ next } = await history({ actor_id: asha.id, entity: 'no-such-kind', before: next }));
      steps += 1;
    }
    expect(steps).toBeLessThan(5);
  });

  test('by what there is: people, kinds and actions', async () => {
    const choices = (await asha.call('GET', '/history/choices')).json();
    expect(choices.entities).toEqual(expect.arrayContaining(['blog', 'faq', 'testimonial']));
    expect(choices.actions).toEqual(expect.arrayContaining(['create', 'delete', 'update']));
    expect(choices.people).toContainEqual({ id: asha.id, full_name: expect.any(String) });
  });

  test('whatever nonsense the address says', async () => {
    const { statusCode } = await asha.call('GET', '/history?actor_id=x&from=yesterday&before=-1&entity=%00&q=%00%25');
    expect(statusCode).toBe(200);
  });
});
