import { beforeAll, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { storePicture } from '../../../../test/pictures.ts';
import { recordSamples } from '../../../../test/record-samples.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
const BLOG = recordSamples.find(({ path }) => path === '/blog')?.input;
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app, 'editor');
});

const added = async (input: object = {}): Promise<number> =>
  (await asha.call('POST', '/blog', { ...BLOG, ...input })).json().id;
const change = (id: number, input: object) => asha.call('PATCH', `/blog/${id}`, input);
const record = async (id: number) => (await asha.call('GET', `/blog/${id}`)).json().record;
const open = (slug: string) => app.server.inject(`/api/v1/public/blog/${slug}`);

/** Whether visitors find a blog by its URL, in the list and in the feed. */
async function isShown(slug: string): Promise<boolean[]> {
  const page = await open(slug);
  const list = await app.server.inject('/api/v1/public/blog');
  return [page.statusCode === 200, list.body.includes(`"${slug}"`), (await app.core.blogFeed()).includes(slug)];
}

test('R-270 R-292 a blog is listed with picture, author, title, content and dates, and found by author or title', async () => {
  const picture = await storePicture(app.db);
  const id = await added({ picture: { id: picture.id, alt: 'A well in a yard' } });
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  for (const query of ['DESHMUKH', 'courtyard%20does']) {
    const { blogs, totalItems } = (await asha.call('GET', `/blog?q=${query}`)).json();
    expect(totalItems).toBe(1);
    expect(blogs).toEqual([
      {
        id,
        image_url: picture.path,
        slug: 'what-a-courtyard-does-to-the-heat',
        ...BLOG,
        meta_title: null,
        publishedAt: null,
        createdAt: date,
        updatedAt: date,
      },
    ]);
  }
  expect((await record(id)).picture).toEqual({ id: picture.id, url: picture.path, alt: 'A well in a yard' });
});

test('R-270 visitors read a blog while it is published, and not before, after or when it is deleted', async () => {
  const id = await added({ title: 'Shade' });
  expect(await isShown('shade')).toEqual([false, false, false]);
  await change(id, { status: 'published' });
  expect(await isShown('shade')).toEqual([true, true, true]);
  await change(id, { status: 'draft' });
  expect(await isShown('shade')).toEqual([false, false, false]);
  await change(id, { status: 'published' });
  expect((await asha.call('DELETE', `/blog/${id}`)).json()).toEqual({ success: true });
  expect(await isShown('shade')).toEqual([false, false, false]);
});

test('R-270 the day it was first published stays when it is taken back and published again', async () => {
  const id = await added({ title: 'Rain', status: 'published' });
  const first = (await record(id)).publishedAt;
  expect(first).toBe(app.clock.now.toISOString());
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 3_600_000);
  await change(id, { status: 'draft' });
  await change(id, { status: 'published' });
  app.clock.now = before;
  expect((await record(id)).publishedAt).toBe(first);
});

test('R-302 its address comes from the title, is changed by hand only, and an old one leads to the new one', async () => {
  const id = await added({ title: 'Lime & Brick', status: 'published' });
  await change(id, { title: 'Lime, brick and water' });
  expect((await record(id)).slug).toBe('lime-and-brick');
  await change(id, { slug: 'lime-brick-water' });
  expect((await open('lime-and-brick')).json().blogs).toMatchObject({ id, slug: 'lime-brick-water' });
  const other = await added({ title: 'Another', slug: 'lime-and-brick' });
  expect((await record(other)).slug).toBe('lime-and-brick-2');
  expect((await change(id, { slug: 'Not an address' })).json().errors[0].field).toBe('slug');
});

test('R-304 its content loses what our pages may not contain, in what is stored and in what is sent', async () => {
  const attack =
    '<h2 style="x">Walls</h2><img src=x onerror=steal()><iframe src="https://x.example"></iframe><p>Thick.</p>';
  const id = await added({ title: 'Walls', content: attack, status: 'published' });
  const clean = '<h2>Walls</h2><p>Thick.</p>';
  const [stored] = await app.db.select().from(tables.blogs).where(eq(tables.blogs.id, id));
  expect(stored?.content).toBe(clean);
  await app.db.update(tables.blogs).set({ content: attack }).where(eq(tables.blogs.id, id));
  expect((await record(id)).content).toBe(clean);
  expect((await asha.call('GET', '/blog?q=walls')).json().blogs[0].content).toBe(clean);
  expect((await open('walls')).json().blogs.content).toBe(clean);
});

test('D-58 a deleted blog is kept, and no one in the back office can open or change it', async () => {
  const id = await added({ title: 'Kept', status: 'published' });
  await asha.call('DELETE', `/blog/${id}`);
  const [stored] = await app.db.select().from(tables.blogs).where(eq(tables.blogs.id, id));
  expect(stored).toMatchObject({ title: 'Kept', status: 'draft', deletedAt: app.clock.now });
  for (const method of ['GET', 'PATCH', 'DELETE'] as const)
    expect(
      (await asha.call(method, `/blog/${id}`, method === 'PATCH' ? { author: 'Other' } : undefined)).statusCode,
    ).toBe(404);
});

test('what search engines are told can be emptied again', async () => {
  const id = await added({ title: 'Told', meta_title: 'Told of heat', status: 'published' });
  expect((await open('told')).json().blogs).toMatchObject({ meta_title: 'Told of heat' });
  await change(id, { meta_title: '', meta_description: '' });
  expect((await open('told')).json().blogs).toMatchObject({ meta_title: null, meta_description: null });
});
