/** Tells feed readers where the newest blogs are. */
export const FeedLink = () => <link rel="alternate" type="application/rss+xml" title="Blogs" href="/feed.xml" />;
