import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BhkList,
  BlogList,
  BuilderList,
  JobList,
  PartnerList,
  PostedPropertyList,
  PropertyType,
  TestimonialList,
} from '#contract';
import { tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { newColleague } from '../../../../test/staff.ts';

const app = createTestApp();

const LISTS = {
  bhk: BhkList,
  builder: BuilderList,
  blog: BlogList,
  jobs: JobList,
  testimonial: TestimonialList,
  partner: PartnerList,
  'public-property': PostedPropertyList,
};

const PATHS = Object.keys(LISTS);

beforeAll(async () => {
  const { db } = app;
  await db.insert(tables.bhkOptions).values({ bhk: '2', bit: 1 });
  await db.insert(tables.builders).values({ name: 'Amrit Estates', slug: 'amrit-estates' });
  await db.insert(tables.testimonials).values({ name: 'Meera', location: 'Pune', content: 'Good' });
  await db.insert(tables.partners).values({ name: 'A Bank' });
  await db.insert(tables.blogs).values({
    slug: 'a-blog',
    title: 'A blog',
    author: 'Ira Sen',
    content: '<p>Text</p>',
    status: 'published',
    publishedAt: new Date(),
  });
  await db.insert(tables.jobs).values({
    slug: 'a-job',
    jobTitle: 'A job',
    jobDescription: '<p>Text</p>',
    contactPersonName: 'A',
    contactPersonEmail: 'a@aangan.example',
    contactPersonNumber: '1',
    vacancies: 1,
    educationRequired: 'None',
    experienceRequired: 'None',
    salaryRange: '4 LPA',
    locations: 'Pune',
    applicationStartDate: '2026-11-10',
    applicationEndDate: '2026-11-20',
  });
  const [consent] = await db
    .insert(tables.consents)
    .values({ noticeVersion: 'posting-1', purposes: ['posting'] })
    .returning({ id: tables.consents.id });
  await db.insert(tables.postedProperties).values({
    postedBy: 'owner',
    name: 'Meera Kapoor',
    email: 'meera@aangan.example',
    countryCode: '+91',
    phoneNumber: '9000000088',
    city: 'Jaipur',
    address: '12 Nehru Marg, near the old well',
    propertyType: 'flat/apartment',
    propertyDetails: 'Three rooms around a yard, morning light.',
    emailConfirmedAt: new Date(),
    isActive: true,
    submissionKey: randomUUID(),
    consentId: consent?.id ?? 0,
  });
});

/** Valid, almost valid and random values, with any character. */
const value = fc.oneof(
  fc.constantFrom('1', '2', '0', '-1', '1e3', 'owner', 'Jaipur', '%00', '\0', '', ...PropertyType.options),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const name = fc.oneof(fc.constantFrom('page', 'posted_by', 'property_type', 'city', '__proto__'), fc.string());
const encoded = fc
  .array(fc.tuple(name, value), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&'));
/** Broken encodings too, because crawlers send invalid URLs. */
const raw = fc.stringMatching(/^[\w%&=+;.[\]-]{0,60}$/);

describe('every public list', () => {
  test.each(['blog', 'jobs', 'public-property', 'property', 'project'])(
    'R-213 D-39 %s has its totals beside its rows, never inside them',
    async (path) => {
      const answer = (await app.server.inject({ url: `/api/v1/public/${path}`, headers: newVisitor() })).json();
      expect(answer).toMatchObject({ success: true, totalItems: expect.any(Number), totalPages: expect.any(Number) });
      expect(answer).not.toHaveProperty('data');
    },
  );

  test.each(PATHS)('R-002 R-003 %s answers staff and strangers alike', async (path) => {
    const url = `/api/v1/public/${path}`;
    const { cookie } = await newColleague(app, 'hr');
    const stranger = await app.server.inject({ url, headers: newVisitor() });
    const staff = await app.server.inject({ url, headers: { ...newVisitor(), cookie } });
    expect(stranger.statusCode).toBe(200);
    expect(staff.body).toBe(stranger.body);
  });

  test.each(Object.entries(LISTS))('D-39 %s answers any query string, in its shape', async (path, schema) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(encoded, raw), async (query) => {
        const answer = await app.server.inject({ url: `/api/v1/public/${path}?${query}`, headers: newVisitor() });
        expect(answer.statusCode).toBe(200);
        expect(schema.strict().parse(answer.json())).toEqual(answer.json());
      }),
      { numRuns: 100 },
    );
  });

  test.each(PATHS)('%s may be kept by any cache and is not sent twice', async (path) => {
    const first = await app.server.inject(`/api/v1/public/${path}`);
    expect(first.headers['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
    const again = await app.server.inject({
      url: `/api/v1/public/${path}`,
      headers: { 'if-none-match': first.headers.etag },
    });
    expect(again.statusCode).toBe(304);
  });
});
