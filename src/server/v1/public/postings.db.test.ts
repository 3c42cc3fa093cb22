import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';

const app = createTestApp();
const { cities, consents, mails, media, postedProperties, postedPropertyImages } = tables;

const API = '/api/v1/public/public-property';

let people = 0;

/** A form as D-10 defines it, with a new email address. */
const form = (values: Record<string, string | undefined> = {}) => {
  people += 1;
  return {
    posted_by: 'owner',
    name: 'Meera Kapoor',
    email: `poster${people}@aangan.example`,
    country_code: '+91',
    phone_number: '00000 01044',
    city: 'jaipur',
    address: '12 Nehru Marg, near the old well',
    property_type: 'flat/apartment',
    property_details: 'Three rooms around a yard.\r\nMorning light, a neem tree.',
    area_unit: 'sq_ft',
    iAgreeToTerms: 'Yes',
    filled_in_ms: '60000',
    ...values,
  };
};

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Sends a form the way browsers do. */
async function post(
  fields: Record<string, string | undefined>,
  pictures: Buffer[] = [],
  headers: Record<string, string> = newVisitor(),
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
  for (const [index, bytes] of pictures.entries()) {
    body.append('images', new Blob([new Uint8Array(bytes)]), `picture-${index}.jpg`);
  }
  const request = new Request('http://x/', { method: 'POST', body });
  return app.server.inject({
    method: 'POST',
    url: API,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const stored = async (email: string) => {
  const [row] = await app.db.select().from(postedProperties).where(eq(postedProperties.email, email));
  return row;
};
const mailsTo = (recipient: string) => app.db.select().from(mails).where(eq(mails.recipient, recipient));

let jaipur = 0;
beforeAll(async () => {
  const [city] = await app.db
    .insert(cities)
    .values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' })
    .returning({ id: cities.id });
  jaipur = city?.id ?? 0;
});

describe('POST /public/public-property', () => {
  test('R-130 R-276 D-10 stores a property out of sight and answers its id and status', async () => {
    const posting = form({ price: '1,25,00,000', area_value: '1250.5', area_unit: 'sq_ft' });
    const answer = await post(posting);
    expect(answer.statusCode).toBe(201);
    const row = await stored(posting.email);
    expect(answer.json()).toEqual({ success: true, id: row?.id, status: 'pending_email' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(row).toMatchObject({
      postedBy: 'owner',
      name: 'Meera Kapoor',
      phoneNumber: '0000001044',
      city: 'jaipur',
      cityId: jaipur,
      propertyDetails: 'Three rooms around a yard.\nMorning light, a neem tree.',
      price: 12_500_000,
      areaValue: 1250.5,
      areaUnit: 'sq_ft',
      isActive: false,
      emailConfirmedAt: null,
      manageTokenHash: null,
    });
  });

  test('R-308 keeps the consent, and asks for the address to be confirmed without repeating what was typed', async () => {
    const headers = { ...newVisitor(), 'user-agent': 'A phone' };
    const posting = form();
    await post(posting, [], headers);
    const row = await stored(posting.email);
    const [consent] = await app.db
      .select()
      .from(consents)
      .where(eq(consents.id, row?.consentId ?? 0));
    expect(consent).toMatchObject({
      noticeVersion: 'posting-1',
      purposes: ['terms', 'posting'],
      agreedAt: app.clock.now,
      ip: headers['x-forwarded-for'],
      userAgent: 'A phone',
    });
    const [mail] = await mailsTo(posting.email);
    expect(mail).toMatchObject({
      template: 'confirm-posting',
      data: { postingId: row?.id, confirmUntil: '2026-11-22T06:30:00.000Z' },
    });
  });

  test('D-10 keeps up to five pictures in their order, out of sight until they are prepared', async () => {
    const colours = ['#f00', '#0f0', '#00f', '#ff0', '#0ff'];
    const posting = form();
    const answer = await post(posting, await Promise.all(colours.map(picture)));
    expect(answer.statusCode).toBe(201);
    const rows = await app.db
      .select({ position: postedPropertyImages.position, name: media.originalName, status: media.status })
      .from(postedPropertyImages)
      .innerJoin(media, eq(media.id, postedPropertyImages.mediaId))
      .where(eq(postedPropertyImages.postedPropertyId, answer.json().id))
      .orderBy(postedPropertyImages.position);
    expect(rows).toEqual(
      colours.map((_, index) => ({ position: index + 1, name: `picture-${index}.jpg`, status: 'pending' })),
    );
  });

  test('R-327 D-33 no one learns of it, whatever they ask for', async () => {
    const posting = form({ address: 'SECRET lane 12, Jaipur' });
    const { id } = (await post(posting, [await picture('#888')])).json();
    expect((await app.server.inject(API)).body).not.toMatch(/SECRET|poster\d|0000001044/);
    expect((await app.server.inject(`${API}/${id}`)).statusCode).toBe(404);
  });
});

describe('a posting is refused', () => {
  const rejection = async (values: Record<string, string | undefined>, pictures: Buffer[] = []) => {
    const posting = form(values);
    const answer = await post(posting, pictures);
    expect(await stored(posting.email)).toBeUndefined();
    expect(await mailsTo(posting.email)).toEqual([]);
    return { status: answer.statusCode, errors: answer.json().errors };
  };

  test.each([
    ['posted_by', 'tenant', 'Please choose Agent, Owner or Builder'],
    ['name', 'M', 'Please use at least 2 characters'],
    ['phone_number', '12', 'Please enter a valid phone number'],
    ['city', '', 'Please enter a city'],
    ['address', 'short', 'Please use at least 10 characters'],
    ['property_type', 'castle', 'Please choose a property type'],
    ['property_details', 'A villa.', 'Please describe the property in at least 30 characters'],
    ['price', 'much', 'Please enter an amount, such as 85,00,000 or 85 lakh'],
    ['area_value', 'x', 'Please enter the area as a number'],
    ['iAgreeToTerms', 'No', 'Please agree to the terms'],
  ])('D-10 at its field %s: %s', async (field, value, message) => {
    expect(await rejection({ [field]: value })).toEqual({ status: 400, errors: [{ field, message }] });
  });

  test('D-10 without the RERA number that agents and builders must give', async () => {
    for (const [posted_by, message] of [
      ['agent', 'Please enter your RERA agent number'],
      ['builder', 'Please enter the RERA number of the project'],
    ]) {
      expect(await rejection({ posted_by })).toEqual({ status: 400, errors: [{ field: 'rera_number', message }] });
    }
  });

  test('D-10 with a sixth picture, one that is none, and one that is too large', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => picture('#abc')));
    expect((await rejection({}, six)).errors).toEqual([
      { field: 'images', message: 'Please choose at most 5 pictures' },
    ]);
    expect((await rejection({}, [await picture('#abc'), Buffer.from('<svg/>')])).errors).toEqual([
      { field: 'images.1', message: 'Pictures must be JPG, PNG or WebP files' },
    ]);
    const large = Buffer.concat([await picture('#abc'), Buffer.alloc(9 * 1024 * 1024)]);
    expect((await rejection({}, [large])).errors).toEqual([
      { field: 'images.0', message: 'Pictures can be at most 8 MB' },
    ]);
  });

  test('D-10 when it was filled in faster than anybody can', async () => {
    expect((await rejection({ filled_in_ms: '900' })).status).toBe(429);
    expect((await rejection({ filled_in_ms: undefined })).status).toBe(429);
  });

  test('D-10 when it is no form at all', async () => {
    const send = (type: string, payload: string) =>
      app.server.inject({ method: 'POST', url: API, headers: { ...newVisitor(), 'content-type': type }, payload });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('multipart/form-data; boundary=x', 'nonsense')).statusCode).toBe(400);
  });

  test('D-10 the sixth time a day from one address, and from one visitor after the sixtieth', async () => {
    const email = 'busy@aangan.example';
    for (let n = 0; n < 5; n++) expect((await post(form({ email }))).statusCode).toBe(201);
    const sixth = await post(form({ email: 'BUSY@aangan.example' }));
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().errors[0].field).toBe('email');
    expect(await mailsTo(email)).toHaveLength(5);
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 60 * 60 * 1000);
    expect((await post(form({ email }))).statusCode).toBe(201);

    const visitor = newVisitor();
    for (let n = 0; n < 60; n++) expect((await post(form(), [], visitor)).statusCode).toBe(201);
    const next = await post(form(), [], visitor);
    expect(next.statusCode).toBe(429);
    expect(next.json().msg).toBe('Too many requests. Please try again in 10 minutes.');
  });
});

describe('the same form', () => {
  test('sent again, also at the same moment, is stored once and answered the same', async () => {
    const posting = form({ submission_key: randomUUID() });
    const answers = await Promise.all([post(posting), post(posting), post(posting)]);
    const later = await post(posting);
    expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1);
    expect(await mailsTo(posting.email)).toHaveLength(1);
  });

  test('R-309 with the hidden field filled in is told that all went well, and nothing is stored', async () => {
    const posting = form({ website: 'https://spam.example' });
    const answer = await post(posting);
    expect(answer.json()).toMatchObject({ success: true, status: 'pending_email' });
    expect(await stored(posting.email)).toBeUndefined();
  });
});
