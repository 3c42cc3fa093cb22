import { data, type MetaDescriptor } from 'react-router';

/** Cache headers of a page that is the same for everyone. */
export const publicPage =
  ({ fresh, stale }: { fresh: number; stale: number }) =>
  () => ({
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  });

/** What a loader throws where there is nothing. Remembered only briefly: it may be there in a minute. */
export const notFound = () =>
  data(null, { status: 404, headers: { 'cache-control': 'public, max-age=0, s-maxage=10' } });

/** A page that belongs to one person. */
export const privatePage = () => ({ 'cache-control': 'private, no-store' });

export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the one address this page should be known by. */
  path: string;
  siteOrigin: string;
  /** Path of the picture shown when the page is shared, 1200 by 630 pixels. */
  picture?: string;
  noindex?: boolean;
  /** What kind of thing is shared. */
  type?: 'website' | 'article';
}

/** Title, description, canonical address and sharing card of a page. */
export function pageHead({
  title,
  description,
  keywords,
  path,
  siteOrigin,
  picture,
  noindex,
  type = 'website',
}: PageHead): MetaDescriptor[] {
  const address = siteOrigin + path;
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
          { property: 'og:image', content: siteOrigin + picture },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
