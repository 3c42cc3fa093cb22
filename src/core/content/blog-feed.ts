import { blogPath } from '#contract';
import { type Db, desc, tables } from '#db';
import type { Ctx } from '../context.ts';
import { escapeMarkup } from '../markup.ts';
import { firstParagraph } from '../safe-html.ts';
import { shownBlogs } from './blogs.ts';
import { readPage } from './pages.ts';

const { blogs } = tables;

const MAX_ENTRIES = 30;

/** Characters that are invalid in XML even when escaped. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeMarkup(text.replace(NO_XML, ''))}</${name}>`;

const newestBlogs = (db: Db) =>
  db
    .select({
      id: blogs.id,
      slug: blogs.slug,
      title: blogs.title,
      author: blogs.author,
      publishedAt: blogs.publishedAt,
      createdAt: blogs.createdAt,
      summary: blogs.metaDescription,
      content: blogs.content,
    })
    .from(blogs)
    .where(shownBlogs)
    .orderBy(desc(blogs.publishedAt), blogs.id)
    .limit(MAX_ENTRIES);

type FeedRow = Awaited<ReturnType<typeof newestBlogs>>[number];

const publishedAt = (blog: FeedRow): Date => blog.publishedAt ?? blog.createdAt;

/** The guid uses the id, so that feed readers do not show a blog again as new when its slug changes. */
const entry = (blog: FeedRow, origin: string): string =>
  [
    '<item>',
    element('title', blog.title),
    element('link', origin + blogPath(blog.slug)),
    element('guid', `${origin}/blogs#${blog.id}`, ' isPermaLink="false"'),
    element('pubDate', publishedAt(blog).toUTCString()),
    element('dc:creator', blog.author),
    element('description', blog.summary || firstParagraph(blog.content)),
    '</item>',
  ].join('');

/** The newest blogs as RSS 2.0; the output is deterministic, so that its ETag stays the same. */
export async function readBlogFeed({ db, links: { siteOrigin } }: Pick<Ctx, 'db' | 'links'>): Promise<string> {
  const [{ page }, rows] = await Promise.all([readPage(db, 'blogs'), newestBlogs(db)]);
  const [newest] = rows;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', page.meta_title),
    element('link', `${siteOrigin}/blogs`),
    element('description', page.meta_description),
    '<language>en-in</language>',
    `<atom:link href="${escapeMarkup(siteOrigin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', publishedAt(newest).toUTCString())] : []),
    ...rows.map((blog) => entry(blog, siteOrigin)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}
