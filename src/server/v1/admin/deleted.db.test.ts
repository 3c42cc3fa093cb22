import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});

/** Advances the clock and signs in again. */
async function daysLater(days: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + days * DAY_MS);
  asha = await newColleague(app);
}

const LISTING = { description: '<p>Morning light.</p>', address: '12 Lake Road, Ward 4' };
const job = {
  job_title: 'Sales Lead',
  job_description: '<p>You lead.</p>',
  contact_person_name: 'Ravi Nair',
  contact_person_email: 'ravi@aangan.example',
  contact_person_number: '9000000077',
  number_of_vacancies_for_position: 2,
  education_required: 'Graduate',
  experience_required: 'Two years',
  salary_range: '4 to 6 LPA',
  locations_for_position: 'Gurugram',
  application_start_date_for_position: '2026-11-10',
  application_end_date_for_position: '2026-11-20',
};

const DRAFT = { status: 'draft' };
const samples: [kind: string, path: string, input: object, name: string, restored: object][] = [
  [
    'property',
    '/property',
    { ...LISTING, status: 'draft', title: 'A flat by the lake', price: 8_500_000 },
    'A flat by the lake',
    DRAFT,
  ],
  [
    'project',
    '/project',
    { ...LISTING, status: 'draft', title: 'Banyan Terraces', locality_state: 'Goa', highlight: 'Trees' },
    'Banyan Terraces',
    DRAFT,
  ],
  [
    'blog',
    '/blog',
    { title: 'Choosing a plot', author: 'Asha', content: '<p>Look twice.</p>', status: 'published' },
    'Choosing a plot',
    DRAFT,
  ],
  ['jobs', '/jobs', job, 'Sales Lead', {}],
  [
    'user',
    '/user',
    { full_name: 'Farah Khan', email: 'farah@aangan.example', role: 'hr' },
    'Farah Khan',
    { is_active: false },
  ],
];

const add = async (path: string, input: object): Promise<number> => {
  const answer = await asha.call('POST', path, input);
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.anything()]);
  return answer.json().id;
};
const listed = async (kind: string) => (await asha.call('GET', `/deleted/${kind}`)).json();
const restore = (kind: string, id: number) => asha.call('POST', `/deleted/${kind}/${id}/restore`);

describe.each(samples)('D-58 a deleted %s', (kind, path, input, name, restored) => {
  test('is listed for thirty days and comes back for staff only, with its address', async () => {
    const id = await add(path, input);
    const before = (await asha.call('GET', `${path}/${id}`)).json().record;
    await asha.call('DELETE', `${path}/${id}`);
    const { deleted, totalItems } = await listed(kind);
    expect(totalItems).toBe(1);
    expect(deleted[0]).toMatchObject({ id, name, deleted_by: expect.stringContaining('Colleague') });
    await daysLater(29);
    expect((await restore(kind, id)).statusCode).toBe(200);
    const after = (await asha.call('GET', `${path}/${id}`)).json().record;
    expect(after.slug).toBe(before.slug);
    expect(after.email).toBe(before.email);
    expect(after).toMatchObject(restored);
    expect((await listed(kind)).totalItems).toBe(0);
    const { entries } = (await asha.call('GET', `/history?entity=${kind}&record=${id}`)).json();
    expect(entries[0]).toMatchObject({ action: 'restore', subject: name });
    expect((await restore(kind, id)).statusCode).toBe(404);
  });

  test('is gone for good after them', async () => {
    const id = await add(path, 'email' in input ? { ...input, email: 'second@aangan.example' } : input);
    await asha.call('DELETE', `${path}/${id}`);
    await daysLater(31);
    expect((await listed(kind)).deleted.map((row: { id: number }) => row.id)).not.toContain(id);
    expect((await restore(kind, id)).statusCode).toBe(404);
    expect(await app.core.deleted.purge()).toBe(1);
    expect(await app.core.deleted.purge()).toBe(0);
    expect((await asha.call('GET', `${path}/${id}`)).statusCode).toBe(404);
  });
});

test('D-58 an address that another person took meanwhile keeps a colleague from coming back', async () => {
  const id = await add('/user', { full_name: 'Kabir Anand', email: 'kabir@aangan.example', role: 'hr' });
  await asha.call('DELETE', `/user/${id}`);
  await add('/user', { full_name: 'Kabir Iyer', email: 'kabir@aangan.example', role: 'hr' });
  const answer = await restore('user', id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().msg).toBe('Another account uses this email now');
});

test('D-58 a posted property is not offered: the consent behind it has ended', async () => {
  expect((await asha.call('GET', '/deleted/post-property')).statusCode).toBe(400);
});

