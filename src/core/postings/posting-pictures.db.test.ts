import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../test/app.ts';
import { confirmedProperty, postProperty, storedPosting } from '../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../test/staff.ts';
import { diskStore } from '../storage/index.ts';

const app = createTestApp();
let asha: Colleague;
beforeAll(async () => {
  asha = await newColleague(app);
});

const { media, postedProperties, postedPropertyImages: images } = tables;

const HOUR_MS = 60 * 60 * 1000;

const draw = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } })
    .jpeg()
    .toBuffer();

const photo = async () => ({ name: 'front.jpg', body: await draw() });

async function readPicture(postingId: number) {
  const [row] = await app.db
    .select({ picture: media })
    .from(images)
    .innerJoin(media, eq(media.id, images.mediaId))
    .where(eq(images.postedPropertyId, postingId));
  if (!row) throw new Error('no picture');
  return row.picture;
}

async function decide(id: number, decision: object): Promise<void> {
  const { updatedAt } = await storedPosting(app, id);
  const answer = await asha.call('POST', `/post-property/${id}/decision`, { seen: updatedAt, ...decision });
  expect(answer.statusCode).toBe(200);
  await app.core.postings.movePictures(id);
}

const isPublic = async (path: string) => (await app.server.inject(`/media/${path}`)).statusCode === 200;

/** The files below a folder of the store. */
const listStored = async (folder: 'public' | 'private') =>
  (await readdir(join(app.filesFolder, folder), { recursive: true })).filter((name) => name.includes('.'));

/** The addresses that the poster's private page names. */
async function posterUrls(id: number): Promise<(string | null)[]> {
  const { manageExpiresAt } = await storedPosting(app, id);
  const token = app.links.token('manage-posting', id, manageExpiresAt ?? undefined);
  const posting = await app.core.forms.readPosting({ token });
  return (posting?.pictures ?? []).map(({ url }) => url);
}

