import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EnquiryAssignment } from '#contract';
import { and, eq, inArray, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry, storeJasmineCourt } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { auditEntries, enquiries, enquiryEvents, mails, users } = tables;

let admin: Colleague;
let ravi: Colleague;
let priya: Colleague;
let cityId = 0;
let projectId = 0;

beforeAll(async () => {
  admin = await newColleague(app, 'admin');
  ravi = await newColleague(app, 'sales');
  priya = await newColleague(app, 'sales');
  ({ cityId, projectId } = await storeJasmineCourt(app.db));
});

beforeEach(async () => {
  await app.db.update(users).set({ enquiryAssignedAt: null, isActive: true });
});

const rule = (values: Partial<EnquiryAssignment>) =>
  admin.call('PUT', '/enquiry/assignment', { mode: 'round_robin', colleagues: [], cities: [], ...values });

/** Sends an enquiry a second after the last one; returns the id of its assignee. */
async function sendAndGetAssignee(values?: object): Promise<number | null> {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const id = await sendEnquiry(app, values);
  const [row] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
  return row?.assignedTo ?? null;
}

const about = () => ({ listing: { kind: 'project', id: projectId } });

describe('a new enquiry', () => {
  test('R-298 is unassigned before there is a rule', async () => {
    expect(await sendAndGetAssignee()).toBeNull();
  });

  test('R-298 is assigned round robin, and its history says so', async () => {
    await rule({ colleagues: [ravi.id, priya.id] });
    const assignees = [await sendAndGetAssignee(), await sendAndGetAssignee(), await sendAndGetAssignee()];
    expect(assignees).toEqual([ravi.id, priya.id, ravi.id]);
    const id = await sendEnquiry(app);
    const { events, assigned_to } = (await priya.call('GET', `/enquiry/${id}`)).json().record;
    expect(assigned_to.id).toBe(priya.id);
    expect(events).toMatchObject([
      { kind: 'assignment', body: `Assigned to ${assigned_to.full_name} by the assignment rule`, actor: null },
    ]);
  });

  test('R-298 goes to all who work on enquiries if no one is named, and never to others', async () => {
    const editor = await newColleague(app, 'editor');
    await rule({});
    const assignees = [await sendAndGetAssignee(), await sendAndGetAssignee(), await sendAndGetAssignee()];
    expect(assignees).toEqual([admin.id, ravi.id, priya.id]);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, ravi.id));
    const later = [await sendAndGetAssignee(), await sendAndGetAssignee(), await sendAndGetAssignee()];
    expect(later).toEqual([admin.id, priya.id, admin.id]);
    expect([...assignees, ...later]).not.toContain(editor.id);
  });

  test('R-298 goes to those who look after its city, and round robin to all if no one does', async () => {
    const cities = [{ city_id: cityId, colleagues: [priya.id] }];
    await rule({ mode: 'by_city', colleagues: [ravi.id], cities });
    expect(await sendAndGetAssignee(about())).toBe(priya.id);
    expect(await sendAndGetAssignee(about())).toBe(priya.id);
    expect(await sendAndGetAssignee()).toBe(ravi.id);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, priya.id));
    expect(await sendAndGetAssignee(about())).toBe(ravi.id);
    await app.db.update(users).set({ isActive: true });
    await rule({ mode: 'round_robin', colleagues: [ravi.id], cities });
    expect(await sendAndGetAssignee(about())).toBe(ravi.id);
  });

  test('R-298 and another at the same moment go to two people; one person takes both when alone', async () => {
    await rule({ colleagues: [ravi.id, priya.id] });
    for (let round = 0; round < 20; round += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      const ids = await Promise.all([sendEnquiry(app), sendEnquiry(app)]);
      const rows = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids));
      expect(rows.map(({ assignedTo }) => assignedTo)).toEqual(expect.arrayContaining([ravi.id, priya.id]));
    }
    await rule({ colleagues: [ravi.id] });
    const ids = await Promise.all([sendEnquiry(app), sendEnquiry(app), sendEnquiry(app)]);
    const rows = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids));
    expect(rows.map(({ assignedTo }) => assignedTo)).toEqual([ravi.id, ravi.id, ravi.id]);
    const notices = await app.db
      .select()
      .from(enquiryEvents)
      .where(and(inArray(enquiryEvents.enquiryId, ids), eq(enquiryEvents.kind, 'assignment')));
    expect(notices).toHaveLength(3);
  });

  test('R-298 is mailed to whom it was given, with a link to it, besides the sales inbox', async () => {
    const newest = await newColleague(app, 'sales');
    await rule({ colleagues: [newest.id] });
    const id = await sendEnquiry(app, { message: 'MARKER-of-this-mail' });
    const sent = await app.db.select().from(mails).where(eq(mails.template, 'enquiry-to-desk'));
    const ofThis = sent.filter(({ data }) => JSON.stringify(data).includes('MARKER-of-this-mail'));
    expect(ofThis.map(({ recipient, data }) => [recipient, data])).toEqual([
      ['hello@aangan.example', expect.objectContaining({ enquiryId: id, assigned: false })],
      [newest.email, expect.objectContaining({ enquiryId: id, assigned: true })],
    ]);
  });
});

describe('the rule', () => {
  test('R-298 R-307 is kept, read again and written down', async () => {
    const cities = [{ city_id: cityId, colleagues: [ravi.id, priya.id] }];
    expect((await rule({ mode: 'by_city', cities })).statusCode).toBe(200);
    const answer = await admin.call('GET', '/enquiry/assignment');
    expect(answer.json()).toEqual({ success: true, assignment: { mode: 'by_city', colleagues: [], cities } });
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.entity, 'enquiry-assignment'));
    expect(entries.at(-1)).toMatchObject({ actorId: admin.id, action: 'update', after: { mode: 'by_city', cities } });
  });

  test('R-298 D-55 names only people who work on enquiries, known cities, and each city once', async () => {
    const editor = await newColleague(app, 'editor');
    const twice = { city_id: cityId, colleagues: [ravi.id] };
    for (const wrong of [
      { colleagues: [editor.id] },
      { cities: [{ city_id: cityId, colleagues: [999_999] }] },
      { cities: [{ city_id: 999_999, colleagues: [ravi.id] }] },
      { cities: [{ city_id: cityId, colleagues: [] }] },
      { cities: [twice, twice] },
    ])
      expect([wrong, (await rule(wrong)).statusCode]).toEqual([wrong, 400]);
  });

  test('R-298 D-55 is read and changed by administrators only', async () => {
    expect((await ravi.call('GET', '/enquiry/assignment')).statusCode).toBe(403);
    expect(
      (await ravi.call('PUT', '/enquiry/assignment', { mode: 'none', colleagues: [], cities: [] })).statusCode,
    ).toBe(403);
  });
});
