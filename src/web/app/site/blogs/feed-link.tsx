/** Lets feed readers discover the RSS feed. */
export const FeedLink = () => <link rel="alternate" type="application/rss+xml" title="Blogs" href="/feed.xml" />;
