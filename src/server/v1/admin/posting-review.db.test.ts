import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostedPropertyStatus, Role } from '#contract';
import { and, desc, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { confirmedProperty, postedHome, postProperty, storedPosting } from '../../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';
import { entriesAbout } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const { mails, postedProperties } = tables;
const START = app.clock.now;
const DAY_MS = 24 * 60 * 60 * 1000;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
beforeEach(() => {
  app.clock.now = START;
});

/** A posting with this status, set directly in the database. */
async function insertPosting(status: PostedPropertyStatus, createdAt = START): Promise<number> {
  const id = status === 'pending_email' ? await postProperty(app) : await confirmedProperty(app);
  const values = { status, isActive: status === 'live', createdAt };
  await app.db.update(postedProperties).set(values).where(eq(postedProperties.id, id));
  return id;
}

const seenBy = async (who: Colleague, id: number): Promise<string> =>
  (await who.call('GET', `/post-property/${id}`)).json().record.updatedAt;

/** Decides on a posting in its current version, or in the version that `seen` names. */
const decide = async (id: number, decision: object, { by = asha, seen = '' } = {}) =>
  by.call('POST', `/post-property/${id}/decision`, { ...decision, seen: seen || (await seenBy(by, id)) });

const mailsTo = async (id: number, template: string) => {
  const { email } = await storedPosting(app, id);
  return app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, template)))
    .orderBy(desc(mails.id));
};
const isPublic = async (id: number) =>
  (await app.server.inject(`/api/v1/public/public-property/${id}`)).statusCode === 200;
const listed = async (query: string): Promise<number[]> =>
  (await asha.call('GET', `/post-property?${query}`)).json().properties.map((row: { id: number }) => row.id);

const APPROVE = { decision: 'approve' };
const ASK = { decision: 'ask_changes', text: 'Please say how large it is.' };
const REJECT = { decision: 'reject', reason: 'duplicate', text: 'It is number 44.' };

describe('the queue', () => {
  test('R-327 shows each state apart, oldest first what waits for review, and how many there are', async () => {
    const older = new Date(START.getTime() - DAY_MS);
    const newer = await insertPosting('pending_review', START);
    const oldest = await insertPosting('pending_review', new Date(older.getTime() - DAY_MS));
    const middle = await insertPosting('pending_review', older);
    expect(await listed('state=pending_review')).toEqual([oldest, middle, newer]);
    expect(await listed('state=pending_review&sort=-createdAt')).toEqual([newer, middle, oldest]);
    for (const status of ['pending_email', 'changes_requested', 'expired', 'rejected'] as const) {
      const id = await insertPosting(status, older);
      expect(await listed(`state=${status}`)).toEqual([id]);
    }
    const live = [await insertPosting('live', START), await insertPosting('live', older)];
    expect(await listed('state=live')).toEqual(live);
    await insertPosting('sold');
    expect(await listed('state=nonsense')).toHaveLength(10);
    const { counts } = (await asha.call('GET', '/post-property/counts')).json();
    expect(counts).toEqual({
      pending_email: 1,
      pending_review: 3,
      changes_requested: 1,
      live: 2,
      expired: 1,
      rejected: 1,
      all: 10,
    });
    await asha.call('DELETE', `/post-property/${oldest}`);
    expect((await asha.call('GET', '/post-property/counts')).json().counts).toMatchObject({
      pending_review: 2,
      all: 9,
    });
    await app.db.update(postedProperties).set({ deletedAt: START, isActive: false });
  });

  test('R-327 a decision names the next oldest posting, and starts over after the last', async () => {
    const ids = [];
    for (const days of [3, 2, 1])
      ids.push(await insertPosting('pending_review', new Date(START.getTime() - days * DAY_MS)));
    const [first, second, third] = ids as [number, number, number];
    expect((await decide(second, APPROVE)).json()).toEqual({ success: true, next: third });
    expect((await decide(third, APPROVE)).json()).toEqual({ success: true, next: first });
    expect((await decide(first, APPROVE)).json()).toEqual({ success: true, next: null });
  });
});

