import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { and, asc, desc, eq, inArray, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { saveListings } from '../../../../test/save-listings.ts';
import { newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const listings = saveListings(app);
const { auditEntries, mails, projects, properties, users } = tables;
/** In minutes. */
const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;
const START = new Date('2026-11-15T06:30:00Z');
const day = (days: number) => new Date(START.getTime() + Math.round(days * DAY_MS));

beforeEach(async () => {
  app.clock.now = START;
  await app.db.update(properties).set({ status: 'sold', hiddenForAgeAt: null });
  await app.db.delete(mails);
});

let cityId = 0;

/** A property that was published some days after the start. */
async function published(after: number, values: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  if (cityId === 0) {
    const [city] = await app.db
      .insert(tables.cities)
      .values({ name: 'Surat', slug: 'surat', state: 'Gujarat' })
      .returning();
    cityId = city?.id ?? 0;
  }
  const id = await listings.properties.create({
    title: 'Three rooms by the lake',
    city_id: cityId,
    property_type: 'villa',
    residency_type: 'residential',
    possession_status: 'ready_to_move',
    price: 8_500_000,
    built_up_area: { value: 1250, unit: 'sq_ft' },
  });
  await listings.properties.setStatus(id, 'published');
  await app.db
    .update(properties)
    .set({ publishedAt: day(after), confirmedAt: null, createdBy: null, updatedBy: null, ...values })
    .where(eq(properties.id, id));
  return id;
}

const stored = async (id: number) => {
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id));
  if (!row) throw new Error('the property vanished');
  return row;
};
const runAfter = (after: number) => {
  app.clock.now = day(after);
  return app.core.listings.enforceFreshness();
};
const digests = async (recipient: string) =>
  app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, 'listings-to-confirm')))
    .orderBy(asc(mails.id));

