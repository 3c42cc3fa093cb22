import { beforeEach, describe, expect, test } from 'vitest';
import { PostingInput } from '#contract';
import { and, desc, eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../test/app.ts';
import { postedHome } from '../../../test/postings.ts';

const app = createTestApp();
const { consents, mails, postedProperties } = tables;

const DAY_MS = 24 * 60 * 60 * 1000;
const START = app.clock.now;

let people = 0;

/** A new visitor posts a flat. */
async function post(): Promise<{ id: number; email: string }> {
  people += 1;
  const email = `poster${people}@aangan.example`;
  const input = PostingInput.parse({
    posted_by: 'owner',
    name: 'Meera Kapoor',
    email,
    phone_number: '00000 01044',
    city: 'Jaipur',
    address: '12 Nehru Marg, near the old well',
    property_type: 'flat/apartment',
    property_details: 'Three rooms around a yard, with morning light.',
    iAgreeToTerms: 'Yes',
    filled_in_ms: 60_000,
  });
  const origin = { ip: newVisitor()['x-forwarded-for'], userAgent: undefined };
  const { id } = await app.core.postings.receive(input, [], origin);
  return { id, email };
}

const stored = async (id: number) => {
  const [row] = await app.db.select().from(postedProperties).where(eq(postedProperties.id, id));
  if (!row) throw new Error('no such property');
  return row;
};

const confirmLink = (id: number, at = new Date(START.getTime() + 7 * DAY_MS)) => ({
  token: app.links.token('confirm-posting', id, at),
});

const manageMails = (recipient: string) =>
  app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, recipient), eq(mails.template, 'manage-posting')))
    .orderBy(desc(mails.id));

/** The most recently emailed private link. */
async function manageLink(email: string): Promise<{ token: string }> {
  const [mail] = await manageMails(email);
  const { postingId, manageUntil } = (mail?.data ?? {}) as { postingId: number; manageUntil: string };
  return { token: app.links.token('manage-posting', postingId, new Date(manageUntil)) };
}

/** A property with a confirmed email address and the given column values. */
async function posted(values: Partial<typeof postedProperties.$inferInsert> = {}) {
  const { id, email } = await post();
  await app.core.forms.confirmPosting(confirmLink(id));
  await app.db.update(postedProperties).set(values).where(eq(postedProperties.id, id));
  return { id, email, link: await manageLink(email) };
}

const LIVE = { status: 'live', isActive: true } as const;

const CHANGE = postedHome({
  property_type: 'flat/apartment',
  address: '14 Nehru Marg, behind the old well',
  property_details: 'Four rooms around a yard, with evening light.',
  price: 9_500_000,
  area: { value: 1250.5, unit: 'sq_ft' },
});

const isPublic = async (id: number) =>
  (await app.server.inject(`/api/v1/public/public-property/${id}`)).statusCode === 200;

beforeEach(() => {
  app.clock.now = START;
});