describe('a decision', () => {
  test('R-327 approving puts it on the site and tells its poster', async () => {
    const id = await insertPosting('pending_review');
    expect((await decide(id, APPROVE)).statusCode).toBe(200);
    expect(await storedPosting(app, id)).toMatchObject({ status: 'live', isActive: true, reviewedBy: asha.id });
    expect(await isPublic(id)).toBe(true);
    expect(await mailsTo(id, 'posting-approved')).toHaveLength(1);
  });

  test('D-10 changes are asked for by mail with the private link; what the poster changes waits for review again', async () => {
    const id = await insertPosting('pending_review');
    const [sent] = await mailsTo(id, 'manage-posting');
    expect((await decide(id, ASK)).statusCode).toBe(200);
    expect(await storedPosting(app, id)).toMatchObject({ status: 'changes_requested', reviewReason: ASK.text });
    const [mail] = await mailsTo(id, 'posting-changes-asked');
    const { manageUntil } = (sent?.data ?? {}) as { manageUntil: string };
    // The link that was emailed before is still valid: it is the same one.
    expect(mail?.data).toEqual({ postingId: id, property: 'Villa in Jaipur', words: ASK.text, manageUntil });
    const link = { token: app.links.token('manage-posting', id, new Date(manageUntil)) };
    expect(await app.core.forms.readPosting(link)).toMatchObject({ reviewReason: ASK.text });
    const area = { value: 1200, unit: 'sq_ft' as const };
    const { address, propertyDetails } = await storedPosting(app, id);
    const change = postedHome({ address, property_details: propertyDetails, area });
    expect(await app.core.forms.changePosting(link, change)).toBe('done');
    expect(await app.core.forms.readPosting(link)).toMatchObject({ status: 'pending_review', reviewReason: null });
    expect(await listed('state=pending_review')).toContain(id);
    expect((await asha.call('GET', `/post-property/${id}`)).json().record).toMatchObject({ review_reason: ASK.text });
  });

  test('D-10 a private link that is about to end is replaced by one that leaves time', async () => {
    const id = await insertPosting('pending_review');
    app.clock.now = new Date(START.getTime() + 160 * DAY_MS);
    await decide(id, ASK, { by: await newColleague(app) });
    const manageUntil = new Date(app.clock.now.getTime() + 180 * DAY_MS);
    expect(await mailsTo(id, 'posting-changes-asked')).toMatchObject([
      { data: { manageUntil: manageUntil.toISOString() } },
    ]);
    const link = { token: app.links.token('manage-posting', id, manageUntil) };
    expect(await app.core.forms.readPosting(link)).toMatchObject({ id });
  });

  test('R-327 rejecting takes it off the site and says why; another reason has to be said', async () => {
    const id = await insertPosting('live');
    expect((await decide(id, REJECT)).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(false);
    const why = 'This property has been posted before. It is number 44.';
    expect(await storedPosting(app, id)).toMatchObject({ status: 'rejected', isActive: false, reviewReason: why });
    expect(await mailsTo(id, 'posting-rejected')).toMatchObject([{ data: { words: why } }]);
    const other = await insertPosting('pending_review');
    const response = await decide(other, { decision: 'reject', reason: 'other', text: ' ' });
    expect(response.json()).toMatchObject({ msg: 'Please enter a reason', errors: [{ field: 'text' }] });
    await decide(other, { decision: 'reject', reason: 'other', text: 'It is a boat.' });
    expect(await storedPosting(app, other)).toMatchObject({ reviewReason: 'It is a boat.' });
  });

  test.each([
    ['without its words', { decision: 'ask_changes', text: '  ' }],
    ['for no reason', { decision: 'reject', text: 'x' }],
    ['of another kind', { decision: 'burn' }],
  ])('is refused %s', async (_how, decision) => {
    const id = await insertPosting('pending_review');
    expect((await decide(id, decision)).statusCode).toBe(400);
    expect(await storedPosting(app, id)).toMatchObject({ status: 'pending_review' });
  });

  const UNCONFIRMED = 'The poster has not confirmed their email yet';
  const SOLD = 'The poster has marked this property as sold';
  test.each<[PostedPropertyStatus, object, string]>([
    ['pending_email', APPROVE, UNCONFIRMED],
    ['pending_email', ASK, UNCONFIRMED],
    ['pending_email', REJECT, UNCONFIRMED],
    ['sold', APPROVE, SOLD],
    ['sold', ASK, SOLD],
    ['sold', REJECT, SOLD],
    ['live', APPROVE, 'This property is already live'],
    ['changes_requested', ASK, 'You already requested changes, and the poster has not replied yet'],
    ['rejected', REJECT, 'This property is already rejected'],
  ])('R-327 is refused for what is %s: %o', async (status, decision, msg) => {
    const id = await insertPosting(status);
    const before = await storedPosting(app, id);
    const answer = await decide(id, decision);
    expect([answer.statusCode, answer.json().msg]).toEqual([409, msg]);
    expect(await storedPosting(app, id)).toEqual(before);
    expect(await mailsTo(id, 'posting-rejected')).toEqual([]);
  });

  test('tells the second of two reviewers what the first one decided, and changes nothing', async () => {
    const id = await insertPosting('pending_review');
    const ravi = await newColleague(app, 'manager');
    const seen = await seenBy(ravi, id);
    await decide(id, ASK);
    const answer = await decide(id, REJECT, { by: ravi, seen });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg).toMatch(
      /^Colleague \d+ requested changes after you opened it\. Open it again to see the latest version\.$/,
    );
    expect(await storedPosting(app, id)).toMatchObject({ status: 'changes_requested', reviewedBy: asha.id });
    expect(await mailsTo(id, 'posting-rejected')).toEqual([]);
  });

  test('of two at the very same moment one counts', async () => {
    const id = await insertPosting('pending_review');
    const ravi = await newColleague(app, 'manager');
    const seen = await seenBy(ravi, id);
    const answers = await Promise.all([decide(id, APPROVE, { seen }), decide(id, REJECT, { by: ravi, seen })]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const approvals = await mailsTo(id, 'posting-approved');
    expect(approvals.length + (await mailsTo(id, 'posting-rejected')).length).toBe(1);
  });

  test('is not made about words that the poster has changed since', async () => {
    const id = await insertPosting('pending_review');
    const seen = await seenBy(asha, id);
    await app.db.update(postedProperties).set({ price: 5 }).where(eq(postedProperties.id, id));
    const answer = await decide(id, APPROVE, { seen });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().msg).toBe(
      'This property changed after you opened it. Open it again to see the latest version.',
    );
    expect(await isPublic(id)).toBe(false);
  });

  test('R-307 is written down with its reason and without a word of the poster or to them', async () => {
    const id = await insertPosting('pending_review');
    const { name, email, phoneNumber, address } = await storedPosting(app, id);
    await decide(id, REJECT);
    await decide(id, APPROVE);
    const entries = (await entriesAbout(app, id)).filter(({ entity }) => entity === 'post-property');
    expect(entries).toMatchObject([
      {
        action: 'update',
        actorId: asha.id,
        before: { status: 'pending_review' },
        after: { status: 'rejected', reason: 'duplicate' },
      },
      { action: 'activate', before: { status: 'rejected' }, after: { status: 'live' } },
    ]);
    for (const secret of [name, email, phoneNumber, address, REJECT.text])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  test.each<[Role, number]>([
    ['admin', 200],
    ['manager', 200],
    ['editor', 200],
    ['sales', 403],
    ['hr', 403],
  ])('R-260 D-55 is answered to %s with %i', async (role, status) => {
    const id = await insertPosting('pending_review');
    const seen = await seenBy(asha, id);
    expect((await decide(id, APPROVE, { by: await newColleague(app, role), seen })).statusCode).toBe(status);
  });

  test('about what is not there is no decision', async () => {
    const id = await insertPosting('pending_review');
    const seen = await seenBy(asha, id);
    await asha.call('DELETE', `/post-property/${id}`);
    expect((await decide(id, APPROVE, { seen })).statusCode).toBe(404);
    expect((await asha.call('GET', `/post-property/${id}/duplicates`)).statusCode).toBe(404);
  });
});
