import { beforeAll, describe, expect, test } from 'vitest';
import type { EnquiryCounts } from '#contract';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry, storeJasmineCourt } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { mails, sessions } = tables;

const app = createTestApp();
let admin: Colleague;

beforeAll(async () => {
  admin = await newColleague(app);
});

const readCounts = async (who: Colleague): Promise<EnquiryCounts> => (await who.call('GET', '/enquiry/counts')).json();

const assign = (id: number, to: Colleague, by = admin) => by.call('PATCH', `/enquiry/${id}`, { assigned_to: to.id });

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

describe('R-410 the counts of an open page', () => {
  test('are of the leads that the user sees, and name the newest', async () => {
    const { projectId } = await storeJasmineCourt(app.db);
    const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const before = await readCounts(ravi);
    later(1);
    const [own, others] = [await sendEnquiry(app), await sendEnquiry(app)];
    later(1);
    const newest = await sendEnquiry(app, { listing: { kind: 'project', id: projectId } });
    await assign(own, ravi);
    await assign(others, priya);
    expect(await readCounts(ravi)).toMatchObject({
      new: before.new + 2,
      mine: 1,
      requests: 0,
      newest: { id: newest, listing: 'Jasmine Court' },
    });
    await ravi.call('PATCH', `/enquiry/${own}`, { status: 'contacted' });
    expect(await readCounts(ravi)).toMatchObject({ new: before.new + 1, mine: 1 });
    await ravi.call('PATCH', `/enquiry/${own}`, { status: 'won' });
    expect(await readCounts(ravi)).toMatchObject({ new: before.new + 1, mine: 0 });
  });

  test('contain the requests that the user can answer, not those the user has made', async () => {
    const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const id = await sendEnquiry(app);
    await assign(id, priya);
    expect((await ravi.call('POST', `/enquiry/${id}/request`, { reason: '' })).statusCode).toBe(200);
    expect((await readCounts(priya)).requests).toBe(1);
    expect((await readCounts(ravi)).requests).toBe(0);
  });

  test('do not keep the session of a page awake that nobody uses', async () => {
    const ravi = await newColleague(app, 'sales');
    const lastSeen = async () =>
      (await app.db.select().from(sessions).where(eq(sessions.userId, ravi.id)))[0]?.lastSeenAt;
    const signedIn = await lastSeen();
    later(5);
    await readCounts(ravi);
    expect(await lastSeen()).toEqual(signedIn);
    await ravi.call('GET', '/enquiry');
    expect(await lastSeen()).toEqual(app.clock.now);
  });
});

describe('R-410 a colleague who gets a lead', () => {
  const sentTo = async ({ email }: Colleague) =>
    (await app.db.select().from(mails).where(eq(mails.recipient, email))).map(({ template, data }) => ({
      template,
      data,
    }));

  test('from another user is told at once by email', async () => {
    const ravi = await newColleague(app, 'sales');
    const id = await sendEnquiry(app, { full_name: 'Tara Joshi' });
    await assign(id, ravi);
    const data = { enquiryId: id, fullName: 'Tara Joshi', assignedBy: expect.any(String), listing: null };
    expect(await sentTo(ravi)).toEqual([{ template: 'lead-assigned', data }]);
    await assign(id, ravi);
    expect(await sentTo(ravi)).toHaveLength(1);
  });

  test('by taking it is not', async () => {
    const ravi = await newColleague(app, 'sales');
    await assign(await sendEnquiry(app), ravi, ravi);
    expect(await sentTo(ravi)).toEqual([]);
  });

  test('on request is told of the answer only', async () => {
    const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const id = await sendEnquiry(app);
    await assign(id, priya);
    await ravi.call('POST', `/enquiry/${id}/request`, { reason: '' });
    const { requests } = (await priya.call('GET', '/lead-request')).json();
    await priya.call('POST', `/lead-request/${requests[0].id}/answer`, { give: true });
    expect((await sentTo(ravi)).map(({ template }) => template)).toEqual(['lead-request-answered']);
  });
});