describe('confirming the address', () => {
  test('R-276 D-10 hands the property to staff and mails the private link, of which only the hash is kept', async () => {
    const { id, email } = await post();
    expect(await app.core.forms.confirmPosting(confirmLink(id))).toBe('pending_review');
    const row = await stored(id);
    expect(row).toMatchObject({ status: 'pending_review', isActive: false, emailConfirmedAt: START });
    const [mail] = await manageMails(email);
    expect(mail?.data).toEqual({
      postingId: id,
      property: 'Flat / Apartment in Jaipur',
      manageUntil: new Date(START.getTime() + 180 * DAY_MS).toISOString(),
    });
    const { token } = await manageLink(email);
    expect(row.manageTokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await isPublic(id)).toBe(false);
  });

  test('D-10 a second time changes nothing and mails nothing', async () => {
    const { id, email } = await post();
    await app.core.forms.confirmPosting(confirmLink(id));
    const before = await stored(id);
    app.clock.now = new Date(START.getTime() + DAY_MS);
    expect(await app.core.forms.confirmPosting(confirmLink(id))).toBe('pending_review');
    expect(await stored(id)).toEqual(before);
    expect(await manageMails(email)).toHaveLength(1);
  });

  test.each(['live', 'rejected', 'sold'] as const)('D-10 a second time tells that it is %s by now', async (status) => {
    const { id } = await posted({ status });
    expect(await app.core.forms.confirmPosting(confirmLink(id))).toBe(status);
    expect((await stored(id)).status).toBe(status);
  });

  test('D-10 is refused with a link that is too old, forged, meant for something else, or of a deleted property', async () => {
    const { id } = await post();
    const old = confirmLink(id, new Date(START.getTime() - 1000));
    const other = { token: app.links.token('unsubscribe', id) };
    for (const link of [old, other, { token: `${id}.0.forged` }, { token: '' }, confirmLink(id + 1000)]) {
      expect(await app.core.forms.confirmPosting(link)).toBe('invalid');
    }
    expect((await stored(id)).status).toBe('pending_email');
    await app.db.update(postedProperties).set({ deletedAt: START }).where(eq(postedProperties.id, id));
    expect(await app.core.forms.confirmPosting(confirmLink(id))).toBe('invalid');
  });

  test('R-327 it is on the site only when staff have switched it on as well, and without its poster', async () => {
    const { id, email } = await posted(LIVE);
    const { body, statusCode } = await app.server.inject(`/api/v1/public/public-property/${id}`);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(new RegExp(`${email}|0000001044|\\+91|Kapoor`));
  });
});

