import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchingHomes, StaffContact, StaffContactRow } from '#contract';
import { rebuildSearch } from '#core';
import { and, eq, isNull, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { fillProperties } from '../../../../test/listings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { contactPoints, contacts, enquiries } = tables;

const app = createTestApp();
let asha: Colleague;
let farah: Colleague;
let ravi: Colleague;

beforeAll(async () => {
  [asha, farah, ravi] = [await newColleague(app), await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  await fillProperties(app.db, 400);
  await rebuildSearch(app.owner);
});

let people = 0;
/** Contact details of a new person. */
function newPerson() {
  people += 1;
  return { email: `person${people}@mail.example`, phone_number: `70000${String(people).padStart(5, '0')}` };
}

const getContactId = async (enquiryId: number): Promise<number> => {
  const [row] = await app.db.select({ id: enquiries.contactId }).from(enquiries).where(eq(enquiries.id, enquiryId));
  return row?.id ?? 0;
};
const read = async (id: number, who = asha): Promise<StaffContact> =>
  (await who.call('GET', `/contact/${id}`)).json().record;
const change = (id: number, values: object, who = asha) => who.call('PATCH', `/contact/${id}`, values);
const assign = (enquiryId: number, { id }: Colleague) =>
  asha.call('PATCH', `/enquiry/${enquiryId}`, { assigned_to: id });
const find = async (q: string, who = asha): Promise<StaffContactRow[]> =>
  (await who.call('GET', `/contact?${new URLSearchParams({ q })}`)).json().contacts;

describe('the enquiries of one person', () => {
  test('R-413 have one contact, by the phone number or the email address', async () => {
    const person = newPerson();
    const first = await sendEnquiry(app, person);
    const samePhone = await sendEnquiry(app, { ...person, email: 'work@mail.example' });
    const sameEmail = await sendEnquiry(app, { ...newPerson(), email: person.email.toUpperCase() });
    const other = await sendEnquiry(app, newPerson());
    const id = await getContactId(first);
    expect([await getContactId(samePhone), await getContactId(sameEmail)]).toEqual([id, id]);
    expect(await getContactId(other)).not.toBe(id);
    const contact = await read(id);
    expect(contact.enquiries.map((enquiry) => enquiry.id)).toEqual(
      expect.arrayContaining([first, samePhone, sameEmail]),
    );
    expect(contact.points.map(({ kind, value }) => `${kind} ${value}`)).toEqual(
      expect.arrayContaining([`phone +91 ${person.phone_number}`, `email ${person.email}`, 'email work@mail.example']),
    );
  });

  test('R-413 sent at the same moment have one contact', async () => {
    const person = newPerson();
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendEnquiry(app, person)));
    expect(new Set(await Promise.all(sent.map(getContactId))).size).toBe(1);
  });

  test('R-413 of an earlier release are joined by a task, which is no contact with them', async () => {
    const person = newPerson();
    const [old, known] = [await sendEnquiry(app, person), await sendEnquiry(app, person)];
    const [before] = await app.db.select().from(enquiries).where(eq(enquiries.id, old));
    await app.ownerPool.query('update enquiries set contact_id = null where id = $1', [old]);
    await app.core.enquiries.joinEarlier(new AbortController().signal);
    const [after] = await app.db.select().from(enquiries).where(eq(enquiries.id, old));
    expect(after?.contactId).toBe(await getContactId(known));
    expect(after?.updatedAt).toEqual(before?.updatedAt);
    expect(await app.db.$count(enquiries, isNull(enquiries.contactId))).toBe(0);
  });

  test('R-413 are found by a whole number or address, also one that staff added', async () => {
    const [person, added] = [newPerson(), newPerson()];
    const id = await getContactId(await sendEnquiry(app, person));
    await asha.call('POST', `/contact/${id}/point`, {
      value: `0${added.phone_number.slice(0, 5)} ${added.phone_number.slice(5)}`,
    });
    for (const text of [`+91 ${person.phone_number}`, person.email.toUpperCase(), added.phone_number])
      expect((await find(text)).map((row) => row.id)).toEqual([id]);
    const leads = (await asha.call('GET', `/enquiry?q=${added.phone_number}`)).json().enquiries;
    expect(leads).toHaveLength(1);
  });
});

