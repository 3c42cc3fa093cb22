import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { smtpTransport } from '#core';
import { eq, sql, tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { createLoggedServer } from '../../../../test/log.ts';
import { startSmtp, unfold } from '../../../../test/smtp.ts';

const app = createTestApp();
const { cities, consents, enquiries, enquiryEvents, mails, projects, properties } = tables;

const SALES_INBOX = 'hello@aangan.example';

let people = 0;

/** A form as the product defines it, with a new email address. */
const form = (values: object = {}) => {
  people += 1;
  return {
    full_name: 'Meera Kapoor',
    email: `meera${people}@aangan.example`,
    country_code: '+91',
    phone_number: '00000 01044',
    message: 'A flat near the lake, please.\nThird floor or higher.',
    iAgreeToTerms: 'Yes',
    ...values,
  };
};

const send = (payload: object, headers: Record<string, string> = newVisitor()) =>
  app.server.inject({ method: 'POST', url: '/api/v1/contactUs', payload, headers });

const stored = (email: string) => app.db.select().from(enquiries).where(eq(enquiries.email, email));
const mailsTo = (recipient: string) => app.db.select().from(mails).where(eq(mails.recipient, recipient));
const staffMails = (email: string) =>
  app.db
    .select()
    .from(mails)
    .where(sql`${mails.template} = 'enquiry-to-desk' and ${mails.data} ->> 'email' = ${email}`);

const published = { status: 'published' as const, publishedAt: new Date('2026-01-01') };
const home = {
  residencyType: 'residential' as const,
  possessionStatus: 'ready_to_move' as const,
  priceOnRequest: true,
  areaValue: 2,
  areaUnit: 'acre' as const,
};
const ids = { city: 0, property: 0, draft: 0, project: 0 };

beforeAll(async () => {
  const [city] = await app.db
    .insert(cities)
    .values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' })
    .returning({ id: cities.id });
  ids.city = city?.id ?? 0;
  const [lake, secret] = await app.db
    .insert(properties)
    .values([
      {
        slug: 'lake-view',
        title: 'Lake View, Third Floor',
        cityId: ids.city,
        propertyType: 'villa',
        residencyType: 'residential',
        possessionStatus: 'ready_to_move',
        priceOnRequest: true,
        builtUpAreaValue: 1200,
        builtUpAreaUnit: 'sq_ft',
        ...published,
      },
      { slug: 'not-yet', title: 'An unpublished home', propertyType: 'villa' },
    ])
    .returning({ id: properties.id });
  const [project] = await app.db
    .insert(projects)
    .values({ slug: 'neem-court', title: 'Neem Court', cityId: ids.city, ...home, ...published })
    .returning({ id: projects.id });
  Object.assign(ids, { property: lake?.id, draft: secret?.id, project: project?.id });
});

describe('POST /contactUs', () => {
  test('R-207 R-158 D-39 stores the enquiry and answers with what it accepted', async () => {
    const submission_key = randomUUID();
    const enquiry = form({ submission_key, source: 'property-card', page_path: '/properties' });
    const answer = await send(enquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true, accepted: [submission_key] });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [row] = await stored(enquiry.email);
    expect(row).toMatchObject({
      fullName: 'Meera Kapoor',
      countryCode: '+91',
      phoneNumber: '0000001044',
      message: 'A flat near the lake, please.\nThird floor or higher.',
      sourceButton: 'property-card',
      sourcePath: '/properties',
      status: 'new',
    });
  });

  test('R-207 takes the six fields of the product definition alone, with +91 for a missing country code', async () => {
    const { country_code: _code, ...enquiry } = form();
    const answer = await send(enquiry);
    expect(answer.json()).toEqual({ success: true, accepted: [expect.any(String)] });
    expect((await stored(enquiry.email))[0]?.countryCode).toBe('+91');
  });

  test('D-69 a callback request with name and number is stored, and only the sales inbox gets an email', async () => {
    const submission_key = randomUUID();
    const callback = { full_name: 'Kabir', phone_number: '98100 00069', iAgreeToTerms: 'Yes', source: 'property-card' };
    expect((await send({ ...callback, submission_key })).statusCode).toBe(201);
    const [row] = await app.db.select().from(enquiries).where(eq(enquiries.submissionKey, submission_key));
    expect(row).toMatchObject({ fullName: 'Kabir', phoneNumber: '9810000069', email: '', message: '' });
    const sent = await app.db
      .select()
      .from(mails)
      .where(sql`${mails.data} @> ${JSON.stringify({ enquiryId: row?.id })}::jsonb`);
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([['enquiry-to-desk', SALES_INBOX]]);
  });

  test('R-308 keeps the consent: version of the notice, purposes, when and from where', async () => {
    const headers = { ...newVisitor(), 'user-agent': 'A phone' };
    const enquiry = form();
    await send(enquiry, headers);
    const [row] = await stored(enquiry.email);
    const [consent] = await app.db
      .select()
      .from(consents)
      .where(eq(consents.id, row?.consentId ?? 0));
    expect(consent).toMatchObject({
      noticeVersion: 'enquiry-1',
      purposes: ['terms', 'contact'],
      agreedAt: app.clock.now,
      ip: headers['x-forwarded-for'],
      userAgent: 'A phone',
    });
  });

  test('D-14 puts the mails to the sales inbox and to the visitor into the outbox, each with its job', async () => {
    const enquiry = form();
    await send(enquiry);
    const waiting = [...(await staffMails(enquiry.email)), ...(await mailsTo(enquiry.email))];
    expect(waiting.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['enquiry-to-desk', SALES_INBOX],
      ['enquiry-received', enquiry.email],
    ]);
    const { rows } = await app.pool.query("select data from jobs.job where name = 'mail.send'");
    for (const { id } of waiting) expect(rows).toContainEqual({ data: { mailId: id } });
  });

  test.each(['No', undefined])('R-151 refuses a visitor who has not agreed to the terms: %o', async (iAgreeToTerms) => {
    const enquiry = form({ iAgreeToTerms });
    const answer = await send(enquiry);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      msg: 'Please agree to the terms',
      errors: [{ field: 'iAgreeToTerms', message: 'Please agree to the terms' }],
    });
    expect(await stored(enquiry.email)).toEqual([]);
    expect(await mailsTo(enquiry.email)).toEqual([]);
  });

  test('R-151 names every field that is wrong', async () => {
    const answer = await send({ iAgreeToTerms: 'Yes', phone_number: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'full_name', message: 'Please enter your name' },
      { field: 'email', message: 'Please enter a valid email' },
      { field: 'message', message: 'Please enter a message' },
      { field: 'phone_number', message: 'Please enter a valid phone number' },
    ]);
    expect((await send(form({ phone_number: '12' }))).json().errors).toEqual([
      { field: 'phone_number', message: 'Please enter a valid phone number' },
    ]);
  });

  test('stores text that a database could not hold without what makes it so', async () => {
    const enquiry = form({ full_name: 'Meera\0 \ud800Kapoor\r\n', message: 'A\0 flat\ud83d' });
    expect((await send(enquiry)).statusCode).toBe(201);
    expect((await stored(enquiry.email))[0]).toMatchObject({ fullName: 'Meera Kapoor', message: 'A flat' });
  });
});