describe('R-303 a listing that is not confirmed', () => {
  test('is asked about on the first morning after sixty days, then weekly, and hidden after ninety', async () => {
    const priya = await newColleague(app, 'editor');
    const id = await published(0, { updatedBy: priya.id });
    const asked: number[] = [];
    for (const days of [59.9, 60, 60.8, 61, 61.5, 67.8, 68, 74, 75, 81, 82, 89, 89.9]) {
      const before = (await digests(priya.email)).length;
      await runAfter(days);
      if ((await digests(priya.email)).length > before) asked.push(days);
      expect((await stored(id)).status).toBe('published');
    }
    expect(asked).toEqual([61, 68, 75, 82]);
    await runAfter(90);
    expect(await stored(id)).toMatchObject({ hiddenForAgeAt: day(90) });
    const found = await app.server.inject({ url: '/api/v1/public/property', headers: newVisitor() });
    expect(found.json().properties).toEqual([]);
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'property'), eq(auditEntries.entityId, String(id))))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ actorId: null, action: 'update', after: { status: 'withdrawn' } });
  });

  test('is never hidden too early nor without a week’s notice, whenever the worker runs', async () => {
    const ages = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 8, maxLength: 8 });
    // Whole minutes: sums of fractions of a day are not exact.
    const gaps = fc.array(fc.integer({ min: 15, max: 12 * DAY }), { minLength: 15, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(ages, gaps, async (many, steps) => {
        const lives = new Map<number, { age: number; reminded: number; asked: number }>();
        for (const age of many) lives.set(await published(-age), { age, reminded: Number.NaN, asked: Number.NaN });
        let now = 0;
        for (const step of steps) {
          now += step;
          await runAfter(now / DAY);
          const rows = await app.db
            .select()
            .from(properties)
            .where(inArray(properties.id, [...lives.keys()]));
          for (const { id, freshnessRemindedAt, hiddenForAgeAt } of rows) {
            const life = lives.get(id);
            if (!life) continue;
            const reminded = freshnessRemindedAt?.getTime() ?? Number.NaN;
            const asked = !Object.is(reminded, life.reminded);
            if (asked) Object.assign(life, { reminded, asked: now });
            const [age, notice] = [life.age * DAY + now, now - life.asked];
            const wrong = {
              'asked too early': asked && age < 60 * DAY,
              'hidden too early': hiddenForAgeAt && age < 90 * DAY,
              'hidden without notice': hiddenForAgeAt && !(notice >= 7 * DAY),
              'still there': !hiddenForAgeAt && age >= 90 * DAY && notice >= 8 * DAY,
            };
            expect(Object.entries(wrong).filter(([, isTrue]) => isTrue)).toEqual([]);
            if (hiddenForAgeAt) lives.delete(id);
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  test('is not asked about again, nor hidden, once a person has confirmed it', async () => {
    const asha = await newColleague(app, 'editor');
    const id = await published(0, { updatedBy: asha.id });
    await runAfter(62);
    expect(await digests(asha.email)).toHaveLength(1);
    app.clock.now = day(63);
    const signedIn = await newColleague(app, 'editor');
    expect((await signedIn.call('PATCH', `/property/${id}`, { confirmed: true })).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject({ confirmedAt: day(63), freshnessRemindedAt: null, updatedBy: signedIn.id });
    await runAfter(70);
    await runAfter(122.9);
    expect(await digests(asha.email)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ status: 'published', freshnessRemindedAt: null });
  });

  test('comes back when it is confirmed, and says so to visitors', async () => {
    const id = await published(0);
    await runAfter(61);
    await runAfter(90);
    const { slug } = await stored(id);
    const visit = () => app.server.inject({ url: `/api/v1/public/property/${slug}`, headers: newVisitor() });
    expect((await visit()).statusCode).toBe(410);
    const asha = await newColleague(app);
    expect((await asha.call('GET', '/property?state=hidden')).json().properties).toMatchObject([
      { id, status: 'withdrawn', freshness: 'hidden' },
    ]);
    expect((await asha.call('PATCH', `/property/${id}`, { confirmed: true })).statusCode).toBe(200);
    expect((await visit()).json().property.confirmed_at).toBe(day(90).toISOString());
    expect(await stored(id)).toMatchObject({ status: 'published', hiddenForAgeAt: null, publishedAt: day(0) });
  });
});

async function publishedProject(title: string, updatedBy: number): Promise<number> {
  const [project] = await app.db
    .insert(projects)
    .values({
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title,
      status: 'published',
      publishedAt: day(0),
      cityId,
      residencyType: 'residential',
      possessionStatus: 'ready_to_move',
      areaValue: 4,
      areaUnit: 'acre',
      priceOnRequest: true,
      updatedBy,
    })
    .returning({ id: projects.id });
  return project?.id ?? 0;
}

/** Runs several workers at once: all of them have started before any can record its reminders. */
async function runConcurrently(after: number, workers: number): Promise<void> {
  let done = 0;
  let runs: Promise<void>[] = [];
  const waiting = async () => {
    const { rows } = await app.pool.query<{ n: number }>(
      "select count(*) as n from pg_locks where not granted and relation = 'properties'::regclass",
    );
    return rows[0]?.n ?? 0;
  };
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table properties in share mode`);
    runs = Array.from({ length: workers }, async () => {
      await runAfter(after);
      done += 1;
    });
    while (done + (await waiting()) < workers) await new Promise((next) => setTimeout(next, 20));
  });
  await Promise.all(runs);
}

describe('R-303 the mail that asks', () => {
  test('is one also when several workers are at it', async () => {
    const priya = await newColleague(app, 'sales');
    await published(0, { title: 'First of hers', updatedBy: priya.id });
    const projectId = await publishedProject('Second of hers', priya.id);
    await runConcurrently(62, 3);
    expect((await digests(priya.email)).map(({ data }) => data)).toEqual([
      { properties: 1, projects: 1, titles: ['First of hers', 'Second of hers'] },
    ]);
    await app.db.delete(projects).where(eq(projects.id, projectId));
  });

  test('is one for all listings of a person, goes to the person who entered one when the other left, or to the admins', async () => {
    await app.db.update(users).set({ isActive: false });
    const [admin, priya, gone] = [
      await newColleague(app, 'admin'),
      await newColleague(app, 'sales'),
      await newColleague(app, 'editor'),
    ];
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id));
    await published(-1, { title: 'First of hers', updatedBy: priya.id });
    await published(0, { title: 'Second of hers', updatedBy: gone.id, createdBy: priya.id });
    const projectId = await publishedProject('Third of hers', priya.id);
    await published(0, { title: 'Without an owner', updatedBy: gone.id });
    await runAfter(62);
    await runAfter(62.1);
    const [mail, ...more] = await digests(priya.email);
    expect(more).toEqual([]);
    expect(mail?.data).toEqual({
      properties: 2,
      projects: 1,
      titles: ['First of hers', 'Second of hers', 'Third of hers'],
    });
    expect((await digests(admin.email)).map(({ data }) => data)).toEqual([
      { properties: 1, projects: 0, titles: ['Without an owner'] },
    ]);
    expect(await digests(gone.email)).toEqual([]);
    await app.db.delete(projects).where(eq(projects.id, projectId));
  });

  test('does not pass for a change of the listing', async () => {
    const id = await published(0);
    const { updatedAt } = await stored(id);
    await runAfter(62);
    expect(await stored(id)).toMatchObject({ updatedAt, freshnessRemindedAt: day(62 - 3 / 24) });
  });
});
