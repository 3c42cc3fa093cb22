import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPageInput, StaffPage } from '#contract';
import { desc, eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { auditEntries, consents, contentPages, enquiries } = tables;
const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
afterEach(() => app.db.delete(contentPages));

const pageContent = (title: string, body = '<p>New words.</p>'): ContentPageInput => ({
  title,
  lead: 'A lead.',
  body,
  meta_title: '',
  meta_description: 'Said to search engines',
  meta_keywords: '',
});

const at = (call: string, key: string) => `/page/${call}?key=${encodeURIComponent(key)}`;
const read = async (key: string): Promise<StaffPage> => (await asha.call('GET', at('words', key))).json().record;
const draft = (key: string, values: object) => asha.call('PUT', at('draft', key), values);
const publish = async (key: string, values: object, version?: number) =>
  asha.call('POST', at('publish', key), { ...values, version: version ?? (await read(key)).version });
const visible = async (key: string) =>
  (await app.server.inject(`/api/v1/public/page?key=${encodeURIComponent(key)}`)).json().page;

describe('the pages', () => {
  test('R-008 R-300 are all there, also unchanged ones', async () => {
    const { pages, totalItems, totalPages } = (await asha.call('GET', '/page')).json();
    expect(pages[0]).toEqual({
      id: 1,
      key: 'home',
      title: expect.any(String),
      version: 1,
      has_draft: false,
      updatedAt: null,
    });
    expect({ totalItems, totalPages }).toEqual({ totalItems: 19, totalPages: 2 });
    expect((await asha.call('GET', '/page?page=2')).json().pages).toHaveLength(9);
    const found = (await asha.call('GET', '/page?q=REFUND')).json().pages;
    expect(found.map(({ key }: StaffPage) => key)).toEqual(['return-and-refund-policy']);
  });

  test('that do not exist are not found', async () => {
    for (const key of ['no-such-page', 'wishlist', '']) {
      expect((await asha.call('GET', at('words', key))).statusCode).toBe(404);
      expect((await draft(key, pageContent('X'))).statusCode).toBe(404);
    }
  });
});

describe('a draft', () => {
  test('D-41 R-300 is kept for staff and invisible to visitors, date included', async () => {
    const before = await visible('disclaimer');
    expect((await draft('disclaimer', pageContent('Another title'))).json()).toEqual({ success: true });
    expect((await read('disclaimer')).draft).toEqual(pageContent('Another title'));
    expect(await visible('disclaimer')).toEqual(before);
    await publish('disclaimer', pageContent('Published'));
    const published = await visible('disclaimer');
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await draft('disclaimer', pageContent('Yet another'));
    expect(await visible('disclaimer')).toEqual(published);
    expect((await asha.call('GET', '/page?q=disclaimer')).json().pages[0]).toMatchObject({
      has_draft: true,
      version: 2,
    });
    await asha.call('DELETE', at('draft', 'disclaimer'));
    expect((await read('disclaimer')).draft).toBeNull();
    expect(await visible('disclaimer')).toEqual(published);
  });

  test('R-304 is cleaned', async () => {
    await draft('about-us', pageContent('About', '<p onclick="x()">Us<script>alert(1)</script></p>'));
    expect((await read('about-us')).draft?.body).toBe('<p>Us</p>');
  });
});

describe('publishing', () => {
  test('D-41 R-300 shows the words at once, dated, under the next version, and ends the draft', async () => {
    await draft('disclaimer', pageContent('Draft'));
    expect((await publish('disclaimer', pageContent('Published'))).json()).toEqual({ success: true });
    expect(await visible('disclaimer')).toMatchObject({
      title: 'Published',
      body: '<p>New words.</p>',
      meta_description: 'Said to search engines',
      updated_at: app.clock.now.toISOString(),
    });
    expect(await read('disclaimer')).toMatchObject({ version: 2, draft: null, published: { title: 'Published' } });
  });

  test('keeps every text that was published, beginning with that of the installation', async () => {
    const first = await visible('terms-and-conditions');
    await publish('terms-and-conditions', pageContent('Second'));
    await publish('terms-and-conditions', pageContent('Third'));
    const { versions } = await read('terms-and-conditions');
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(versions[0]).toMatchObject({ published_by: expect.stringContaining('Colleague') });
    expect(versions[2]).toMatchObject({ published_by: null, published_at: first.updated_at });
    const past = (await asha.call('GET', `${at('version', 'terms-and-conditions')}&version=1`)).json().record;
    expect(past).toEqual({ title: first.title, body: first.body });
  });

  test('of an earlier text begins with a draft of it', async () => {
    const first = await visible('disclaimer');
    await publish('disclaimer', pageContent('Second'));
    const restore = (version: number) => asha.call('POST', `${at('restore', 'disclaimer')}&version=${version}`);
    expect((await restore(1)).json()).toEqual({ success: true });
    const { draft: restored, version } = await read('disclaimer');
    expect(restored).toMatchObject({
      title: first.title,
      body: first.body,
      meta_description: 'Said to search engines',
    });
    expect(version).toBe(2);
    expect((await visible('disclaimer')).title).toBe('Second');
    expect((await restore(7)).statusCode).toBe(404);
  });

  test('is refused over a version that another person has published meanwhile', async () => {
    await publish('disclaimer', pageContent('Second'));
    const late = await publish('disclaimer', pageContent('Late'), 1);
    expect(late.statusCode).toBe(409);
    expect((await visible('disclaimer')).title).toBe('Second');
  });

  test('R-307 leaves who did what, before and after', async () => {
    await publish('careers', pageContent('Jobs'));
    const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      actorId: asha.id,
      action: 'publish',
      entity: 'page',
      entityId: 'careers',
      before: { title: 'Careers', version: 1 },
      after: { title: 'Jobs', version: 2 },
    });
  });
});

describe('the consent of a visitor', () => {
  async function sendAndGetNotice(): Promise<string | undefined> {
    const submission_key = randomUUID();
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/contactUs',
      headers: newVisitor(),
      payload: {
        full_name: 'Meera Iyer',
        email: 'meera@aangan.example',
        country_code: '+91',
        phone_number: '0000001044',
        message: 'A flat near the lake, please.',
        iAgreeToTerms: 'Yes',
        submission_key,
      },
    });
    const [row] = await app.db
      .select({ notice: consents.noticeVersion })
      .from(consents)
      .innerJoin(enquiries, eq(enquiries.consentId, consents.id))
      .where(eq(enquiries.submissionKey, submission_key));
    return row?.notice;
  }

  test('R-308 names the version of the policy that was published then', async () => {
    expect(await sendAndGetNotice()).toBe('enquiry-1');
    await draft('privacy-policy', pageContent('Only a draft'));
    expect(await sendAndGetNotice()).toBe('enquiry-1');
    await publish('privacy-policy', pageContent('Privacy'));
    expect(await sendAndGetNotice()).toBe('enquiry-1 privacy-policy-2');
    await publish('terms-and-conditions', pageContent('Terms'));
    await publish('privacy-policy', pageContent('Privacy again'));
    expect(await sendAndGetNotice()).toBe('enquiry-1 privacy-policy-3 terms-and-conditions-2');
  });
});