describe('the same form sent again', () => {
  test('is stored once and answered the same', async () => {
    const enquiry = form({ submission_key: randomUUID() });
    const [first, second] = [await send(enquiry), await send(enquiry)];
    expect(second.statusCode).toBe(first.statusCode);
    expect(second.json()).toEqual(first.json());
    expect(await stored(enquiry.email)).toHaveLength(1);
    expect(await mailsTo(enquiry.email)).toHaveLength(1);
  });

  test('is stored once when ten arrive at the same moment', async () => {
    const enquiry = form({ submission_key: randomUUID() });
    const before = await app.db.select().from(consents);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(enquiry)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored(enquiry.email)).toHaveLength(1);
    expect(await staffMails(enquiry.email)).toHaveLength(1);
    expect(await app.db.select().from(consents)).toHaveLength(before.length + 1);
  });

  test('under another key is another enquiry', async () => {
    const enquiry = form();
    for (let n = 0; n < 2; n++) await send({ ...enquiry, submission_key: randomUUID() });
    expect(await stored(enquiry.email)).toHaveLength(2);
  });
});

describe('R-158 D-14 the listing a person asks about', () => {
  test('is kept with its city and named to both readers', async () => {
    const enquiry = form({ listing: { kind: 'property', id: ids.property } });
    await send(enquiry);
    expect((await stored(enquiry.email))[0]).toMatchObject({ propertyId: ids.property, cityId: ids.city });
    const listing = { title: 'Lake View, Third Floor', path: '/properties/lake-view' };
    expect((await staffMails(enquiry.email))[0]?.data).toMatchObject({ listing });
    expect((await mailsTo(enquiry.email))[0]?.data).toMatchObject({ listing });
  });

  test('can be a project', async () => {
    const enquiry = form({ listing: { kind: 'project', id: ids.project } });
    await send(enquiry);
    expect((await stored(enquiry.email))[0]).toMatchObject({ projectId: ids.project, propertyId: null });
    expect((await staffMails(enquiry.email))[0]?.data).toMatchObject({ listing: { path: '/projects/neem-court' } });
  });

  test('that is not public yet, or that does not exist, is not named, and the enquiry is stored all the same', async () => {
    for (const id of [ids.draft, 999_999]) {
      const enquiry = form({ listing: { kind: 'property', id } });
      expect((await send(enquiry)).statusCode).toBe(201);
      expect((await stored(enquiry.email))[0]?.propertyId).toBeNull();
      expect((await mailsTo(enquiry.email))[0]?.data).toMatchObject({ listing: null });
    }
  });
});