describe('a contact', () => {
  test('R-413 shows only what the user may see', async () => {
    const person = newPerson();
    const [mine, hers] = [
      await sendEnquiry(app, person),
      await sendEnquiry(app, { ...person, email: 'private@mail.example', message: 'Only for Ravi.' }),
    ];
    await assign(mine, farah);
    await assign(hers, ravi);
    const id = await getContactId(mine);
    const seen = await read(id, farah);
    expect(seen.enquiries.map((enquiry) => enquiry.id)).toEqual([mine]);
    expect(seen.others_with.map((each) => each.id)).toEqual([ravi.id]);
    expect(JSON.stringify(seen)).not.toContain('private@mail.example');
    expect(JSON.stringify(await find(person.phone_number, farah))).not.toContain('private@mail.example');
  });

  test('R-413 whose enquiries are all with colleagues can be neither read nor changed', async () => {
    const [theirs, own] = [await sendEnquiry(app, newPerson()), await sendEnquiry(app, newPerson())];
    await assign(theirs, ravi);
    await assign(own, farah);
    const [id, ownId] = [await getContactId(theirs), await getContactId(own)];
    const attempts = [
      farah.call('GET', `/contact/${id}`),
      farah.call('GET', `/contact/${id}/homes`),
      change(id, { wishes: '2 BHK' }, farah),
      farah.call('POST', `/contact/${id}/point`, { value: '9876500000' }),
      farah.call('DELETE', `/contact/${id}/point/1`),
      farah.call('POST', `/contact/${ownId}/merge`, { contact_id: id }),
      farah.call('POST', `/contact/${id}/merge`, { contact_id: ownId }),
      farah.call('POST', `/enquiry/${theirs}/homes`, { ids: [1], channel: 'copy' }),
    ];
    expect((await Promise.all(attempts)).map(({ statusCode }) => statusCode)).toEqual(attempts.map(() => 403));
  });

  test('R-413 is named to who enters a lead only if they see one of its enquiries', async () => {
    const person = newPerson();
    const enquiry = await sendEnquiry(app, person);
    await assign(enquiry, ravi);
    const lookUp = async (who: Colleague) =>
      (await who.call('GET', `/contact/lookup?value=${person.phone_number}`)).json().contact;
    expect(await lookUp(ravi)).toMatchObject({ id: await getContactId(enquiry), full_name: expect.any(String) });
    expect(await lookUp(farah)).toEqual({
      id: null,
      full_name: null,
      enquiries: 1,
      last_enquiry_at: expect.any(String),
      with: [{ id: ravi.id, full_name: expect.any(String) }],
    });
    expect((await farah.call('GET', '/contact/lookup?value=70000')).json().contact).toBeNull();
  });

  test('R-413 gets further numbers and addresses, but none of another contact and no text', async () => {
    const [id, otherPerson] = [await getContactId(await sendEnquiry(app, newPerson())), newPerson()];
    await sendEnquiry(app, otherPerson);
    const add = async (value: string) => (await asha.call('POST', `/contact/${id}/point`, { value })).statusCode;
    expect(await add(otherPerson.email)).toBe(409);
    expect(await add('call me')).toBe(400);
    expect(await add('+971 50 123 4567')).toBe(200);
    expect(await add('9812300004')).toBe(200);
    const points = (await read(id)).points.filter(({ is_added }) => is_added);
    expect(points.map(({ value }) => value)).toEqual(['+971 501234567', '+91 9812300004']);
    expect((await asha.call('DELETE', `/contact/${id}/point/${points[0]?.id}`)).statusCode).toBe(200);
    const fromEnquiry = (await read(id)).points.find(({ is_added }) => !is_added);
    expect((await asha.call('DELETE', `/contact/${id}/point/${fromEnquiry?.id}`)).statusCode).toBe(409);
    const foreign = await app.db.select().from(contactPoints).where(eq(contactPoints.value, otherPerson.email));
    expect((await asha.call('DELETE', `/contact/${id}/point/${foreign[0]?.id}`)).statusCode).toBe(404);
  });

  test('R-413 is joined with another one, with all that is known of both', async () => {
    const [one, two] = [newPerson(), newPerson()];
    const [first, second] = [await sendEnquiry(app, one), await sendEnquiry(app, two)];
    const [id, otherId] = [await getContactId(first), await getContactId(second)];
    await change(id, { about: 'Two children.' });
    await change(otherId, { wishes: '2 BHK', about: 'Loan approved.' });
    // The third enquiry has the number of the one and the address of the other.
    await sendEnquiry(app, { ...one, email: two.email });
    expect((await read(id)).perhaps_same.map((each) => each.id)).toEqual([otherId]);
    expect((await asha.call('POST', `/contact/${id}/merge`, { contact_id: otherId })).statusCode).toBe(200);
    const merged = await read(id);
    expect(merged).toMatchObject({ wishes: '2 BHK', about: 'Two children.\nLoan approved.', perhaps_same: [] });
    expect(merged.enquiries).toHaveLength(3);
    expect((await asha.call('GET', `/contact/${otherId}`)).statusCode).toBe(404);
  });

  test('R-413 is not joined while a colleague has enquiries of the other one', async () => {
    const person = newPerson();
    const [own, shared, theirs] = [
      await sendEnquiry(app, newPerson()),
      await sendEnquiry(app, person),
      await sendEnquiry(app, person),
    ];
    await assign(own, farah);
    await assign(shared, farah);
    await assign(theirs, ravi);
    const answer = await farah.call('POST', `/contact/${await getContactId(own)}/merge`, {
      contact_id: await getContactId(shared),
    });
    expect(answer.statusCode).toBe(403);
  });

  test('R-413 changes without a word of it in the history', async () => {
    const id = await getContactId(await sendEnquiry(app, newPerson()));
    await change(id, { full_name: 'Rohit Malhotra', about: 'Lives with his parents' });
    const entries = await app.db
      .select()
      .from(tables.auditEntries)
      .where(and(eq(tables.auditEntries.entity, 'contact'), eq(tables.auditEntries.entityId, String(id))));
    expect(entries.map(({ after }) => after)).toEqual([{ changed: ['full_name', 'about'] }]);
  });
});

