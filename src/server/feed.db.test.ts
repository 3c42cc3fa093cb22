import { beforeEach, describe, expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp, SITE_ORIGIN } from '../../test/app.ts';

const app = createTestApp();
const { blogs } = tables;

const get = (headers: Record<string, string> = {}) => app.server.inject({ url: '/feed.xml', headers });
const links = (xml: string) => Array.from(xml.matchAll(/<item>.*?<link>(.*?)<\/link>/g), ([, link]) => link);

const newBlog = (slug: string, values: Partial<typeof blogs.$inferInsert> = {}): typeof blogs.$inferInsert => ({
  slug,
  title: `Title of ${slug}`,
  author: 'Ira Sen',
  content: `<h2>Of ${slug}</h2><p>First of ${slug}</p><p>Second</p>`,
  status: 'published',
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  ...values,
});

beforeEach(() => app.db.delete(blogs));

describe('GET /feed.xml', () => {
  test('R-019 is a feed without entries before anything is published', async () => {
    await app.db.insert(blogs).values(newBlog('draft', { status: 'draft' }));
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=600, /);
    expect(answer.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>Blogs: property guides for India | Aangan</title>
<link>${SITE_ORIGIN}/blogs</link>
<description>Plain guides to buying, selling and owning property in India: prices and charges, RERA, home loans, documents, plots and the homes themselves.</description>
<language>en-in</language>
<atom:link href="${SITE_ORIGIN}/feed.xml" rel="self" type="application/rss+xml"/>
</channel>
</rss>
`);
  });

  test('R-019 says of each blog where it is, who wrote it, when, and how it begins', async () => {
    const [row] = await app.db.insert(blogs).values(newBlog('a-plot')).returning({ id: blogs.id });
    const { body } = await get();
    expect(body).toContain('<lastBuildDate>Sun, 01 Mar 2026 10:00:00 GMT</lastBuildDate>');
    expect(body).toContain(
      `<item><title>Title of a-plot</title><link>${SITE_ORIGIN}/blog/a-plot</link>` +
        `<guid isPermaLink="false">${SITE_ORIGIN}/blogs#${row?.id}</guid><pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>` +
        '<dc:creator>Ira Sen</dc:creator><description>&lt;p&gt;First of a-plot&lt;/p&gt;</description></item>',
    );
  });

  test('holds the thirty newest, and neither drafts nor what was deleted', async () => {
    const many = Array.from({ length: 31 }, (_, day) =>
      newBlog(`day-${day}`, { publishedAt: new Date(Date.UTC(2026, 2, day + 1)) }),
    );
    await app.db
      .insert(blogs)
      .values([
        ...many,
        newBlog('draft', { status: 'draft' }),
        newBlog('gone', { status: 'draft', deletedAt: new Date() }),
      ]);
    const expected = Array.from({ length: 30 }, (_, age) => `${SITE_ORIGIN}/blog/day-${30 - age}`);
    expect(links((await get()).body)).toEqual(expected);
  });

  test('R-304 lets out no script, no markup of a title and nothing that XML forbids', async () => {
    await app.db
      .insert(blogs)
      .values([
        newBlog('a', { title: 'Plots & <b>\u0008"papers"</b> ]]>', content: '<p>x<script>alert(1)</script></p>' }),
        newBlog('b', { metaDescription: 'Of staff & their words' }),
      ]);
    const { body } = await get();
    expect(body).toContain('<title>Plots &amp; &lt;b&gt;&quot;papers&quot;&lt;/b&gt; ]]&gt;</title>');
    expect(body).toContain('<description>&lt;p&gt;x&lt;/p&gt;</description>');
    expect(body).toContain('<description>Of staff &amp; their words</description>');
    expect(body).not.toContain('alert');
  });

  test('is not sent twice while nothing changed', async () => {
    await app.db.insert(blogs).values(newBlog('same'));
    const { etag } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});