describe('the mails of an enquiry', () => {
  const deliver = async (email: string) => {
    const smtp = await startSmtp();
    const transport = smtpTransport(smtp.url, 'no-reply@aangan.example');
    for (const { id } of [...(await staffMails(email)), ...(await mailsTo(email))]) {
      await app.core.mail.deliver(transport, id);
    }
    transport.close();
    await smtp.stop();
    const to = (address: string) => unfold(smtp.mails.find((mail) => mail.to.includes(address))?.raw ?? '');
    return { staffMail: to(SALES_INBOX), visitor: to(email) };
  };

  test('tell the sales team whom to call about what, and a reply goes to the visitor', async () => {
    const enquiry = form({
      message: 'Is it <b>sunny</b>?\nCan I come on Sunday?',
      page_path: '/properties/lake-view',
      listing: { kind: 'property', id: ids.property },
    });
    await send(enquiry);
    const { staffMail } = await deliver(enquiry.email);
    expect(staffMail).toContain('Subject: Enquiry from Meera Kapoor: Lake View, Third Floor');
    expect(staffMail).toContain(`Reply-To: ${enquiry.email}`);
    expect(staffMail).toContain('Phone: +91 0000001044');
    expect(staffMail).toContain(`${SITE_ORIGIN}/properties/lake-view`);
    expect(staffMail).toMatch(/Message:\r?\n\r?\nIs it <b>sunny<\/b>\?\r?\nCan I come on Sunday\?/);
    expect(staffMail).toContain('Is it &lt;b&gt;sunny&lt;/b&gt;?');
  });

  test('repeat to the visitor nothing that was typed, so that no one can write to others in our name', async () => {
    const enquiry = form({ full_name: 'Cheap loans at spam.example', message: 'Visit spam.example today' });
    await send(enquiry);
    const { visitor } = await deliver(enquiry.email);
    expect(visitor).toContain('We have received your enquiry');
    expect(visitor).toContain('Monday to Sunday, 10:00 AM to 6:30 PM');
    expect(visitor).not.toContain('spam.example');
  });

  test('do not flood an inbox: after three in an hour only staff are notified', async () => {
    const enquiry = form();
    for (let n = 0; n < 5; n++) await send(enquiry);
    expect(await stored(enquiry.email)).toHaveLength(5);
    expect(await staffMails(enquiry.email)).toHaveLength(5);
    expect(await mailsTo(enquiry.email)).toHaveLength(3);
  });
});