describe('D-58 what is removed for good', () => {
  const filesJobs = async (): Promise<string[]> => {
    const { rows } = await app.pool.query(`select data from jobs.job where name = 'files.remove'`);
    return rows.flatMap(({ data }) => data.paths);
  };

  test('takes its pictures along, unless something else shows them', async () => {
    const own = await storePicture(app.db, {
      variants: [{ width: 320, format: 'webp', path: 'pictures/own-320.webp' }],
    });
    const shared = await storePicture(app.db, {
      variants: [{ width: 320, format: 'webp', path: 'pictures/shared-320.webp' }],
    });
    const pictures = (ids: number[]) => ids.map((id) => ({ id, alt: 'A yard' }));
    const gone = await add('/property', {
      ...LISTING,
      status: 'draft',
      title: 'Gone soon',
      price: 100,
      images: pictures([own.id, shared.id]),
    });
    await add('/property', { ...LISTING, status: 'draft', title: 'Stays', price: 100, images: pictures([shared.id]) });
    await asha.call('DELETE', `/property/${gone}`);
    await daysLater(31);
    await app.core.deleted.purge();
    expect(await filesJobs()).toEqual(['public/pictures/own-320.webp']);
    expect(await app.db.$count(tables.media, eq(tables.media.id, own.id))).toBe(0);
    expect(await app.db.$count(tables.media, eq(tables.media.id, shared.id))).toBe(1);
  });

  test('leaves a job that an application still speaks of', async () => {
    const id = await add('/jobs', { ...job, job_title: 'Site Manager' });
    const [consent] = await app.db
      .insert(tables.consents)
      .values({ noticeVersion: 'x', purposes: ['x'] })
      .returning();
    const file = await storePicture(app.db, { path: 'private/applications/a.pdf', visibility: 'private' });
    await app.db.insert(tables.jobApplications).values({
      submissionKey: randomUUID(),
      jobId: id,
      fullName: 'Meera Iyer',
      email: 'meera@mail.example',
      mobile: '9876543210',
      gender: 'Female',
      role: 'Sales Manager',
      location: 'Pune',
      experience: 'Fresher',
      fileId: file.id,
      retainUntil: '2030-01-01',
      consentId: consent?.id ?? 0,
    });
    await asha.call('DELETE', `/jobs/${id}`);
    await daysLater(31);
    await app.core.deleted.purge();
    expect(await app.db.$count(tables.jobs, eq(tables.jobs.id, id))).toBe(1);
  });

  test('is the person behind an account, not who did what', async () => {
    const id = await add('/user', { full_name: 'Leela Rao', email: 'leela@aangan.example', role: 'editor' });
    await app.db.insert(tables.auditEntries).values({ actorId: id, action: 'update', entity: 'blog', entityId: '1' });
    await asha.call('DELETE', `/user/${id}`);
    await daysLater(31);
    await app.core.deleted.purge();
    const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, id));
    expect(row).toMatchObject({ fullName: 'Former colleague', mobileNumber: null, passwordHash: null });
    const all = await app.pool.query(`select from audit_entries a where a::text ilike '%leela%'
      union all select from users u where u::text ilike '%leela%'`);
    expect(all.rowCount).toBe(0);
    const [entry] = await app.db.select().from(tables.auditEntries).where(eq(tables.auditEntries.actorId, id));
    expect(entry).toBeDefined();
  });
});

describe('R-424 what was deleted by mistake', () => {
  test.each(samples.map(([kind, path, input]) => [kind, path, input] as const))(
    'a %s is restored at once by staff who may delete it, and only once',
    async (kind, path, input) => {
      asha = await newColleague(app);
      const changed = kind === 'user' ? { ...input, email: `${randomUUID()}@aangan.example` } : input;
      const id = await add(path, { ...changed, ...('title' in input && { title: `${kind} deleted by mistake` }) });
      expect((await asha.call('POST', `${path}/${id}/restore`)).statusCode).toBe(404);
      expect((await asha.call('DELETE', `${path}/${id}`)).statusCode).toBe(200);
      const [sales, manager] = [await newColleague(app, 'sales'), await newColleague(app, 'manager')];
      for (const colleague of [sales, manager])
        expect((await colleague.call('POST', `${path}/${id}/restore`)).statusCode).toBe(403);
      expect((await asha.call('POST', `${path}/${id}/restore`)).statusCode).toBe(200);
      expect((await asha.call('GET', `${path}/${id}`)).statusCode).toBe(200);
      expect((await asha.call('POST', `${path}/${id}/restore`)).statusCode).toBe(404);
    },
  );

  test('is restored by an editor, who may delete listings but sees no history', async () => {
    const neel = await newColleague(app, 'editor');
    const answer = await neel.call('POST', '/property', { ...LISTING, status: 'draft', title: 'A plot by the road' });
    const { id } = answer.json();
    await neel.call('DELETE', `/property/${id}`);
    expect((await neel.call('POST', `/property/${id}/restore`)).statusCode).toBe(200);
    expect((await neel.call('GET', '/deleted/property')).statusCode).toBe(403);
  });
});
