import { beforeAll, describe, expect, test } from 'vitest';
import { getScope, Role, roleMay, rolesThatMay, type StaffEnquiryRow } from '#contract';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry, storeJasmineCourt } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { enquiries, enquiryEvents, leadRequests, mails, users } = tables;

const app = createTestApp();
let admin: Colleague;

beforeAll(async () => {
  admin = await newColleague(app);
});

/** Part of every contact that the tests send. */
const CONTACT = '@aangan.example';

/** Whose lead a colleague looks at. */
const OWNERS = ['own', 'unassigned', "team member's", "other colleague's"] as const;
type Owner = (typeof OWNERS)[number];

interface Office {
  leads: Record<Owner, number>;
  viewer: Colleague;
  member: Colleague;
  other: Colleague;
}

const assign = (id: number, to: Colleague | null) =>
  app.db
    .update(enquiries)
    .set({ assignedTo: to && to.id })
    .where(eq(enquiries.id, id));

const addTeam = async (name: string, manager: Colleague, members: Colleague[]) => {
  const answer = await admin.call('POST', '/team', {
    name,
    manager_id: manager.id,
    member_ids: members.map(({ id }) => id),
  });
  expect(answer.statusCode).toBe(200);
};

let offices = 0;

/** A user of this role who manages a team, and one lead of each kind. */
async function openOffice(role: Role): Promise<Office> {
  const [viewer, member, other] = [
    await newColleague(app, role),
    await newColleague(app, 'sales'),
    await newColleague(app, 'sales'),
  ];
  offices += 1;
  await addTeam(`Team ${offices}`, viewer, [member]);
  // Later than the leads of the other offices, so that these are on the first page.
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const leads = {
    own: await sendEnquiry(app),
    unassigned: await sendEnquiry(app),
    "team member's": await sendEnquiry(app),
    "other colleague's": await sendEnquiry(app),
  };
  await assign(leads.own, viewer);
  await assign(leads.unassigned, null);
  await assign(leads["team member's"], member);
  await assign(leads["other colleague's"], other);
  return { leads, viewer, member, other };
}

const VISIBLE: Record<ReturnType<typeof getScope>, readonly Owner[]> = {
  all: OWNERS,
  team: ['own', 'unassigned', "team member's"],
  own: ['own', 'unassigned'],
};

const ids = (answer: { json: () => { enquiries: StaffEnquiryRow[] } }) => answer.json().enquiries.map(({ id }) => id);

describe.each(Role.options)('R-400 the leads of the role %s', (role) => {
  const visible = roleMay(role, 'leads:see') ? VISIBLE[getScope(role, 'leads')] : [];
  let office: Office;

  beforeAll(async () => {
    office = await openOffice(role);
  });

  test.each(OWNERS)('are read, changed and annotated only where the table says so: %s', async (owner) => {
    const { leads, viewer } = office;
    const expected = visible.includes(owner) ? 200 : 403;
    const at = `/enquiry/${leads[owner]}`;
    const answers = [
      await viewer.call('GET', at),
      await viewer.call('POST', `${at}/note`, { body: 'Wants a balcony.' }),
      await viewer.call('PATCH', at, { next_follow_up_at: '2027-01-04T05:30:00.000Z' }),
      await viewer.call('PATCH', at, { assigned_to: null }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => expected));
    const told = answers.some(({ body }) => body.includes(CONTACT));
    expect(told).toBe(expected === 200);
    // Put back for the other tests.
    const { viewer: own, member, other } = office;
    const owners = { own, unassigned: null, "team member's": member, "other colleague's": other };
    await assign(leads[owner], owners[owner]);
  });
});

