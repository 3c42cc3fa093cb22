import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { asc, eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { postForm } from '../../../../test/applications.ts';
import { confirmedProperty, storedPosting } from '../../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const { media, postedProperties, postedPropertyImages: images, properties, propertyImages } = tables;
let asha: Colleague;
beforeAll(async () => {
  asha = await newColleague(app);
  await app.db.insert(tables.cities).values({ name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan' });
});

let drawn = 0;

/** Each picture differs from the others, so that none is taken for a duplicate. */
const draw = () => {
  drawn += 7;
  return sharp({
    create: { width: 300 + drawn, height: 200, channels: 3, background: { r: drawn % 256, g: 90, b: 40 } },
  })
    .jpeg()
    .toBuffer();
};

/** A posting with this many pictures that awaits review. */
async function posted(pictures: number): Promise<number> {
  const bodies = await Promise.all(Array.from({ length: pictures }, () => draw()));
  return confirmedProperty(
    app,
    {},
    bodies.map((body, index) => ({ name: `${index}.jpg`, body })),
  );
}

const readIds = async (postingId: number) =>
  (
    await app.db
      .select({ id: images.mediaId })
      .from(images)
      .where(eq(images.postedPropertyId, postingId))
      .orderBy(asc(images.position))
  ).map(({ id }) => id);

async function tokenFor(id: number): Promise<string> {
  const { manageExpiresAt } = await storedPosting(app, id);
  return app.links.token('manage-posting', id, manageExpiresAt ?? undefined);
}

interface Sent {
  positions?: Record<number, string>;
  added?: Buffer[];
  headers?: Record<string, string>;
}

/** Sends the plain form of the private page. */
async function send(token: string, { positions = {}, added = [], headers = newVisitor() }: Sent) {
  const form = new FormData();
  form.set('token', token);
  for (const [id, value] of Object.entries(positions)) form.set(`position_${id}`, value);
  for (const [index, body] of added.entries())
    form.append('images', new Blob([new Uint8Array(body)]), `new-${index}.jpg`);
  return postForm(app.server, form, { url: '/api/v1/public/posting-pictures', headers });
}

/** What the address of the page says after the form was sent. */
async function outcome(token: string, sent: Sent): Promise<string | null> {
  const answer = await send(token, sent);
  expect(answer.statusCode).toBe(303);
  const address = new URL(String(answer.headers['location']), 'https://aangan.example');
  expect([address.pathname, address.searchParams.get('token')]).toEqual(['/posting/manage', token]);
  return address.searchParams.get('pictures');
}

const decide = async (id: number, decision: object) => {
  const { updatedAt } = await storedPosting(app, id);
  const answer = await asha.call('POST', `/post-property/${id}/decision`, { seen: updatedAt, ...decision });
  expect(answer.json()).toMatchObject({ success: true });
};

const storedFiles = async () =>
  (await readdir(app.filesFolder, { recursive: true })).filter((name) => name.includes('.')).length;

describe('R-337 a poster changes the pictures through the private link', () => {
  test('in order, without a removed one and with a new one, and staff see what changed', async () => {
    const id = await posted(3);
    const [first = 0, second = 0, third = 0] = await readIds(id);
    await decide(id, { decision: 'approve' });
    const token = await tokenFor(id);
    const positions = { [first]: '2', [second]: 'remove', [third]: '1' };
    expect(await outcome(token, { positions, added: [await draw()] })).toBe('taken_down');
    const after = await readIds(id);
    expect(after.slice(0, 2)).toEqual([third, first]);
    expect(after).toHaveLength(3);
    expect(await app.db.$count(media, eq(media.id, second))).toBe(0);
    expect(await storedPosting(app, id)).toMatchObject({ status: 'pending_review', isActive: false });
    const { record } = (await asha.call('GET', `/post-property/${id}`)).json();
    expect(record.approved.picture_ids).toEqual([first, second, third]);
    expect(record.pictures.map((picture: { id: number }) => picture.id)).toEqual(after);
    await app.core.pictures.prepare(after[2] ?? 0);
    await decide(id, { decision: 'approve' });
    const shown = await app.db
      .select({ id: propertyImages.mediaId })
      .from(propertyImages)
      .innerJoin(properties, eq(properties.id, propertyImages.propertyId))
      .where(eq(properties.postingId, id))
      .orderBy(asc(propertyImages.position));
    expect(shown.map((picture) => picture.id)).toEqual(after);
  });

  test('and nothing is taken off the site if nothing changed', async () => {
    const id = await posted(2);
    const [first = 0, second = 0] = await readIds(id);
    await decide(id, { decision: 'approve' });
    expect(await outcome(await tokenFor(id), { positions: { [first]: '1', [second]: '2' } })).toBe('unchanged');
    expect(await storedPosting(app, id)).toMatchObject({ isActive: true });
  });

  test('at most five, and only pictures that can be read', async () => {
    const id = await posted(3);
    const before = await readIds(id);
    const positions = Object.fromEntries(before.map((pictureId, index) => [pictureId, String(index + 1)]));
    const token = await tokenFor(id);
    const files = await storedFiles();
    expect(await outcome(token, { positions, added: await Promise.all([draw(), draw(), draw()]) })).toBe('problems');
    expect(await outcome(token, { positions, added: [Buffer.from('<svg onload="alert(1)"/>')] })).toBe('problems');
    expect(await readIds(id)).toEqual(before);
    expect(await storedFiles()).toBe(files);
  });

  test('but not those of another posting', async () => {
    const other = await posted(1);
    const [foreign = 0] = await readIds(other);
    const id = await posted(1);
    const [own = 0] = await readIds(id);
    expect(await outcome(await tokenFor(id), { positions: { [foreign]: '1', [own]: '2' } })).toBe('unchanged');
    expect(await readIds(id)).toEqual([own]);
    expect(await readIds(other)).toEqual([foreign]);
  });

  test('not with a link that does not work, which stores nothing', async () => {
    const id = await posted(1);
    const files = await storedFiles();
    const never = app.links.token('manage-posting', id, new Date('2030-01-01'));
    for (const token of ['', 'nonsense', never])
      expect(await outcome(token, { added: [await draw()] })).toBe('invalid');
    expect(await storedFiles()).toBe(files);
    expect(await readIds(id)).toHaveLength(1);
  });

  test('not from a foreign page, and not once it is sold', async () => {
    const id = await posted(1);
    const token = await tokenFor(id);
    const foreign = await send(token, { headers: { ...newVisitor(), origin: 'https://evil.example' } });
    expect(foreign.statusCode).toBe(403);
    await app.db.update(postedProperties).set({ status: 'sold' }).where(eq(postedProperties.id, id));
    expect(await outcome(token, { added: [await draw()] })).toBe('impossible');
    expect(await readIds(id)).toHaveLength(1);
  });

  test('twice at the same time keeps the posting whole', async () => {
    const id = await posted(1);
    const [own = 0] = await readIds(id);
    const token = await tokenFor(id);
    await Promise.all(
      [1, 2].map(async () => outcome(token, { positions: { [own]: '1' }, added: await Promise.all([draw(), draw()]) })),
    );
    const after = await readIds(id);
    expect(after[0]).toBe(own);
    expect(after.length).toBeLessThanOrEqual(5);
  });
});
