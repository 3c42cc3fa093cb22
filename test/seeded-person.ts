import sharp from 'sharp';
import { expect } from 'vitest';
import { eq, tables } from '#db';
import { newVisitor, type TestApp } from './app.ts';
import { applicationForm, postForm } from './applications.ts';
import type { Colleague } from './staff.ts';

export interface SeededPerson {
  name: string;
  email: string;
  phone: string;
  /** Contained in everything they write and in every file they send. */
  word: string;
}

/** A person with a unique name. */
export const makePerson = (word: string, number: number): SeededPerson => ({
  name: `Zubeda ${word}`,
  email: `zubeda.${word}@mail.example`,
  phone: `98765${String(number).padStart(5, '0')}`,
  word,
});

/** Sends an enquiry of this person with the public form, and returns its id. */
export async function enquire(app: TestApp, { name, email, phone, word }: SeededPerson): Promise<number> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/contactUs',
    headers: { ...newVisitor(), 'user-agent': `Browser of ${word}` },
    payload: {
      full_name: name,
      email: email.toUpperCase(),
      phone_number: `0${phone}`,
      message: `A flat near the lake, says ${word}.`,
      iAgreeToTerms: 'Yes',
    },
  });
  expect(answer.statusCode).toBe(201);
  const [row] = await app.db.select().from(tables.enquiries).where(eq(tables.enquiries.email, email));
  return row?.id ?? 0;
}

async function apply(app: TestApp, { name, email, phone, word }: SeededPerson): Promise<number> {
  const body = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${word}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  );
  const fields = { full_name: name, email, mobile: `+91 ${phone}`, location: `House of ${word}`, about_yourself: word };
  const answer = await postForm(app.server, applicationForm({ fields, file: { name: `${word}.pdf`, body } }));
  expect(answer.statusCode).toBe(201);
  const [row] = await app.db.select().from(tables.jobApplications).where(eq(tables.jobApplications.email, email));
  return row?.id ?? 0;
}

async function offer(app: TestApp, { name, email, phone, word }: SeededPerson): Promise<number> {
  const picture = await sharp({ create: { width: 640, height: 420, channels: 3, background: '#a06040' } })
    .withExif({ IFD0: { Copyright: word } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  const fields = {
    posted_by: 'owner',
    name,
    email,
    country_code: '+91',
    phone_number: phone,
    city: 'jaipur',
    address: `12 ${word} Marg, near the old well`,
    property_type: 'villa',
    property_details: `Three rooms around a yard, and ${word} lives here.`,
    area_unit: 'sq_ft',
    iAgreeToTerms: 'Yes',
    filled_in_ms: '60000',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const place of [1, 2]) form.append('images', new Blob([new Uint8Array(picture)]), `${word}-${place}.jpg`);
  const answer = await postForm(app.server, form, { url: '/api/v1/public/public-property' });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  const token = app.links.token('confirm-posting', id, new Date(app.clock.now.getTime() + 60_000));
  expect(await app.core.forms.confirmPosting({ token })).toBe('pending_review');
  return id;
}

async function subscribe(app: TestApp, { email }: SeededPerson): Promise<void> {
  const url = '/api/v1/public/subscribers';
  const answer = await app.server.inject({ method: 'POST', url, headers: newVisitor(), payload: { email } });
  expect(answer.statusCode).toBeLessThan(300);
}

/** Actions of staff on these records, mentioning the person wherever possible. */
async function workOn(
  app: TestApp,
  asha: Colleague,
  person: SeededPerson,
  ids: { enquiry: number; application: number; posting: number },
): Promise<void> {
  const { name, phone, word, email } = person;
  const done = async (...[method, path, body]: Parameters<Colleague['call']>) =>
    expect((await asha.call(method, path, body)).statusCode).toBe(200);
  await done('POST', `/enquiry/${ids.enquiry}/note`, { body: `${name} can be reached on ${phone}, ${email}` });
  const soon = new Date(app.clock.now.getTime() - 1000).toISOString();
  await done('PATCH', `/enquiry/${ids.enquiry}`, { assigned_to: asha.id, next_follow_up_at: soon });
  expect(await app.core.enquiries.remind()).toBeGreaterThan(0);
  await done('PATCH', `/enquiry/${ids.enquiry}`, { status: 'lost', lost_reason: `${word} bought elsewhere` });
  await done('GET', `/enquiry/export?q=${word}`);
  await done('PUT', `/post-property/${ids.posting}`, { is_active: true });
  const { applicationEvents, auditEntries, enquiries } = tables;
  await app.db
    .insert(applicationEvents)
    .values({ applicationId: ids.application, kind: 'note', body: `${word} is good` });
  await app.db
    .insert(auditEntries)
    .values({ action: 'update', entity: 'application', entityId: String(ids.application), after: { note: word } });
  await app.db.update(enquiries).set({ postedPropertyId: ids.posting }).where(eq(enquiries.id, ids.enquiry));
}

/** Sends everything that a person can send, and has a staff user process it. */
export async function seedPerson(app: TestApp, asha: Colleague, person: SeededPerson): Promise<void> {
  const ids = {
    enquiry: await enquire(app, person),
    application: await apply(app, person),
    posting: await offer(app, person),
  };
  await subscribe(app, person);
  await workOn(app, asha, person, ids);
}
