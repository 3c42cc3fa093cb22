import { describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../test/app.ts';

const app = createTestApp();

const subscribe = (payload: object, path = '/api/v1/public/subscribers', headers = newVisitor()) =>
  app.server.inject({ method: 'POST', url: path, payload, headers });

const subscriber = async (email: string) => {
  const [row] = await app.db.select().from(tables.subscribers).where(eq(tables.subscribers.email, email));
  return row;
};

const waitingMails = async (recipient: string) =>
  app.db.select().from(tables.mails).where(eq(tables.mails.recipient, recipient));

const token = (purpose: 'confirm-subscription' | 'unsubscribe', id: number, expires?: Date) =>
  app.links.token(purpose, id, expires);

const follow = (action: 'confirm' | 'unsubscribe', value: string) =>
  app.server.inject({
    method: 'POST',
    url: `/api/v1/public/subscribers/${action}?token=${value}`,
    headers: newVisitor(),
  });

describe('subscribing', () => {
  test('R-208 R-308 stores the address with the consent given, and the confirmation mail with its job', async () => {
    const headers = { ...newVisitor(), 'user-agent': 'A phone' };
    const answer = await subscribe({ email: '  Meera@Aangan.Example ' }, undefined, headers);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true });

    const stored = await subscriber('meera@aangan.example');
    expect(stored).toMatchObject({ status: 'pending', confirmedAt: null });
    const [consent] = await app.db
      .select()
      .from(tables.consents)
      .where(eq(tables.consents.id, stored?.consentId ?? 0));
    expect(consent).toMatchObject({
      noticeVersion: 'newsletter-1',
      purposes: ['newsletter'],
      userAgent: 'A phone',
      ip: headers['x-forwarded-for'],
    });
    const mails = await waitingMails('meera@aangan.example');
    expect(mails).toHaveLength(1);
    const { rows } = await app.pool.query("select data from jobs.job where name = 'mail.send'");
    expect(rows).toContainEqual({ data: { mailId: mails[0]?.id } });
  });

  test("R-162 a second time is refused with 'email must be unique', whatever the case of the letters", async () => {
    await subscribe({ email: 'twice@aangan.example' });
    const answer = await subscribe({ email: 'TWICE@aangan.example' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      success: false,
      msg: 'email must be unique',
      errors: [{ field: 'email', message: 'email must be unique' }],
    });
    expect(await waitingMails('twice@aangan.example')).toHaveLength(1);
  });

  test('ten requests for one address at the same moment leave one subscriber and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe({ email: 'rush@aangan.example' })));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await waitingMails('rush@aangan.example')).toHaveLength(1);
  });

  test('D-15 an address that is none is refused at its field', async () => {
    for (const email of ['', 'meera', 'meera@', 'meera@aangan', '@aangan.example']) {
      const answer = await subscribe({ email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toEqual({ field: 'email', message: 'Please enter a valid email' });
    }
  });

  test('R-309 a filled honeypot field gets a success response, and nothing is stored', async () => {
    const answer = await subscribe({ email: 'machine@aangan.example', website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(await subscriber('machine@aangan.example')).toBeUndefined();
  });

  test('R-309 D-15 the same visitor cannot try address after address', async () => {
    const visitor = newVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 61; n++)
      codes.push((await subscribe({ email: `probe${n}@aangan.example` }, undefined, visitor)).statusCode);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201));
    expect(codes[60]).toBe(429);
  });

  test('D-15 who never confirmed and asks again later gets another mail, but no flood of them', async () => {
    await subscribe({ email: 'lost@aangan.example' });
    await subscribe({ email: 'lost@aangan.example' });
    expect(await waitingMails('lost@aangan.example')).toHaveLength(1);
    app.clock.now = new Date(app.clock.now.getTime() + 16 * 60 * 1000);
    expect((await subscribe({ email: 'lost@aangan.example' })).statusCode).toBe(409);
    expect(await waitingMails('lost@aangan.example')).toHaveLength(2);
  });
});

describe('the old address under /admin', () => {
  test('R-324 D-19 subscribes without a session', async () => {
    expect((await subscribe({ email: 'alias@aangan.example' }, '/api/v1/admin/subscribers')).statusCode).toBe(201);
    expect(await subscriber('alias@aangan.example')).toBeDefined();
  });

  test('D-19 has the same limits', async () => {
    const visitor = newVisitor();
    let last = 0;
    for (let n = 0; n < 61; n++) {
      last = (await subscribe({ email: `alias${n}@aangan.example` }, '/api/v1/admin/subscribers', visitor)).statusCode;
    }
    expect(last).toBe(429);
  });
});

describe('the links in the mail', () => {
  const newSubscriber = async (email: string) => {
    await subscribe({ email });
    return (await subscriber(email))?.id ?? 0;
  };
  const inSevenDays = () => new Date(app.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000);

  test('confirm the address, and do so only once', async () => {
    const id = await newSubscriber('yes@aangan.example');
    const link = token('confirm-subscription', id, inSevenDays());
    expect((await follow('confirm', link)).json()).toEqual({ success: true, state: 'confirmed' });
    const confirmedAt = (await subscriber('yes@aangan.example'))?.confirmedAt;
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    expect((await follow('confirm', link)).json()).toEqual({ success: true, state: 'confirmed' });
    expect((await subscriber('yes@aangan.example'))?.confirmedAt).toEqual(confirmedAt);
  });

  test('stop confirming after seven days', async () => {
    const id = await newSubscriber('late@aangan.example');
    const link = token('confirm-subscription', id, new Date(app.clock.now.getTime() - 1000));
    expect((await follow('confirm', link)).json().state).toBe('invalid');
    expect((await subscriber('late@aangan.example'))?.status).toBe('pending');
  });

  test('R-308 unsubscribe, and withdraw the consent', async () => {
    const id = await newSubscriber('leaving@aangan.example');
    expect((await follow('unsubscribe', token('unsubscribe', id))).json().state).toBe('unsubscribed');
    const stored = await subscriber('leaving@aangan.example');
    expect(stored?.status).toBe('unsubscribed');
    const [consent] = await app.db
      .select()
      .from(tables.consents)
      .where(eq(tables.consents.id, stored?.consentId ?? 0));
    expect(consent?.withdrawnAt).toEqual(app.clock.now);
  });

  test('unsubscribe with the single click of a mail program', async () => {
    const id = await newSubscriber('oneclick@aangan.example');
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/v1/public/subscribers/unsubscribe?token=${token('unsubscribe', id)}`,
      headers: { ...newVisitor(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.json()).toEqual({ success: true, state: 'unsubscribed' });
  });

  test('let a person who left come back, asking for confirmation again', async () => {
    const id = await newSubscriber('back@aangan.example');
    await follow('unsubscribe', token('unsubscribe', id));
    expect((await subscribe({ email: 'back@aangan.example' })).statusCode).toBe(201);
    expect(await subscriber('back@aangan.example')).toMatchObject({ status: 'pending', unsubscribedAt: null });
  });

  test('do nothing for another person', async () => {
    const id = await newSubscriber('mine@aangan.example');
    const forged = token('unsubscribe', id).replace(/^\d+/, String(id + 1));
    expect((await follow('unsubscribe', forged)).json().state).toBe('invalid');
    expect((await follow('confirm', token('unsubscribe', id))).json().state).toBe('invalid');
    expect((await subscriber('mine@aangan.example'))?.status).toBe('pending');
  });
});
