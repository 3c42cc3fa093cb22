import type { ReactNode } from 'react';
import { type PageHead, pageHead } from './page.ts';

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
