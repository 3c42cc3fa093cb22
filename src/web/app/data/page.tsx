import type { ReactNode } from 'react';
import { data, type MetaDescriptor } from 'react-router';

/** Cache headers of a page that is the same for everyone. */
export const publicPage =
  ({ fresh, stale }: { fresh: number; stale: number }) =>
  () => ({
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  });

/** What is not found: the error page says it. */
export type Missing = 'page' | 'listing';

/** Thrown by loaders. Cached only briefly, because the page may exist a minute later. */
export const notFound = (missing: Missing = 'page') =>
  data(missing, { status: 404, headers: { 'cache-control': 'public, max-age=0, s-maxage=10' } });

/** A page for one user, which must not be cached. */
export const privatePage = () => ({ 'cache-control': 'private, no-store' });

/** What a page says about the site it belongs to. */
export interface SiteIdentity {
  origin: string;
  /** The company's name; empty if it is not known, because the site could not be loaded. */
  name: string;
}

/** The title of a browser tab. */
export const withSiteName = (title: string, { name }: SiteIdentity): string =>
  name === '' ? title : `${title} | ${name}`;

export interface PageHead {
  title: string;
  /** The title is complete, as staff wrote it; otherwise the company's name follows. */
  isFullTitle?: boolean;
  description: string;
  keywords?: string;
  /** The canonical path of the page. */
  path: string;
  site: SiteIdentity;
  /** Path of the picture shown when the page is shared, 1200 by 630 pixels. */
  picture?: string;
  noindex?: boolean;
  /** The Open Graph type. */
  type?: 'website' | 'article';
}

/** Title, description, canonical URL and sharing tags of a page. */
export function pageHead({
  title: ownTitle,
  isFullTitle = false,
  description,
  keywords,
  path,
  site,
  picture,
  noindex,
  type = 'website',
}: PageHead): MetaDescriptor[] {
  const title = isFullTitle ? ownTitle : withSiteName(ownTitle, site);
  const address = site.origin + path;
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'en_IN' },
    ...(picture
      ? [
          { property: 'og:image', content: site.origin + picture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/**
 * Head tags rendered by a component instead of the route's `meta`, for pages whose data may arrive after they are shown
 * and whose title depends on that data.
 */
export const PageHeadTags = (head: PageHead): ReactNode =>
  pageHead(head).map((tag) => {
    const key = JSON.stringify(tag);
    if ('title' in tag) return <title key={key}>{String(tag.title)}</title>;
    if ('tagName' in tag) return <link key={key} rel={String(tag.rel)} href={String(tag.href)} />;
    return <meta key={key} {...tag} />;
  });

/** Lets feed readers discover the RSS feed. */
export const FeedLink = () => <link rel="alternate" type="application/rss+xml" title="Blogs" href="/feed.xml" />;
