import { beforeAll, describe, expect, test } from 'vitest';
import { eq, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { enquiries, leadSources } = tables;

const app = createTestApp();
let asha: Colleague;
let key: string;
let sourceId: number;

const addSource = async (values: object) => (await asha.call('POST', '/lead-source', values)).json();

beforeAll(async () => {
  asha = await newColleague(app);
  ({ key, id: sourceId } = await addSource({ name: 'Neem Homes', scopes: ['add', 'status'] }));
});

let leads = 0;
const newLead = (values: object = {}) => {
  leads += 1;
  return {
    reference: `NH-${leads}`,
    full_name: 'Meera Iyer',
    phone: `+91 72000 ${String(leads).padStart(5, '0')}`,
    ...values,
  };
};

const send = (payload: object, bearer = key) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/leads',
    headers: { authorization: `Bearer ${bearer}`, ...newVisitor() },
    payload,
  });
const readStatus = (reference: string, bearer = key) =>
  app.server.inject({
    url: `/api/v1/leads/${reference}`,
    headers: { authorization: `Bearer ${bearer}`, ...newVisitor() },
  });
const findLead = async (phone: string) =>
  app.db
    .select()
    .from(enquiries)
    .where(eq(enquiries.phoneNumber, phone.replaceAll(/\D/g, '').slice(-10)));

describe('a lead of another system', () => {
  test('R-412 is stored with its source, and its person is told to staff only', async () => {
    const lead = newLead({ email: 'meera@mail.example', message: 'Is it still free?' });
    const answer = await send(lead);
    expect(answer.json()).toEqual({ success: true, reference: lead.reference });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [stored] = await findLead(lead.phone);
    expect(stored).toMatchObject({ sourceButton: 'Neem Homes', status: 'new', message: 'Is it still free?' });
    expect(stored?.contactId).not.toBeNull();
    const mails = await app.db
      .select()
      .from(tables.mails)
      .where(sql`${tables.mails.data} ->> 'enquiryId' = ${String(stored?.id)}`);
    expect(mails.map(({ template }) => template)).toEqual(['enquiry-to-desk']);
  });

  test('R-412 is stored once, however often and at the same moment it is sent', async () => {
    const lead = newLead();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(lead)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await findLead(lead.phone)).toHaveLength(1);
  });

  test('R-412 of a known person joins them', async () => {
    const [one, two] = [newLead(), newLead()];
    await send(one);
    await send({ ...two, phone: one.phone });
    const found = await findLead(one.phone);
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ contactId }) => contactId)).size).toBe(1);
  });

  test('R-412 names one of our listings by its address; an unknown one does no harm', async () => {
    const [city] = await app.db
      .insert(tables.cities)
      .values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' })
      .returning({ id: tables.cities.id });
    const [property] = await app.db
      .insert(tables.properties)
      .values({
        slug: 'neem-court',
        title: 'Neem Court',
        cityId: city?.id ?? 0,
        propertyType: 'villa',
        residencyType: 'residential',
        possessionStatus: 'ready_to_move',
        priceOnRequest: true,
        builtUpAreaValue: 1200,
        builtUpAreaUnit: 'sq_ft',
        status: 'published',
        publishedAt: new Date('2026-01-01'),
      })
      .returning({ id: tables.properties.id });
    const [known, unknown] = [
      newLead({ listing: 'https://www.aangan.example/properties/neem-court?utm=1' }),
      newLead({ listing: "'; drop table leads; --" }),
    ];
    await send(known);
    expect((await send(unknown)).statusCode).toBe(200);
    expect((await findLead(known.phone))[0]?.propertyId).toBe(property?.id);
    expect((await findLead(unknown.phone))[0]?.propertyId).toBeNull();
  });

  test('R-412 says how far it has come, to its own source only', async () => {
    const lead = newLead();
    await send(lead);
    expect((await readStatus(lead.reference)).json()).toEqual({
      success: true,
      reference: lead.reference,
      status: 'new',
    });
    const [{ id } = { id: 0 }] = await findLead(lead.phone);
    await asha.call('PATCH', `/enquiry/${id}`, { status: 'negotiating' });
    expect((await readStatus(lead.reference)).json().status).toBe('in_progress');
    const other = await addSource({ name: 'Other portal', scopes: ['status'] });
    expect((await readStatus(lead.reference, other.key)).statusCode).toBe(404);
  });

  test.each([
    ['no number', { phone: 'call me' }],
    ['no name', { full_name: '  ' }],
    ['a wrong email', { email: 'meera@' }],
    ['a long message', { message: 'x'.repeat(2001) }],
    ['a reference with a line break', { reference: 'a\nb' }],
    ['a long reference', { reference: 'x'.repeat(101) }],
  ])('R-412 with %s is refused', async (_what, values) => {
    expect((await send(newLead(values))).statusCode).toBe(400);
  });
});

