import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';

const app = createTestApp();
const { jobs, slugHistory } = tables;

const call = (path: string) => app.server.inject(`/api/v1/public/${path}`);

const newJob = (slug: string, values: Partial<typeof jobs.$inferInsert> = {}): typeof jobs.$inferInsert => ({
  slug,
  jobTitle: `Title of ${slug}`,
  jobDescription: `<p>Text of ${slug}</p>`,
  contactPersonName: 'MARKER-contact-name',
  contactPersonEmail: 'marker-contact@aangan.example',
  contactPersonNumber: '9000000077',
  vacancies: 2,
  educationRequired: 'Graduate',
  experienceRequired: 'Two years\nin sales',
  salaryRange: '4 to 6 LPA',
  locations: 'Gurugram, Noida',
  applicationStartDate: '2026-11-10',
  applicationEndDate: '2026-11-20',
  createdAt: new Date('2026-03-01T10:00:00Z'),
  ...values,
});

beforeAll(async () => {
  await app.db.insert(jobs).values(Array.from({ length: 22 }, (_, n) => newJob(`same-moment-${n}`)));
  await app.db.insert(jobs).values([
    newJob('newest', { createdAt: new Date('2026-04-01T10:00:00Z') }),
    newJob('hidden', {
      createdAt: new Date('2026-05-01T10:00:00Z'),
      deletedAt: new Date(),
      jobTitle: 'MARKER deleted',
    }),
  ]);
});

const CARD = {
  id: expect.any(Number),
  slug: 'newest',
  job_title: 'Title of newest',
  application_start_date_for_position: '2026-11-10',
  application_end_date_for_position: '2026-11-20',
  locations_for_position: 'Gurugram, Noida',
  number_of_vacancies_for_position: 2,
  salary_range: '4 to 6 LPA',
  education_required: 'Graduate',
  experience_required: 'Two years\nin sales',
};

describe('GET /public/jobs', () => {
  test('R-203 R-220 gives cards, newest first, with dates that are days', async () => {
    const { success, career } = (await call('jobs')).json();
    expect(success).toBe(true);
    expect(career[0]).toEqual(CARD);
  });

  test('R-138 R-203 D-34 pages 23 jobs as 10, 10 and 3 and repeats none', async () => {
    const ids: number[] = [];
    for (const [page, size] of [
      [1, 10],
      [2, 10],
      [3, 3],
      [4, 0],
    ]) {
      const answer = (await call(`jobs?page=${page}`)).json();
      expect(answer).toMatchObject({ totalItems: 23, totalPages: 3 });
      expect(answer.career).toHaveLength(size ?? 0);
      ids.push(...answer.career.map(({ id }: { id: number }) => id));
    }
    expect(new Set(ids).size).toBe(23);
    const again = (await call('jobs?page=2')).json().career;
    expect(again.map(({ id }: { id: number }) => id)).toEqual(ids.slice(10, 20));
  });

  test('D-33 never tells who the contact person is, nor what was deleted', async () => {
    for (const path of ['jobs', 'jobs?page=2', 'jobs?page=3', 'jobs/newest']) {
      const { body } = await call(path);
      expect(body).not.toMatch(/marker|9000000077|contact_person/i);
    }
    expect((await call('jobs/hidden')).statusCode).toBe(404);
  });
});

describe('GET /public/jobs/{slug}', () => {
  const openAt = async (now: string): Promise<boolean> => {
    app.clock.now = new Date(now);
    return (await call('jobs/newest')).json().career.applications_open;
  };

  test('R-203 R-220 R-140 gives one object with the description', async () => {
    expect((await call('jobs/newest')).json()).toEqual({
      success: true,
      career: { ...CARD, job_description: '<p>Text of newest</p>', applications_open: true },
    });
  });

  test('D-11 is open from the first to the last day, by the calendar of India', async () => {
    expect(await openAt('2026-11-09T18:29:59Z')).toBe(false);
    expect(await openAt('2026-11-09T18:30:00Z')).toBe(true);
    expect(await openAt('2026-11-20T18:29:59Z')).toBe(true);
    expect(await openAt('2026-11-20T18:30:00Z')).toBe(false);
  });

  test('R-302 answers under a former slug with the current one', async () => {
    const [job] = await app.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.slug, 'newest'));
    await app.db.insert(slugHistory).values([
      { owner: 'job', slug: 'once-newest', ownerId: job?.id ?? 0 },
      { owner: 'blog', slug: 'a-blog-of-that-id', ownerId: job?.id ?? 0 },
    ]);
    expect((await call('jobs/once-newest')).json().career.slug).toBe('newest');
    expect((await call('jobs/a-blog-of-that-id')).statusCode).toBe(404);
  });

  test.each(['nothing-like-it', '%00', ''])('R-203 says that there is no job at %j', async (slug) => {
    const answer = await call(`jobs/${slug}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, msg: 'Job not found', errors: [{ message: 'Job not found' }] });
  });
});