describe.each(rolesThatMay('leads:see'))('R-400 the leads that the role %s looks for', (role) => {
  const visible = VISIBLE[getScope(role, 'leads')];
  let office: Office;

  beforeAll(async () => {
    office = await openOffice(role);
  });

  test('are listed, searched and exported only where the table says so', async () => {
    const { leads, viewer } = office;
    const expected = OWNERS.map((owner) => visible.includes(owner));
    const listed = await viewer.call('GET', '/enquiry');
    expect(OWNERS.map((owner) => ids(listed).includes(leads[owner]))).toEqual(expected);
    for (const owner of OWNERS) {
      const [lead] = await app.db.select().from(enquiries).where(eq(enquiries.id, leads[owner]));
      for (const q of [lead?.fullName, lead?.email, lead?.phoneNumber]) {
        const found = await viewer.call('GET', `/enquiry?q=${encodeURIComponent(q ?? '')}`);
        expect([owner, q, ids(found).includes(leads[owner])]).toEqual([owner, q, visible.includes(owner)]);
      }
      if (!roleMay(role, 'leads:export')) continue;
      const sheet = await viewer.call('GET', '/enquiry/export');
      expect([owner, sheet.body.includes(lead?.email ?? '')]).toEqual([owner, visible.includes(owner)]);
    }
  });

  test('of colleagues show only that they exist and whose they are, to those who know the whole contact', async () => {
    const { leads, viewer, other } = office;
    const [lead] = await app.db.select().from(enquiries).where(eq(enquiries.id, leads["other colleague's"]));
    const find = async (q = '') =>
      (await viewer.call('GET', `/enquiry/with-colleagues?q=${encodeURIComponent(q)}`)).json().leads;
    const hidden = {
      id: leads["other colleague's"],
      listing: null,
      assigned_to: { id: other.id, full_name: expect.any(String) },
      is_requested: false,
    };
    const expected = visible.includes("other colleague's") ? [] : [hidden];
    expect(await find(lead?.email)).toEqual(expected);
    expect(await find(`+91 ${lead?.phoneNumber.slice(0, 5)} ${lead?.phoneNumber.slice(5)}`)).toEqual(expected);
    for (const part of [lead?.fullName, lead?.email.slice(0, -3), lead?.phoneNumber.slice(0, -2)])
      expect([part, await find(part)]).toEqual([part, []]);
  });
});

test("R-400 a person's earlier enquiries with a colleague are named by their owner only", async () => {
  const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  const contact = { full_name: 'Tara Joshi', email: 'tara@lake.example', phone_number: '0000098701' };
  const earlier = await sendEnquiry(app, { ...contact, message: 'Only for Priya.' });
  const own = await sendEnquiry(app, contact);
  await assign(earlier, priya);
  await assign(own, ravi);
  const { record } = (await ravi.call('GET', `/enquiry/${own}`)).json();
  expect(record.earlier).toEqual([]);
  expect(record.earlier_with).toEqual([{ id: priya.id, full_name: expect.any(String) }]);
  expect(JSON.stringify(record)).not.toContain('Only for Priya');
  const seen = (await admin.call('GET', `/enquiry/${own}`)).json().record;
  expect([seen.earlier.map(({ id }: { id: number }) => id), seen.earlier_with]).toEqual([[earlier], []]);
});

test('R-400 of two colleagues who take the same unassigned lead at once, one gets it', async () => {
  const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  const id = await sendEnquiry(app);
  await assign(id, null);
  const take = (who: Colleague) => who.call('PATCH', `/enquiry/${id}`, { assigned_to: who.id });
  const answers = await Promise.all([take(ravi), take(priya)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 403]));
});

test('R-400 the figures of the dashboard count the leads that a user sees', async () => {
  const { viewer } = await openOffice('sales');
  const waiting = async (who: Colleague) => (await who.call('GET', '/dashboard?days=7')).json().enquiries.waiting;
  expect(await waiting(viewer)).toBeLessThan(await waiting(admin));
});