describe('R-308 the link in the mail', () => {
  const getConsent = async (email: string) => {
    const [row] = await stored(email);
    const [consent] = await app.db
      .select()
      .from(consents)
      .where(eq(consents.id, row?.consentId ?? 0));
    return { id: row?.id ?? 0, withdrawnAt: consent?.withdrawnAt };
  };

  test('withdraws the consent and says so in the history of the enquiry, once', async () => {
    const enquiry = form();
    await send(enquiry);
    const { id } = await getConsent(enquiry.email);
    const token = app.links.token('withdraw-enquiry', id);
    for (let n = 0; n < 2; n++) expect(await app.core.forms.withdrawEnquiry({ token })).toBe('withdrawn');
    expect((await getConsent(enquiry.email)).withdrawnAt).toEqual(app.clock.now);
    const events = await app.db.select().from(enquiryEvents).where(eq(enquiryEvents.enquiryId, id));
    expect(events.map(({ kind, body }) => [kind, body])).toEqual([['note', 'The visitor withdrew their consent.']]);
  });

  test('does nothing when it is forged or meant for something else', async () => {
    const enquiry = form();
    await send(enquiry);
    const { id } = await getConsent(enquiry.email);
    const forged = app.links.token('withdraw-enquiry', id + 1).replace(/^\d+/, String(id));
    for (const token of [forged, app.links.token('unsubscribe', id), app.links.token('withdraw-enquiry', 999_999)])
      expect(await app.core.forms.withdrawEnquiry({ token })).toBe('invalid');
    expect((await getConsent(enquiry.email)).withdrawnAt).toBeNull();
  });
});

describe('R-309 machines', () => {
  test('that fill in the hidden field are told that all went well, and nothing is stored', async () => {
    const enquiry = form({ website: 'https://spam.example' });
    const answer = await send(enquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().accepted).toHaveLength(1);
    expect(await stored(enquiry.email)).toEqual([]);
  });

  test('cannot send form after form', async () => {
    const visitor = newVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 61; n++) codes.push((await send(form(), visitor)).statusCode);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201));
    expect(codes[60]).toBe(429);
  });
});

test('neither the answer nor the log names a person, whether it goes well, is refused or breaks', async () => {
  const { server, log } = await createLoggedServer(app);
  const person = {
    full_name: 'Marker Person',
    email: 'marker@aangan.example',
    phone_number: '0000007777',
    message: 'Marker words',
    iAgreeToTerms: 'Yes',
  };
  const post = (payload: object) => server.inject({ method: 'POST', url: '/api/v1/contactUs', payload });
  const well = await post(person);
  const rejected = await post({ ...person, phone_number: '00000077', iAgreeToTerms: 'No' });
  await app.ownerPool.query('alter table enquiries rename to enquiries_elsewhere');
  const broken = await post(person);
  await app.ownerPool.query('alter table enquiries_elsewhere rename to enquiries');
  await server.close();
  expect([well, rejected, broken].map(({ statusCode }) => statusCode)).toEqual([201, 400, 500]);
  const seen = log() + well.body + rejected.body + broken.body;
  expect(seen).toContain('/api/v1/contactUs');
  expect(seen).not.toMatch(/marker|00000077/i);
});
