import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../test/app.ts';
import { applicationForm, postForm, storeJobs } from '../../../test/applications.ts';
import { storePicture } from '../../../test/pictures.ts';

const app = createTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-15T06:30:00Z');
const ORIGIN = { ip: '198.51.100.7', userAgent: 'Test browser' };

beforeEach(() => {
  app.clock.now = START;
});

/** Moves the clock to some days after the start and runs the retention task. */
async function after(days: number): Promise<void> {
  app.clock.now = new Date(START.getTime() + days * DAY_MS);
  await app.core.privacy.enforceRetention();
}

const count = async (table: string, email: string): Promise<number> => {
  const { rows } = await app.pool.query(`select count(*) from ${table} t where t::text ilike '%' || $1 || '%'`, [
    email,
  ]);
  return rows[0].count;
};

let forms = 0;
async function post(): Promise<{ id: number; email: string }> {
  forms += 1;
  const email = `poster${forms}@mail.example`;
  const form = new FormData();
  const fields = {
    posted_by: 'owner',
    name: 'Meera Kapoor',
    email,
    country_code: '+91',
    phone_number: '98765 01044',
    city: 'Jaipur',
    address: '12 Nehru Marg, near the old well',
    property_type: 'villa',
    property_details: 'Three rooms around a yard, and a neem tree.',
    area_unit: 'sq_ft',
    iAgreeToTerms: 'Yes',
    filled_in_ms: '60000',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await postForm(app.server, form, { url: '/api/v1/public/public-property' });
  return { id: answer.json().id, email };
}

async function enquire(email: string): Promise<number> {
  const payload = { full_name: 'Meera', email, phone_number: '9876543210', message: 'A flat', iAgreeToTerms: 'Yes' };
  await app.server.inject({ method: 'POST', url: '/api/v1/contactUs', headers: newVisitor(), payload });
  const [row] = await app.db.select().from(tables.enquiries).where(eq(tables.enquiries.email, email));
  return row?.id ?? 0;
}

describe('as the privacy policy says, after thirty days', () => {
  test('R-308 an enquiry whose consent was withdrawn is erased', async () => {
    const id = await enquire('withdrawn@mail.example');
    await enquire('stays@mail.example');
    await app.core.forms.withdrawEnquiry({ token: app.links.token('withdraw-enquiry', id) });
    await after(29);
    expect(await count('enquiries', 'withdrawn@')).toBe(1);
    await after(31);
    expect(await count('enquiries', 'withdrawn@')).toBe(0);
    expect(await count('mails', 'withdrawn@')).toBe(0);
    expect(await count('enquiries', 'stays@')).toBe(1);
  });

  test('R-308 a posted property that was never confirmed, or was deleted, is erased', async () => {
    const unconfirmed = await post();
    const [deleted, retained] = [await post(), await post()];
    const soon = new Date(START.getTime() + DAY_MS);
    for (const { id } of [deleted, retained])
      await app.core.forms.confirmPosting({ token: app.links.token('confirm-posting', id, soon) });
    await app.db
      .update(tables.postedProperties)
      .set({ deletedAt: START })
      .where(eq(tables.postedProperties.id, deleted.id));
    await after(29);
    for (const { email } of [unconfirmed, deleted, retained]) expect(await count('posted_properties', email)).toBe(1);
    await after(31);
    for (const { email } of [unconfirmed, deleted]) expect(await count('posted_properties', email)).toBe(0);
    expect(await count('posted_properties', retained.email)).toBe(1);
  });

  test('R-308 an address that never confirmed or has left the newsletter is erased', async () => {
    const [pending, left, reader] = ['pending@mail.example', 'left@mail.example', 'reader@mail.example'];
    for (const email of [pending, left, reader]) await app.core.newsletter.subscribe({ email }, ORIGIN);
    const rows = await app.db.select().from(tables.subscribers);
    const getId = (email: string) => rows.find((row) => row.email === email)?.id ?? 0;
    for (const email of [left, reader]) {
      const token = app.links.token('confirm-subscription', getId(email));
      expect(await app.core.forms.confirmSubscription({ token })).toBe('confirmed');
    }
    await app.core.forms.unsubscribe({ token: app.links.token('unsubscribe', getId(left)) });
    await after(31);
    const stored = await app.db.select({ email: tables.subscribers.email }).from(tables.subscribers);
    expect(stored).toEqual([{ email: reader }]);
  });
});

describe('R-308 after the months that staff have set', () => {
  const monthsAgo = (months: number) => {
    const moment = new Date(app.clock.now);
    moment.setUTCMonth(moment.getUTCMonth() - months);
    return new Date(moment.getTime() - DAY_MS);
  };
  const setMonths = async (value: object) => {
    await app.db.insert(tables.settings).values({ key: 'retention', value }).onConflictDoUpdate({
      target: tables.settings.key,
      set: { value },
    });
  };

  test('an enquiry without contact is erased; one that was won or has a follow-up stays', async () => {
    const touched = async (email: string, values: object, months: number) => {
      const id = await enquire(email);
      await app.db
        .update(tables.enquiries)
        .set({ ...values, updatedAt: monthsAgo(months) })
        .where(eq(tables.enquiries.id, id));
    };
    await touched('silent@mail.example', { status: 'contacted' }, 36);
    await touched('recent@mail.example', { status: 'contacted' }, 35);
    await touched('won@mail.example', { status: 'won' }, 120);
    await touched('planned@mail.example', { nextFollowUpAt: new Date(START.getTime() + 30 * DAY_MS) }, 36);
    await after(0);
    expect(await count('enquiries', 'silent@')).toBe(0);
    expect(await count('mails', 'silent@')).toBe(0);
    for (const email of ['recent@', 'won@', 'planned@']) expect(await count('enquiries', email)).toBe(1);
    await setMonths({ enquiry_months: 12, posting_months: 12, backup_days: 35 });
    await after(0);
    expect(await count('enquiries', 'recent@')).toBe(0);
    expect(await count('enquiries', 'won@')).toBe(1);
  });

  test('a posted property that ended is erased, and one that is shown stays', async () => {
    await setMonths({ enquiry_months: 36, posting_months: 6, backup_days: 35 });
    const ended = async (status: 'sold' | 'rejected' | 'live' | 'pending_review', months: number) => {
      const { id, email } = await post();
      await app.db
        .update(tables.postedProperties)
        .set({ status, updatedAt: monthsAgo(months) })
        .where(eq(tables.postedProperties.id, id));
      return email;
    };
    const gone = [await ended('sold', 6), await ended('rejected', 7)];
    const retained = [await ended('sold', 5), await ended('live', 60), await ended('pending_review', 60)];
    await after(0);
    for (const email of gone) expect(await count('posted_properties', email)).toBe(0);
    for (const email of retained) expect(await count('posted_properties', email)).toBe(1);
  });

  test('the privacy policy states the periods that are applied', async () => {
    const read = async () => {
      const answer = await app.server.inject({ url: '/api/v1/public/page?key=privacy-policy' });
      return answer.json().page.body;
    };
    await app.db.delete(tables.settings).where(eq(tables.settings.key, 'retention'));
    expect(await read()).toContain('for 36 months after the last contact');
    await setMonths({ enquiry_months: 18, posting_months: 9, backup_days: 21 });
    const text = await read();
    for (const period of ['18 months', '9 months', '21 days']) expect(text).toContain(period);
    expect(text).not.toContain('[[');
  });
});

test('R-308 who comes back to the newsletter leaves nothing behind in the former consent', async () => {
  const email = 'returns@mail.example';
  await app.core.newsletter.subscribe({ email }, ORIGIN);
  const [stored] = await app.db.select().from(tables.subscribers).where(eq(tables.subscribers.email, email));
  await app.core.forms.unsubscribe({ token: app.links.token('unsubscribe', stored?.id ?? 0) });
  await app.core.newsletter.subscribe({ email }, ORIGIN);
  const [former] = await app.db
    .select()
    .from(tables.consents)
    .where(eq(tables.consents.id, stored?.consentId ?? 0));
  expect(former).toMatchObject({ ip: null, userAgent: null, noticeVersion: 'newsletter-1' });
});

test('R-308 copies of mails are kept for ninety days', async () => {
  await enquire('mailed@mail.example');
  await app.db.update(tables.mails).set({ createdAt: START });
  await after(89);
  expect(await count('mails', 'mailed@')).toBeGreaterThan(0);
  await after(91);
  expect(await app.db.$count(tables.mails)).toBe(0);
});

describe('files that nothing speaks of', () => {
  const put = async (path: string, age: number) => {
    const place = join(app.filesFolder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, 'x');
    const at = new Date(START.getTime() - age);
    await utimes(place, at, at);
  };
  const retained = async (path: string) => {
    const file = await app.core.pictures.read(path).catch(() => undefined);
    file?.body.destroy();
    return file !== undefined;
  };

  test('leave the store after a day, and no others do', async () => {
    await storeJobs(app.db);
    await postForm(app.server, applicationForm());
    const documents = await app.db.select().from(tables.media);
    const stored = await storePicture(app.db, {
      path: 'private/incoming/known',
      visibility: 'private',
      status: 'pending',
    });
    await put(stored.path, 2 * DAY_MS);
    await put('private/incoming/orphan', 2 * DAY_MS);
    await put('private/incoming/young', 1000);
    await put('private/applications/orphan.pdf', 2 * DAY_MS);
    await put('public/pictures/shown.webp', 2 * DAY_MS);
    expect(await app.core.files.sweep()).toBe(2);
    expect(await app.core.files.sweep()).toBe(0);
    expect(await retained('pictures/shown.webp')).toBe(true);
    expect(documents).not.toEqual([]);
  });
});