describe('a key', () => {
  test('R-412 that is wrong, missing or without the right is refused before anything else is said', async () => {
    const { key: statusOnly } = await addSource({ name: 'Reader', scopes: ['status'] });
    expect((await send({}, 'guess')).statusCode).toBe(401);
    expect((await send({}, `${key}x`)).statusCode).toBe(401);
    expect((await send({}, statusOnly)).statusCode).toBe(403);
    const bare = await app.server.inject({
      method: 'POST',
      url: '/api/v1/leads',
      payload: newLead(),
      headers: newVisitor(),
    });
    expect(bare.statusCode).toBe(401);
    // The session of a user is no key.
    const session = { cookie: asha.cookie, ...newVisitor() };
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/leads',
      payload: newLead(),
      headers: session,
    });
    expect(answer.statusCode).toBe(401);
  });

  test('R-412 is not stored, and shown only once', async () => {
    const [stored] = await app.db.select().from(leadSources).where(eq(leadSources.id, sourceId));
    expect(JSON.stringify(stored)).not.toContain(key);
    const { sources } = (await asha.call('GET', '/lead-source')).json();
    expect(JSON.stringify(sources)).not.toContain(key);
    const history = await app.db
      .select()
      .from(tables.auditEntries)
      .where(eq(tables.auditEntries.entity, 'lead-source'));
    expect(JSON.stringify(history)).not.toContain(key);
  });

  test('R-412 is rotated: the old one works for a day, the new one at once', async () => {
    const source = await addSource({ name: 'Rotated', scopes: ['add'] });
    const { key: next } = (await asha.call('POST', `/lead-source/${source.id}/rotation`)).json();
    expect(next).not.toBe(source.key);
    const statuses = async () => [
      (await send(newLead(), source.key)).statusCode,
      (await send(newLead(), next)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 25 * 60 * 60 * 1000);
    expect(await statuses()).toEqual([401, 200]);
    app.clock.now = before;
  });

  test('R-412 of a source that was deleted does not work, and its leads stay', async () => {
    const source = await addSource({ name: 'Gone', scopes: ['add'] });
    const lead = newLead();
    await send(lead, source.key);
    await asha.call('DELETE', `/lead-source/${source.id}`);
    expect((await send(newLead(), source.key)).statusCode).toBe(401);
    expect(await findLead(lead.phone)).toHaveLength(1);
  });

  test('R-412 has a limit of its own', async () => {
    const source = await addSource({ name: 'Slow', scopes: ['add'], per_minute: 2 });
    const sent = [];
    for (let at = 0; at < 3; at++) sent.push((await send(newLead(), source.key)).statusCode);
    expect(sent).toEqual([200, 200, 429]);
    // Another one is not affected.
    expect((await send(newLead())).statusCode).toBe(200);
  });

  test('R-412 has a name of its own', async () => {
    const again = await asha.call('POST', '/lead-source', { name: 'NEEM homes', scopes: ['add'] });
    expect(again.statusCode).toBe(409);
    expect((await asha.call('POST', '/lead-source', { name: 'X', scopes: [] })).statusCode).toBe(400);
  });
});

describe('a lead that staff enter', () => {
  const add = async (values: object, who = asha) => who.call('POST', '/enquiry', values);

  test('R-412 belongs to who entered it, with the wishes of its person', async () => {
    const farah = await newColleague(app, 'sales');
    const answer = await add(
      { phone: '098450 11111', full_name: 'Rohit Malhotra', source: 'walk-in', wishes: '3 BHK up to 1.6 Cr' },
      farah,
    );
    const { id, is_known } = answer.json();
    expect(is_known).toBe(false);
    const { record } = (await farah.call('GET', `/enquiry/${id}`)).json();
    expect(record).toMatchObject({
      country_code: '+91',
      phone_number: '9845011111',
      assigned_to: { id: farah.id },
      source_button: 'walk-in',
      // They are here, so no reply is due.
      status: 'contacted',
      reply_minutes_left: null,
    });
    const contact = (await farah.call('GET', `/contact/${record.contact_id}`)).json().record;
    expect(contact.wishes).toBe('3 BHK up to 1.6 Cr');
    const again = await add({ phone: '+919845011111', full_name: 'Rohit', source: 'call', wishes: '2 BHK' }, farah);
    expect(again.json().is_known).toBe(true);
    const after = (await farah.call('GET', `/contact/${record.contact_id}`)).json().record;
    expect([after.wishes, after.enquiries.length]).toEqual(['3 BHK up to 1.6 Cr', 2]);
  });

  test('R-412 that was passed on waits for a reply, and is no measured reply otherwise', async () => {
    const { id } = (await add({ phone: '9845022222', full_name: 'Asked', source: 'portal' })).json();
    const [passedOn] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
    expect(passedOn).toMatchObject({ status: 'new', firstReplyAt: null });
    const { id: cameIn } = (await add({ phone: '9845022223', full_name: 'Came in', source: 'walk-in' })).json();
    const [present] = await app.db.select().from(enquiries).where(eq(enquiries.id, cameIn));
    expect(present?.replyMinutes).toBeNull();
  });

  test.each([
    [{ phone: '12', full_name: 'A' }],
    [{ phone: '9845033333', full_name: '' }],
    [{ phone: '9845033333', full_name: 'A', source: 'pigeon' }],
    [{ phone: '9845033333', full_name: 'A', email: 'x' }],
  ])('R-412 without a number, a name or a known source is refused: %j', async (values) => {
    expect((await add(values)).statusCode).toBe(400);
  });
});
