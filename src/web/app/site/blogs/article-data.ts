import type { BlogPosting, WithContext } from 'schema-dts';
import type { Blog, BlogDetail } from '#contract';
import { blogPath } from '#contract/content/blog-path.ts';
import { mediaUrl } from '../../data/media.ts';
import { cutAt, firstParagraph } from '../shared/plain-text.ts';

const SHORT = 155;

/** The description written by staff, or else the start of the blog. */
export const getDescription = ({ meta_description, content, title }: BlogDetail): string =>
  meta_description ?? (cutAt(firstParagraph(content), SHORT) || title);

/** Image for link previews; SVG is left out because social networks do not show it. */
export const sharedPicture = ({ image_url }: Blog): string | undefined =>
  image_url === null || image_url.endsWith('.svg') ? undefined : image_url;

/** Breadcrumbs of a blog. */
export const articleTrail = ({ title, slug }: Blog): { label: string; path: string }[] => [
  { label: 'Home', path: '/' },
  { label: 'Blogs', path: '/blogs' },
  { label: title, path: blogPath(slug) },
];

/** Structured data of a blog; the publisher is the organization that every page describes. */
export const postingData = (blog: BlogDetail, origin: string): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: blog.title,
  description: getDescription(blog),
  url: origin + blogPath(blog.slug),
  mainEntityOfPage: origin + blogPath(blog.slug),
  image: blog.image_url === null ? undefined : origin + mediaUrl(blog.image_url),
  datePublished: blog.createdAt,
  author: { '@type': 'Person', name: blog.author },
  publisher: { '@id': `${origin}/#organization` },
  inLanguage: 'en-IN',
});