describe('R-401 a request for a lead', () => {
  const mailed = async (recipient: Colleague, template: string) =>
    (await app.db.select().from(mails).where(eq(mails.recipient, recipient.email))).filter(
      (mail) => mail.template === template,
    ).length;

  async function arrange() {
    const [owner, manager, asker] = [
      await newColleague(app, 'sales'),
      await newColleague(app, 'manager'),
      await newColleague(app, 'sales'),
    ];
    offices += 1;
    await addTeam(`Team ${offices}`, manager, [owner]);
    const id = await sendEnquiry(app);
    await assign(id, owner);
    return { id, owner, manager, asker };
  }
  type Case = Awaited<ReturnType<typeof arrange>>;
  const request = ({ asker, id }: Pick<Case, 'asker' | 'id'>, reason = 'He walked in.') =>
    asker.call('POST', `/enquiry/${id}/request`, { reason });
  const pending = async (who: Colleague): Promise<{ id: number; enquiry_id: number }[]> =>
    (await who.call('GET', '/lead-request')).json().requests;
  const find = async (who: Colleague, id: number) => (await pending(who)).find(({ enquiry_id }) => enquiry_id === id);
  const answer = (who: Colleague, request_id: number, give: boolean) =>
    who.call('POST', `/lead-request/${request_id}/answer`, { give });

  test.each(['owner', 'manager'] as const)('is answered in one press by the %s, and emailed both ways', async (by) => {
    const arranged = await arrange();
    const { id, owner, manager, asker } = arranged;
    expect((await request(arranged)).statusCode).toBe(200);
    expect([await mailed(owner, 'lead-requested'), await mailed(manager, 'lead-requested')]).toEqual([1, 1]);
    const waiting = await find(arranged[by], id);
    expect(waiting).toMatchObject({
      reason: 'He walked in.',
      requested_by: { id: asker.id },
      assigned_to: { id: owner.id },
    });
    expect(await find(asker, id)).toBeUndefined();
    expect((await answer(arranged[by], waiting?.id ?? 0, true)).statusCode).toBe(200);
    expect((await asker.call('GET', `/enquiry/${id}`)).json().record.assigned_to.id).toBe(asker.id);
    expect(await mailed(asker, 'lead-request-answered')).toBe(1);
    expect((await owner.call('GET', `/enquiry/${id}`)).statusCode).toBe(403);
  });

  test('that is declined leaves the lead where it is, and can be answered once', async () => {
    const arranged = await arrange();
    const { id, owner, manager, asker } = arranged;
    await request(arranged);
    const waiting = await find(owner, id);
    expect((await answer(owner, waiting?.id ?? 0, false)).statusCode).toBe(200);
    expect((await answer(manager, waiting?.id ?? 0, true)).statusCode).toBe(409);
    expect((await asker.call('GET', `/enquiry/${id}`)).statusCode).toBe(403);
    expect(await find(owner, id)).toBeUndefined();
  });

  test('is answered neither by the asker nor by someone who does not see the lead', async () => {
    const arranged = await arrange();
    await request(arranged);
    const waiting = await find(arranged.owner, arranged.id);
    const stranger = await newColleague(app, 'manager');
    for (const who of [arranged.asker, stranger])
      expect((await answer(who, waiting?.id ?? 0, true)).statusCode).toBe(403);
    expect((await answer(arranged.owner, 999_999, true)).statusCode).toBe(404);
    // The asker has become the manager of the owner's team.
    const asking = await newColleague(app, 'manager');
    await request({ asker: asking, id: arranged.id });
    offices += 1;
    await addTeam(`Team ${offices}`, asking, [arranged.owner]);
    const [own] = await app.db.select().from(leadRequests).where(eq(leadRequests.requestedBy, asking.id));
    expect((await answer(asking, own?.id ?? 0, true)).statusCode).toBe(409);
  });

  test('is stored once, refused for a lead that is open to the asker, and limited in number', async () => {
    const arranged = await arrange();
    const [first, second] = await Promise.all([request(arranged), request(arranged)]);
    expect([first.statusCode, second.statusCode]).toEqual(expect.arrayContaining([200, 409]));
    expect((await request({ asker: arranged.owner, id: arranged.id })).statusCode).toBe(409);
    expect((await request({ asker: arranged.asker, id: 999_999 })).statusCode).toBe(404);
    expect((await request(arranged, 'x'.repeat(301))).statusCode).toBe(400);
    const { asker, owner } = arranged;
    for (let number = 0; number < 19; number += 1) {
      const id = await sendEnquiry(app);
      await assign(id, owner);
      expect((await request({ asker, id })).statusCode).toBe(200);
    }
    const id = await sendEnquiry(app);
    await assign(id, owner);
    expect((await request({ asker, id })).statusCode).toBe(429);
  });

  test('ends when the lead is given to the asker in another way', async () => {
    const arranged = await arrange();
    await request(arranged);
    await arranged.owner.call('PATCH', `/enquiry/${arranged.id}`, { assigned_to: arranged.asker.id });
    const [stored] = await app.db.select().from(leadRequests).where(eq(leadRequests.enquiryId, arranged.id));
    expect(stored?.status).toBe('given');
  });
});

