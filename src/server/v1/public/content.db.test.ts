import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';

const app = createTestApp();
const { blogs, media, partners, slugHistory, testimonials } = tables;

const call = (path: string) => app.server.inject(`/api/v1/public/${path}`);

const picture = async (path: string, state: Partial<typeof media.$inferInsert> = {}) => {
  const [row] = await app.db
    .insert(media)
    .values({ path, visibility: 'public', status: 'ready', contentType: 'image/webp', ...state })
    .returning({ id: media.id });
  return row?.id ?? 0;
};

const newBlog = (slug: string, values: Partial<typeof blogs.$inferInsert> = {}): typeof blogs.$inferInsert => ({
  slug,
  title: `Title of ${slug}`,
  author: 'Ira Sen',
  content: `<p>Text of ${slug}</p>`,
  status: 'published',
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  ...values,
});

/** Twenty of the 23 blogs have the same date; of the other three, the last stored is the newest. */
beforeAll(async () => {
  const many = Array.from({ length: 20 }, (_, n) => newBlog(`same-moment-${n}`));
  await app.db.insert(blogs).values(many);
  await app.db.insert(blogs).values([
    newBlog('third', { publishedAt: new Date('2026-04-01T10:00:00Z') }),
    newBlog('second', { publishedAt: new Date('2026-05-01T10:00:00Z') }),
    newBlog('first', {
      publishedAt: new Date('2026-06-01T10:00:00Z'),
      imageId: await picture('uploads/first.webp'),
      createdAt: new Date('2025-01-01T00:00:00Z'),
      metaTitle: 'First, for search engines',
      metaDescription: '',
    }),
    newBlog('hidden-draft', { status: 'draft', title: 'MARKER draft' }),
    newBlog('hidden-deleted', { status: 'draft', title: 'MARKER deleted', deletedAt: new Date() }),
  ]);
});

const getSlugs = async (page: number): Promise<string[]> =>
  (await call(`blog?page=${page}`)).json().blogs.map(({ slug }: { slug: string }) => slug);

describe('GET /public/blog', () => {
  test('R-201 R-219 gives cards, newest first, dated by their publication', async () => {
    const { success, blogs: cards } = (await call('blog?page=1')).json();
    expect(success).toBe(true);
    expect(cards[0]).toEqual({
      id: expect.any(Number),
      slug: 'first',
      title: 'Title of first',
      image_url: 'uploads/first.webp',
      author: 'Ira Sen',
      createdAt: '2026-06-01T10:00:00.000Z',
    });
    expect(cards[1]).toMatchObject({ slug: 'second', image_url: null });
  });

  test('R-132 R-201 D-39 pages 23 blogs as 10, 10 and 3, with the totals on each', async () => {
    for (const [page, size] of [
      [1, 10],
      [2, 10],
      [3, 3],
      [4, 0],
      [1000, 0],
    ]) {
      const answer = (await call(`blog?page=${page}`)).json();
      expect(answer.blogs).toHaveLength(size ?? 0);
      expect(answer).toMatchObject({ totalItems: 23, totalPages: 3 });
    }
  });

  test('R-132 repeats no blog and forgets none, though twenty appeared at the same moment', async () => {
    const pages = [...(await getSlugs(1)), ...(await getSlugs(2)), ...(await getSlugs(3))];
    expect(pages.slice(0, 3)).toEqual(['first', 'second', 'third']);
    expect(new Set(pages).size).toBe(23);
    expect(await getSlugs(2)).toEqual(pages.slice(10, 20));
  });

  test('D-26 takes what is no page for the first one', async () => {
    const { body } = await call('blog');
    for (const query of ['page=0', 'page=-1', 'page=x', 'page=', 'page=1&page=2', 'utm_source=mail']) {
      expect((await call(`blog?${query}`)).body).toBe(body);
    }
  });

  test('R-201 never shows drafts or deleted blogs', async () => {
    for (const page of [1, 2, 3]) expect((await call(`blog?page=${page}`)).body).not.toContain('MARKER');
    expect((await call('blog/hidden-draft')).statusCode).toBe(404);
    expect((await call('blog/hidden-deleted')).statusCode).toBe(404);
  });

  test('never shows a picture that is private, unchecked or rejected', async () => {
    const hidden = [{ visibility: 'private' }, { status: 'pending' }, { status: 'rejected' }] as const;
    for (const [n, state] of hidden.entries()) {
      const imageId = await picture(`uploads/refused-${n}.webp`, state);
      await app.db.update(blogs).set({ imageId }).where(eq(blogs.slug, 'second'));
      expect((await call('blog/second')).json().blogs.image_url).toBeNull();
    }
  });
});

