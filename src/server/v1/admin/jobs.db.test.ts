import { beforeAll, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { recordSamples } from '../../../../test/record-samples.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const JOB = recordSamples.find(({ path }) => path === '/jobs')?.input;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app, 'hr');
});

const add = (input: object = {}) => asha.call('POST', '/jobs', { ...JOB, ...input });
const added = async (input: object = {}): Promise<number> => (await add(input)).json().id;
const open = (slug: string) => app.server.inject(`/api/v1/public/jobs/${slug}`);
const listed = async (query: string) => (await asha.call('GET', `/jobs?q=${encodeURIComponent(query)}`)).json().career;

test('R-269 R-294 a job is listed as `career` with every field, and found by title, contact email and contact name', async () => {
  const id = await added();
  for (const query of ['COASTAL', 'leela.krishnan@', 'leela kri']) {
    const [job] = await listed(query);
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(job).toEqual({ id, slug: 'site-engineer-coastal-plots', ...JOB, createdAt: date, updatedAt: date });
  }
  expect(await listed('Alibag')).toEqual([]);
  expect((await asha.call('GET', `/jobs/${id}`)).json().record).toMatchObject({ id, ...JOB });
});

test('R-269 D-33 the contact person stays in the back office', async () => {
  await added({ job_title: 'Quiet Post', contact_person_name: 'Marker Name', contact_person_number: '00000 09977' });
  for (const path of ['jobs', 'jobs/quiet-post']) {
    const { body, statusCode } = await app.server.inject(`/api/v1/public/${path}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Quiet Post');
    expect(body).not.toMatch(/marker name|09977|leela|contact_person/i);
  }
});

test('R-269 the last day for applications is not before the first one, also when only one of them is changed', async () => {
  const error = {
    field: 'application_end_date_for_position',
    message: 'Applications must not close before they open',
  };
  const rejected = await add({ application_start_date_for_position: '2027-01-01' });
  expect([rejected.statusCode, rejected.json().errors]).toEqual([400, [error]]);
  const id = await added({ job_title: 'Ordered Days' });
  const change = { application_end_date_for_position: '2026-10-31' };
  expect((await asha.call('PATCH', `/jobs/${id}`, change)).json().errors).toEqual([error]);
  const both = { ...change, application_start_date_for_position: '2026-10-31' };
  expect((await asha.call('PATCH', `/jobs/${id}`, both)).statusCode).toBe(200);
});

test('R-302 its address comes from the title and follows it, and the old one leads to the new one', async () => {
  const [first, second] = [await added({ job_title: 'Front Desk' }), await added({ job_title: 'Front desk' })];
  await asha.call('PATCH', `/jobs/${second}`, { job_title: 'Front Desk!' });
  expect((await open('front-desk-2')).json().career).toMatchObject({ id: second, slug: 'front-desk-2' });
  await asha.call('PATCH', `/jobs/${first}`, { job_title: 'Reception' });
  expect((await open('front-desk')).json().career).toMatchObject({ id: first, slug: 'reception' });
  await asha.call('PATCH', `/jobs/${second}`, { job_title: 'Front Desk, Evenings' });
  expect((await open('front-desk-2')).json().career.slug).toBe('front-desk-evenings');
});

test('R-304 its description loses what our pages may not contain, in what is stored and in what is sent', async () => {
  const attack = '<p onclick="steal()">You lead.</p><script>steal()</script><a href="javascript:steal()">Apply</a>';
  const id = await added({ job_title: 'Plain Words', job_description: attack });
  const clean = '<p>You lead.</p><a rel="noopener nofollow">Apply</a>';
  const [stored] = await app.db.select().from(tables.jobs).where(eq(tables.jobs.id, id));
  expect(stored?.jobDescription).toBe(clean);
  await app.db.update(tables.jobs).set({ jobDescription: attack }).where(eq(tables.jobs.id, id));
  expect((await asha.call('GET', `/jobs/${id}`)).json().record.job_description).toBe(clean);
  expect((await listed('Plain Words'))[0].job_description).toBe(clean);
  expect((await open('plain-words')).json().career.job_description).toBe(clean);
});

test('R-269 a deleted job is gone for visitors and kept for those who applied', async () => {
  const id = await added({ job_title: 'Short Lived' });
  await asha.call('DELETE', `/jobs/${id}`);
  expect((await open('short-lived')).statusCode).toBe(404);
  expect((await asha.call('GET', `/jobs/${id}`)).statusCode).toBe(404);
  const [stored] = await app.db.select().from(tables.jobs).where(eq(tables.jobs.id, id));
  expect(stored?.deletedAt).toEqual(app.clock.now);
});