describe('the private link', () => {
  test('D-10 shows what was posted and where it stands, but not to whom it belongs', async () => {
    const { id, email, link } = await posted({ status: 'changes_requested', reviewReason: 'The area is missing.' });
    const posting = await app.core.forms.readPosting(link);
    expect(posting).toEqual({
      id,
      posted_by: 'owner',
      status: 'changes_requested',
      isActive: false,
      reviewReason: 'The area is missing.',
      expiresAt: new Date(START.getTime() + 90 * DAY_MS).toISOString(),
      property: postedHome({ property_type: 'flat/apartment' }),
      pictures: [],
    });
    expect(JSON.stringify(posting)).not.toContain(email);
  });

  test('D-10 opens nothing when it is forged, too old, replaced by a newer one, or not for this property', async () => {
    const { id, email, link } = await posted(LIVE);
    const forged = { token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` };
    const signedButNeverMailed = { token: app.links.token('manage-posting', id, new Date('2030-01-01')) };
    const expectClosed = async (closed: { token: string }) => {
      expect(await app.core.forms.readPosting(closed)).toBeUndefined();
      expect(await app.core.forms.changePosting(closed, CHANGE)).toBe('invalid');
      for (const step of ['sold', 'renew', 'delete'] as const) {
        expect(await app.core.forms.stepPosting(closed, step)).toBe('invalid');
      }
    };
    for (const closed of [forged, signedButNeverMailed, { token: '' }, confirmLink(id)]) await expectClosed(closed);
    app.clock.now = new Date(START.getTime() + 181 * DAY_MS);
    await expectClosed(link);
    await app.core.forms.renewPostingLink(link);
    await expectClosed(link);
    expect(await app.core.forms.readPosting(await manageLink(email))).toMatchObject({ id });
    expect(await stored(id)).toMatchObject(LIVE);
  });

  test('D-10 is mailed again to the address on record only, not more often than every quarter of an hour', async () => {
    const { email, link } = await posted(LIVE);
    await app.core.forms.renewPostingLink(link);
    expect(await manageMails(email)).toHaveLength(1);
    app.clock.now = new Date(START.getTime() + 16 * 60 * 1000);
    await app.core.forms.renewPostingLink(link);
    await app.core.forms.renewPostingLink(link);
    expect(await manageMails(email)).toHaveLength(2);
  });

  test('D-10 asking for a new one is answered alike for what never was, is not confirmed, or is gone', async () => {
    const unconfirmed = await post();
    const gone = await posted(LIVE);
    await app.core.forms.stepPosting(gone.link, 'delete');
    app.clock.now = new Date(START.getTime() + DAY_MS);
    const never = app.links.token('manage-posting', 999_999, START);
    const early = app.links.token('manage-posting', unconfirmed.id, START);
    for (const token of ['', 'nonsense', never, early, gone.link.token]) {
      expect(await app.core.forms.renewPostingLink({ token })).toBeUndefined();
    }
    expect(await manageMails(unconfirmed.email)).toEqual([]);
    expect(await manageMails(gone.email)).toHaveLength(1);
  });
});

describe('D-10 changing a property', () => {
  test('takes it off the site until staff have read it again', async () => {
    const { id, link } = await posted(LIVE);
    expect(await isPublic(id)).toBe(true);
    expect(await app.core.forms.changePosting(link, CHANGE)).toBe('taken_down');
    expect(await app.core.forms.readPosting(link)).toMatchObject({ status: 'pending_review', property: CHANGE });
    expect(await isPublic(id)).toBe(false);
  });

  test('without a change leaves it where it is', async () => {
    const { id, link } = await posted(LIVE);
    const property = (await app.core.forms.readPosting(link))?.property;
    if (!property) throw new Error('nothing to read');
    expect(await app.core.forms.changePosting(link, property)).toBe('unchanged');
    expect(await isPublic(id)).toBe(true);
  });

  test.each(['sold', 'rejected'] as const)('is not possible when it is %s', async (status) => {
    const { id, link } = await posted({ status });
    expect(await app.core.forms.changePosting(link, CHANGE)).toBe('impossible');
    expect((await stored(id)).address).toBe('12 Nehru Marg, near the old well');
  });
});

describe('D-10 the steps of a poster', () => {
  test('sold takes it off the site, once', async () => {
    const { id, link } = await posted(LIVE);
    expect(await app.core.forms.stepPosting(link, 'sold')).toBe('done');
    expect(await stored(id)).toMatchObject({ status: 'sold', isActive: false });
    expect(await app.core.forms.stepPosting(link, 'sold')).toBe('impossible');
    expect(await app.core.forms.stepPosting(link, 'renew')).toBe('impossible');
  });

  test('its time runs out after ninety days, and renewing brings it back', async () => {
    const { id, link } = await posted(LIVE);
    app.clock.now = new Date(START.getTime() + 90 * DAY_MS + 1);
    await app.core.postings.expire();
    expect(await stored(id)).toMatchObject({ status: 'expired', isActive: false });
    expect(await app.core.forms.stepPosting(link, 'renew')).toBe('done');
    expect(await stored(id)).toMatchObject({ ...LIVE, expiresAt: new Date(app.clock.now.getTime() + 90 * DAY_MS) });
    await app.core.postings.expire();
    expect(await isPublic(id)).toBe(true);
  });

  test.each(['pending_review', 'changes_requested', 'rejected', 'sold'] as const)(
    'renewing does not bring onto the site what is %s',
    async (status) => {
      const { id, link } = await posted({ status });
      expect(await app.core.forms.stepPosting(link, 'renew')).toBe('impossible');
      expect((await stored(id)).isActive).toBe(false);
    },
  );

  test('renewing leaves off the site what staff have switched off', async () => {
    const { id, link } = await posted({ ...LIVE, isActive: false });
    expect(await app.core.forms.stepPosting(link, 'renew')).toBe('done');
    expect(await stored(id)).toMatchObject({ status: 'live', isActive: false });
    expect(await isPublic(id)).toBe(false);
  });

  test('deleting ends the property, the consent behind it and the link', async () => {
    const { id, link } = await posted(LIVE);
    expect(await app.core.forms.stepPosting(link, 'delete')).toBe('done');
    const row = await stored(id);
    expect(row).toMatchObject({ isActive: false, deletedAt: START, manageTokenHash: null });
    const [consent] = await app.db.select().from(consents).where(eq(consents.id, row.consentId));
    expect(consent?.withdrawnAt).toEqual(START);
    expect(await isPublic(id)).toBe(false);
    expect(await app.core.forms.readPosting(link)).toBeUndefined();
    expect(await app.core.forms.stepPosting(link, 'delete')).toBe('invalid');
  });
});