describe('GET /public/blog/{slug}', () => {
  test('R-201 R-219 R-133 gives one object under the plural name, with its text and two others', async () => {
    const { success, blogs: blog } = (await call('blog/first')).json();
    expect(success).toBe(true);
    expect(blog).toEqual({
      id: expect.any(Number),
      slug: 'first',
      title: 'Title of first',
      image_url: 'uploads/first.webp',
      author: 'Ira Sen',
      createdAt: '2026-06-01T10:00:00.000Z',
      content: '<p>Text of first</p>',
      meta_title: 'First, for search engines',
      meta_description: null,
      readAlso: [expect.objectContaining({ slug: 'second' }), expect.objectContaining({ slug: 'third' })],
    });
    expect(blog.readAlso[0]).not.toHaveProperty('content');
    const { readAlso } = (await call('blog/second')).json().blogs;
    expect(readAlso.map(({ slug }: { slug: string }) => slug)).toEqual(['first', 'third']);
  });

  test('R-302 answers under a former slug with the current one, unless another blog has it now', async () => {
    const [third] = await app.db.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, 'third'));
    const ownerId = third?.id ?? 0;
    await app.db.insert(slugHistory).values([
      { owner: 'blog', slug: 'once-third', ownerId },
      { owner: 'blog', slug: 'first', ownerId },
      { owner: 'job', slug: 'a-job-of-that-id', ownerId },
    ]);
    expect((await call('blog/once-third')).json().blogs.slug).toBe('third');
    expect((await call('blog/first')).json().blogs.slug).toBe('first');
    expect((await call('blog/a-job-of-that-id')).statusCode).toBe(404);
  });

  test('R-302 a former slug does not bring back what was hidden', async () => {
    const [draft] = await app.db.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, 'hidden-draft'));
    await app.db.insert(slugHistory).values({ owner: 'blog', slug: 'once-shown', ownerId: draft?.id ?? 0 });
    expect((await call('blog/once-shown')).statusCode).toBe(404);
  });

  test.each(['nothing-like-it', '%00', '%F0%9F%8F%A0', '..%2Fadmin', "'--", ''])(
    'R-201 says that there is no blog at %j',
    async (slug) => {
      const answer = await call(`blog/${slug}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({
        success: false,
        msg: 'Blog not found',
        errors: [{ message: 'Blog not found' }],
      });
    },
  );

  test('R-201 rejects in process with the same refusal', async () => {
    await expect(app.core.api.get('/blog/:slug', { slug: 'nothing-like-it' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('GET /public/testimonial and /public/partner', () => {
  test('R-209 D-37 list what staff have put there, in their order', async () => {
    await app.db.insert(testimonials).values([
      { name: 'Last', location: 'Pune', content: 'Third', position: 2 },
      { name: 'Meera', location: 'Delhi', content: 'First', position: 1 },
      { name: 'Arun', location: 'Kochi', content: 'Second', position: 1 },
    ]);
    expect((await call('testimonial')).json()).toEqual({
      success: true,
      testimonials: [
        { id: expect.any(Number), name: 'Meera', location: 'Delhi', content: 'First' },
        { id: expect.any(Number), name: 'Arun', location: 'Kochi', content: 'Second' },
        { id: expect.any(Number), name: 'Last', location: 'Pune', content: 'Third' },
      ],
    });
    await app.db.insert(partners).values([
      { name: 'Second Bank', position: 2 },
      { name: 'First Bank', position: 1, logoId: await picture('uploads/bank.webp') },
      { name: 'Former Bank', position: 0, isActive: false },
    ]);
    expect((await call('partner')).json()).toEqual({
      success: true,
      partners: [
        { id: expect.any(Number), name: 'First Bank', logo_url: 'uploads/bank.webp' },
        { id: expect.any(Number), name: 'Second Bank', logo_url: null },
      ],
    });
  });

  test('R-209 D-37 give a hundred at most', async () => {
    const many = Array.from({ length: 101 }, (_, n) => n);
    await app.db.insert(testimonials).values(many.map((n) => ({ name: `${n}`, location: 'Pune', content: 'Good' })));
    await app.db.insert(partners).values(many.map((n) => ({ name: `Partner ${n}` })));
    expect((await call('testimonial')).json().testimonials).toHaveLength(100);
    expect((await call('partner')).json().partners).toHaveLength(100);
  });
});