describe('R-401 a colleague who leaves', () => {
  async function withLeads(count: number) {
    const leaver = await newColleague(app, 'sales');
    const leads: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const id = await sendEnquiry(app);
      await assign(id, leaver);
      leads.push(id);
    }
    return { leaver, leads };
  }
  const readOwners = async (leads: number[]) => {
    const rows = await app.db.select({ id: enquiries.id, owner: enquiries.assignedTo }).from(enquiries);
    return leads.map((id) => rows.find((row) => row.id === id)?.owner);
  };
  const isActive = async ({ id }: Colleague) =>
    (await app.db.select().from(users).where(eq(users.id, id)))[0]?.isActive;

  test('cannot be deactivated, deleted or given another role while leads are open', async () => {
    const { leaver } = await withLeads(1);
    const answers = [
      await admin.call('PUT', `/user/${leaver.id}`, { is_active: false }),
      await admin.call('DELETE', `/user/${leaver.id}`),
      await admin.call('PATCH', `/user/${leaver.id}`, { role: 'hr' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect(answers[0]?.json().msg).toBe('This user has 1 open lead. Deactivate the account to hand them over.');
    expect((await admin.call('GET', `/user/${leaver.id}/open-work`)).json()).toMatchObject({ open_leads: 1 });
    expect((await admin.call('PATCH', `/user/${leaver.id}`, { role: 'manager' })).statusCode).toBe(200);
  });

  test('is deactivated and hands over in the same step, in turn, with one email to each', async () => {
    const [meera, karan] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
    const { leaver, leads } = await withLeads(5);
    const [closed] = leads.slice(-1);
    await app.db
      .update(enquiries)
      .set({ status: 'won' })
      .where(eq(enquiries.id, closed ?? 0));
    const hand_over_to = [meera.id, karan.id];
    const answer = await admin.call('POST', `/user/${leaver.id}/deactivation`, { hand_over_to });
    expect(answer.statusCode).toBe(200);
    expect(await readOwners(leads)).toEqual([meera.id, karan.id, meera.id, karan.id, leaver.id]);
    expect(await isActive(leaver)).toBe(false);
    const sent = await app.db.select().from(mails).where(eq(mails.template, 'leads-handed-over'));
    expect(sent.map(({ recipient }) => recipient)).toEqual([meera.email, karan.email]);
    const [event] = await app.db
      .select()
      .from(enquiryEvents)
      .where(and(eq(enquiryEvents.enquiryId, leads[0] ?? 0), eq(enquiryEvents.kind, 'assignment')));
    expect(event?.body).toMatch(/^Handed over to /);
  });

  test('hands over nothing if the receiver does not work on leads, or the account cannot be deactivated', async () => {
    const { leaver, leads } = await withLeads(1);
    const hr = await newColleague(app, 'hr');
    for (const hand_over_to of [[hr.id], [leaver.id], [999_999]]) {
      const refused = await admin.call('POST', `/user/${leaver.id}/deactivation`, { hand_over_to });
      expect([hand_over_to, refused.statusCode]).toEqual([hand_over_to, 400]);
    }
    expect(await readOwners(leads)).toEqual([leaver.id]);
    expect(await isActive(leaver)).toBe(true);
    const own = await admin.call('POST', `/user/${admin.id}/deactivation`, { hand_over_to: [] });
    expect(own.statusCode).toBe(403);
  });

  test('leaves leads unassigned if nobody takes over', async () => {
    const { leaver, leads } = await withLeads(2);
    await admin.call('POST', `/user/${leaver.id}/deactivation`, { hand_over_to: [] });
    expect(await readOwners(leads)).toEqual([null, null]);
  });
});

test('R-400 a lead about a listing is named by it when a colleague has it', async () => {
  const { projectId } = await storeJasmineCourt(app.db);
  const [ravi, priya] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  const id = await sendEnquiry(app, { listing: { kind: 'project', id: projectId } });
  await assign(id, priya);
  const answer = await ravi.call('GET', `/enquiry/with-colleagues?project_id=${projectId}`);
  expect(answer.json().leads).toMatchObject([{ id, listing: 'Jasmine Court', assigned_to: { id: priya.id } }]);
});
