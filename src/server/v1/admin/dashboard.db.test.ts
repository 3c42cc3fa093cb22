import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DashboardAnswer, Role } from '#contract';
import { tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { storeJasmineCourt } from '../../../../test/enquiries.ts';
import { newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
/** Wednesday, late in the morning in India. */
const NOW = new Date('2026-11-18T11:00:00+05:30');
const india = (time: string) => new Date(`${time}+05:30`);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

let consentId = 0;
let projectId = 0;
let cityId = 0;

async function enquire(values: Partial<typeof tables.enquiries.$inferInsert>): Promise<void> {
  await app.db.insert(tables.enquiries).values({
    submissionKey: randomUUID(),
    fullName: 'Meera Iyer',
    email: 'meera@aangan.example',
    countryCode: '+91',
    phoneNumber: '0000001044',
    message: 'A flat near the lake, please.',
    consentId,
    status: 'contacted',
    ...values,
  });
}

async function look(role: Role, query = ''): Promise<DashboardAnswer> {
  const answer = await (await newColleague(app, role)).call('GET', `/dashboard${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  app.clock.now = NOW;
  const { db } = app;
  const [consent] = await db
    .insert(tables.consents)
    .values({ noticeVersion: 'enquiry-1', purposes: ['contact'] })
    .returning();
  consentId = consent?.id ?? 0;
  ({ cityId, projectId } = await storeJasmineCourt(db));
});

describe('enquiries on the dashboard', () => {
  beforeAll(async () => {
    await enquire({ createdAt: india('2026-11-17T23:59:00'), sourceButton: 'contact-page' });
    await enquire({ createdAt: india('2026-11-18T00:01:00'), sourceButton: 'detail-panel', projectId });
    await enquire({ createdAt: india('2026-11-18T10:30:00'), sourceButton: 'detail-panel', projectId, status: 'new' });
    await enquire({ createdAt: india('2026-11-16T10:30:00'), status: 'new' });
    await enquire({ createdAt: india('2026-11-11T23:59:00'), firstReplyAt: daysAgo(1), replyMinutes: 300 });
    await enquire({ createdAt: india('2026-11-02T12:00:00'), firstReplyAt: daysAgo(2), replyMinutes: 120 });
    await enquire({ createdAt: india('2026-11-02T12:00:00'), firstReplyAt: daysAgo(3), replyMinutes: 10 });
    await enquire({ createdAt: india('2026-11-02T12:00:00'), firstReplyAt: daysAgo(1) });
    await enquire({ createdAt: india('2026-08-01T12:00:00'), firstReplyAt: daysAgo(100), replyMinutes: 9000 });
  });

  test('R-298 are counted by the days of India, by source and by listing', async () => {
    const { days, enquiries } = await look('sales', '?days=7');
    expect(days).toBe(7);
    expect(enquiries).toMatchObject({ total: 4, total_before: 1 });
    expect(enquiries?.by_day).toEqual([
      { day: '2026-11-12', enquiries: 0 },
      { day: '2026-11-13', enquiries: 0 },
      { day: '2026-11-14', enquiries: 0 },
      { day: '2026-11-15', enquiries: 0 },
      { day: '2026-11-16', enquiries: 1 },
      { day: '2026-11-17', enquiries: 1 },
      { day: '2026-11-18', enquiries: 2 },
    ]);
    expect(enquiries?.by_source).toEqual([
      { source: 'detail-panel', enquiries: 2 },
      { source: 'contact-page', enquiries: 1 },
      { source: null, enquiries: 1 },
    ]);
    expect(enquiries?.by_listing).toEqual([{ kind: 'project', id: projectId, title: 'Jasmine Court', enquiries: 2 }]);
  });

  test('R-298 tell how soon they are answered and what still waits, whatever the period', async () => {
    const { enquiries } = await look('admin', '?days=7');
    expect(enquiries?.replies).toEqual({ total: 3, median_minutes: 120, in_time: 1, target_minutes: 60 });
    expect(enquiries).toMatchObject({ waiting: 2, overdue: 1 });
    const quarter = await look('admin', '?days=90');
    expect(quarter.enquiries).toMatchObject({ total: 8, waiting: 2, overdue: 1 });
    expect(quarter.enquiries?.by_day).toHaveLength(90);
  });

  test.each<Role>(['editor', 'hr'])('D-55 are nothing that %s is told, beside everything else', async (role) => {
    const answer = await look(role);
    expect(answer.enquiries).toBeNull();
    expect(answer).toMatchObject({ success: true, days: 30, pages: [], missed_searches: [] });
    expect(JSON.stringify(answer)).not.toContain('Jasmine Court');
  });

  test.each(['', '?days=31', '?days=x', '?days='])('a period that makes no sense is thirty days: %j', async (query) => {
    expect((await look('admin', query)).days).toBe(30);
  });
});

describe('listings on the dashboard', () => {
  const property = (slug: string, values: Partial<typeof tables.properties.$inferInsert>) => ({
    slug,
    title: slug,
    cityId,
    propertyType: 'flat/apartment' as const,
    residencyType: 'residential' as const,
    possessionStatus: 'ready_to_move' as const,
    builtUpAreaValue: 1000,
    builtUpAreaUnit: 'sq_ft' as const,
    priceOnRequest: true,
    ...values,
  });

  test('R-303 are counted by status and freshness, as of when the worker last counted them', async () => {
    expect((await look('hr')).listings).toBeNull();
    await app.db
      .insert(tables.properties)
      .values([
        property('new', { status: 'published', publishedAt: daysAgo(59) }),
        property('old', { status: 'published', publishedAt: daysAgo(61) }),
        property('confirmed', { status: 'published', publishedAt: daysAgo(300), confirmedAt: daysAgo(5) }),
        property('hidden', { status: 'withdrawn', publishedAt: daysAgo(300), hiddenForAgeAt: daysAgo(1) }),
        property('draft', {}),
        property('gone', { deletedAt: daysAgo(1) }),
      ]);
    await app.core.listings.count();
    await app.core.listings.count();
    const { listings } = await look('hr');
    expect(listings?.counted_at).toBe(NOW.toISOString());
    expect(listings?.by_freshness).toEqual([
      { freshness: 'fresh', properties: 2, projects: 0 },
      { freshness: 'due', properties: 1, projects: 0 },
      { freshness: 'hidden', properties: 1, projects: 0 },
    ]);
    expect(listings?.by_status).toEqual([
      { status: 'draft', properties: 1, projects: 0 },
      { status: 'scheduled', properties: 0, projects: 0 },
      { status: 'published', properties: 3, projects: 0 },
      { status: 'withdrawn', properties: 1, projects: 1 },
      { status: 'sold', properties: 0, projects: 0 },
    ]);
  });
});

test('pages and searches without a result come with the most frequent first, for the period asked for', async () => {
  const { counts } = app.core;
  app.clock.now = daysAgo(20);
  for (const path of ['/', '/', '/', '/blogs']) counts.seen(path);
  counts.recordZeroResultSearch('sea view');
  app.clock.now = NOW;
  for (const path of ['/blogs', '/blogs', '/projects']) counts.seen(path);
  for (const words of ['lighthouse', 'lighthouse', 'sea view']) counts.recordZeroResultSearch(words);
  await counts.store();
  const week = await look('editor', '?days=7');
  expect(week.pages).toEqual([
    { path: '/blogs', views: 2 },
    { path: '/projects', views: 1 },
  ]);
  expect(week.missed_searches).toEqual([
    { words: 'lighthouse', times: 2 },
    { words: 'sea view', times: 1 },
  ]);
  const month = await look('editor');
  expect(month.pages.map(({ path }) => path)).toEqual(['/', '/blogs', '/projects']);
  expect(month.missed_searches[1]).toEqual({ words: 'sea view', times: 2 });
});