describe('the homes that fit a person', () => {
  const findHomes = async (id: number): Promise<MatchingHomes> =>
    (await asha.call('GET', `/contact/${id}/homes`)).json();
  const published = async (condition = sql`true`) => {
    const [home] = await app.db
      .select({ id: tables.properties.id, title: tables.properties.title })
      .from(tables.properties)
      .where(and(eq(tables.properties.status, 'published'), condition))
      .limit(1);
    if (!home) throw new Error('no such home');
    return home;
  };

  test('R-413 are those that the search finds for the wishes', async () => {
    const id = await getContactId(await sendEnquiry(app, newPerson()));
    expect(await findHomes(id)).toMatchObject({ homes: [], total: 0, path: null });
    await change(id, { wishes: '3 bhk in City 2 up to 2 cr' });
    const contact = await read(id);
    expect(contact.reading.labels.join(' ')).toMatch(/City 2/);
    const { homes, total, path, like } = await findHomes(id);
    expect(like).toBeNull();
    const search = (await app.server.inject(`/api/v1/public${path?.replace('/properties', '/property')}`)).json();
    expect(total).toBe(search.totalItems);
    expect(homes.map((home) => home.id)).toEqual(search.properties.map((home: { id: number }) => home.id));
    const [{ maxBudget } = {}] = await app.db.select().from(contacts).where(eq(contacts.id, id));
    expect(maxBudget).toBe(20_000_000);
  });

  test('R-413 are like the listing that they asked about, while no wishes are known', async () => {
    const home = await published(sql`purpose = 'sale' and price is not null`);
    const enquiry = await sendEnquiry(app, { ...newPerson(), listing: { kind: 'property', id: home.id } });
    const found = await findHomes(await getContactId(enquiry));
    expect(found.like).toBe(home.title);
    expect(found.homes.map(({ id }) => id)).toContain(home.id);
  });

  test('R-414 are sent by email with links, once written down, and marked as sent', async () => {
    const person = newPerson();
    const home = await published();
    const enquiry = await sendEnquiry(app, { ...person, listing: { kind: 'property', id: home.id } });
    const sent = await asha.call('POST', `/enquiry/${enquiry}/homes`, { ids: [home.id], channel: 'email' });
    expect(sent.json()).toMatchObject({ success: true });
    const [mail] = await app.db
      .select()
      .from(tables.mails)
      .where(and(eq(tables.mails.template, 'homes-for-you'), eq(tables.mails.recipient, person.email)));
    expect(mail?.data).toMatchObject({ homes: [{ title: home.title }] });
    const { record } = (await asha.call('GET', `/enquiry/${enquiry}`)).json();
    expect(record.status).toBe('contacted');
    expect(record.events.map(({ body }: { body: string }) => body)).toContain(`1 home by email: ${home.title}`);
    const found = await findHomes(await getContactId(enquiry));
    expect(found.homes.find(({ id }) => id === home.id)?.sent_at).toEqual(expect.any(String));
  });

  test('R-414 are not sent if they are not public, or to who must not be written to', async () => {
    const enquiry = await sendEnquiry(app, newPerson());
    const send = async (body: object) => (await asha.call('POST', `/enquiry/${enquiry}/homes`, body)).statusCode;
    const [draft] = await app.db
      .select({ id: tables.properties.id })
      .from(tables.properties)
      .where(eq(tables.properties.status, 'draft'))
      .limit(1);
    const { id } = await published();
    expect(await send({ ids: [draft?.id], channel: 'copy' })).toBe(400);
    expect(await send({ ids: [], channel: 'copy' })).toBe(400);
    expect(await send({ ids: Array.from({ length: 11 }, (_, at) => at + 1), channel: 'copy' })).toBe(400);
    expect(await send({ ids: [id], channel: 'pigeon' })).toBe(400);
    await app.db.execute(sql`update consents set withdrawn_at = now()
      where id = (select consent_id from enquiries where id = ${enquiry})`);
    expect(await send({ ids: [id], channel: 'whatsapp' })).toBe(400);
  });
});