describe("a visitor's picture", () => {
  test('R-327 is not prepared before the email address is confirmed', async () => {
    const countJobs = async () =>
      (await app.jobs.backlog()).find(({ name }) => name === 'picture.prepare')?.waiting ?? 0;
    const before = await countJobs();
    const id = await postProperty(app, {}, [await photo()], { prepare: false });
    expect(await countJobs()).toBe(before);
    const until = new Date(app.clock.now.getTime() + HOUR_MS);
    await app.core.forms.confirmPosting({ token: app.links.token('confirm-posting', id, until) });
    expect(await countJobs()).toBe(before + 1);
  });

  test('R-327 is private until the posting is approved: only staff and the poster see it', async () => {
    const id = await confirmedProperty(app, {}, [await photo()]);
    const picture = await readPicture(id);
    expect(picture).toMatchObject({ status: 'ready', visibility: 'private' });
    expect(picture.path).toMatch(/^pictures\/[0-9a-f]{32}-/);
    expect(await isPublic(picture.path)).toBe(false);

    const file = `/media/${picture.id}/file`;
    const seen = await asha.call('GET', file);
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await app.server.inject(`/api/v1/admin${file}`)).statusCode).toBe(401);

    const [url] = await posterUrls(id);
    const own = await app.server.inject(url ?? '');
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['a forged token', (id: number) => `${id}.0.${'x'.repeat(43)}`],
    ['the token of another purpose', (id: number) => app.links.token('manage-posting', id)],
    [
      'an expired token',
      (id: number) => app.links.token('posting-picture', id, new Date(app.clock.now.getTime() - 1000)),
    ],
    ['no token', () => ''],
  ])('R-327 is refused to %s', async (_name, token) => {
    const id = await confirmedProperty(app, {}, [await photo()]);
    const picture = await readPicture(id);
    const answer = await app.server.inject(`/media/posted?token=${token(picture.id)}`);
    expect(answer.statusCode).toBe(404);
  });

  test('R-327 is public while the posting is live, and gone from the public store once it is rejected', async () => {
    const id = await confirmedProperty(app, {}, [await photo()]);
    await decide(id, { decision: 'approve' });
    const shown = await readPicture(id);
    expect(shown.visibility).toBe('public');
    expect(await isPublic(shown.path)).toBe(true);
    expect(await posterUrls(id)).toEqual([`/media/${shown.path}`]);
    expect((await asha.call('GET', `/media/${shown.id}/file`)).statusCode).toBe(404);

    await decide(id, { decision: 'reject', reason: 'pictures', text: '' });
    const withdrawn = await readPicture(id);
    expect(withdrawn.visibility).toBe('private');
    expect(await isPublic(shown.path)).toBe(false);
    const name = /pictures\/([0-9a-f]{32})/.exec(shown.path)?.[1] ?? '';
    expect((await listStored('public')).filter((file) => file.includes(name))).toEqual([]);
    expect((await listStored('private')).filter((file) => file.includes(name))).toHaveLength(shown.variants.length);
    const purged = await app.db
      .select()
      .from(tables.cachePurges)
      .where(eq(tables.cachePurges.path, `/media/${shown.path}`));
    expect(purged).toHaveLength(1);
  });

  test('R-327 moves once when two workers move it at the same time', async () => {
    const id = await confirmedProperty(app, {}, [await photo()]);
    const { updatedAt } = await storedPosting(app, id);
    await asha.call('POST', `/post-property/${id}/decision`, { seen: updatedAt, decision: 'approve' });
    await Promise.all(Array.from({ length: 4 }, () => app.core.postings.movePictures(id)));
    const { path, variants } = await readPicture(id);
    for (const variant of variants) expect(await isPublic(variant.path)).toBe(true);
    const name = /pictures\/([0-9a-f]{32})/.exec(path)?.[1] ?? '';
    expect((await listStored('private')).filter((file) => file.includes(name))).toEqual([]);
  });

  test('R-327 of an earlier release gets a name that cannot be guessed, and is private unless the posting is live', async () => {
    const id = await confirmedProperty(app, {}, [await photo()]);
    await decide(id, { decision: 'approve' });
    const before = await readPicture(id);
    const guessable = before.path.replace(/[0-9a-f]{32}/, '0123456789ab1');
    const variants = before.variants.map((variant) => ({
      ...variant,
      path: variant.path.replace(/[0-9a-f]{32}/, '0123456789ab1'),
    }));
    for (const [index, { path }] of before.variants.entries()) {
      const file = await app.server.inject(`/media/${path}`);
      await diskStore(app.filesFolder).put(`public/${variants[index]?.path}`, file.rawPayload, 'image/webp');
    }
    await app.db.update(media).set({ path: guessable, variants }).where(eq(media.id, before.id));
    const values = { isActive: false, status: 'rejected', picturesMoved: false } as const;
    await app.db.update(postedProperties).set(values).where(eq(postedProperties.id, id));
    const { updatedAt } = await storedPosting(app, id);

    expect(await app.core.postings.moveEarlierPictures()).toBe(1);
    const after = await readPicture(id);
    expect(after).toMatchObject({ visibility: 'private', path: expect.stringMatching(/^pictures\/[0-9a-f]{32}-/) });
    expect(await isPublic(guessable)).toBe(false);
    expect(await storedPosting(app, id)).toMatchObject({ picturesMoved: true, updatedAt });
    expect(await app.core.postings.moveEarlierPictures()).toBe(0);
  });
});

test('R-305 the pictures of one posting have a budget of pixels', async () => {
  const large = await draw(8000, 5000);
  const pictures = Array.from({ length: 4 }, (_, index) => ({ name: `${index}.jpg`, body: large }));
  await expect(postProperty(app, {}, pictures)).rejects.toMatchObject({
    field: 'images.3',
    message: 'All pictures together can have at most 150 megapixels',
  });
});
