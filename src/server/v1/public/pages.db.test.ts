import { afterEach, describe, expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';

const app = createTestApp();
const { cities, contentPages, popularLinks } = tables;

const get = (path: string) => app.server.inject({ url: `/api/v1/public/${path}`, headers: newVisitor() });
const page = async (key: string) => (await get(`page?key=${encodeURIComponent(key)}`)).json().page;

const store = (key: string, values: Partial<typeof contentPages.$inferInsert> = {}) =>
  app.db.insert(contentPages).values({ key, title: 'Our title', status: 'published', ...values });

afterEach(() => app.db.delete(contentPages));

describe('GET /public/page', () => {
  test('R-008 D-41 gives the words of a new installation until staff publish their own', async () => {
    const usual = await page('about-us');
    expect(usual).toEqual({
      key: 'about-us',
      title: 'About Us',
      lead: expect.stringMatching(/./),
      body: expect.stringMatching(/^<p>.+<\/p>$/s),
      meta_title: expect.stringMatching(/^About Us/),
      meta_description: expect.stringMatching(/.{120,160}/),
      meta_keywords: expect.stringMatching(/./),
      updated_at: null,
    });
    await store('about-us', {
      lead: 'Our lead',
      body: '<p>Our body</p>',
      metaTitle: 'Our title for machines',
      metaDescription: 'Our description',
      metaKeywords: 'ours',
    });
    expect(await page('about-us')).toEqual({
      key: 'about-us',
      title: 'Our title',
      lead: 'Our lead',
      body: '<p>Our body</p>',
      meta_title: 'Our title for machines',
      meta_description: 'Our description',
      meta_keywords: 'ours',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('R-189 R-190 dates the words of the law: by our drafts, then by the day staff published theirs', async () => {
    expect((await page('disclaimer')).updated_at).toBe('2024-11-25T06:30:00.000Z');
    await store('disclaimer', { updatedAt: new Date('2027-01-26T05:00:00Z') });
    expect(await page('disclaimer')).toMatchObject({ title: 'Our title', updated_at: '2027-01-26T05:00:00.000Z' });
  });

  test('D-41 keeps a draft inside', async () => {
    const usual = await page('projects');
    await store('projects', { title: 'MARKER', status: 'draft' });
    await store('of-our-own', { title: 'MARKER', status: 'draft' });
    expect(await page('projects')).toEqual(usual);
    expect((await get('page?key=of-our-own')).statusCode).toBe(404);
  });

  test('R-008 tells search engines the usual words, or the words of the page, where staff left them empty', async () => {
    const { meta_title, meta_description, meta_keywords } = await page('why-choose-us');
    await store('why-choose-us', { metaTitle: '' });
    expect(await page('why-choose-us')).toMatchObject({
      title: 'Our title',
      meta_title,
      meta_description,
      meta_keywords,
    });
    await store('of-our-own', { lead: 'Our lead' });
    expect(await page('of-our-own')).toMatchObject({
      meta_title: 'Our title',
      meta_description: 'Our lead',
      meta_keywords: '',
    });
  });

  test('R-304 lets no script out, also when one was stored', async () => {
    await store('about-us', { body: '<p onclick="x()">Hello</p><script>x()</script>' });
    expect((await page('about-us')).body).toBe('<p>Hello</p>');
  });

  test('R-008 knows keys with a slash', async () => {
    expect((await page('properties/plots')).title).toBe('Plots');
  });

  test.each([
    'page?key=nothing-like-it',
    'page?key=',
    'page',
    'page?key=a&key=b',
    'page?key=constructor',
    'page?key=%00',
  ])('D-41 says that there is no page at %j', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ success: false, msg: 'Page not found' });
  });

  test('D-41 rejects in process with the same refusal', async () => {
    await expect(app.core.api.get('/page', { key: 'nothing-like-it' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('GET /public/popular-link', () => {
  test('R-178 D-40 lists what staff have put there, in their order, a hundred at most', async () => {
    expect((await get('popular-link')).json()).toEqual({ success: true, popularLinks: [] });
    const [goa] = await app.db.insert(cities).values({ name: 'Goa', slug: 'goa', state: 'Goa' }).returning();
    const link = (slug: string, position: number, cityId: number | null = null) => ({
      title: `Title of ${slug}`,
      slug,
      cityId,
      shows: 'properties',
      position,
    });
    await app.db.insert(popularLinks).values([link('second', 2, goa?.id), link('third', 2), link('first', 1)]);
    expect((await get('popular-link')).json()).toEqual({
      success: true,
      popularLinks: [
        { title: 'Title of first', slug: 'first', cityId: null },
        { title: 'Title of second', slug: 'second', cityId: goa?.id },
        { title: 'Title of third', slug: 'third', cityId: null },
      ],
    });
    await app.db.insert(popularLinks).values(Array.from({ length: 100 }, (_, n) => link(`more-${n}`, 3)));
    expect((await get('popular-link')).json().popularLinks).toHaveLength(100);
  });
});
