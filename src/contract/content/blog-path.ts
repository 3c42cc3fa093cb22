/** The public path of a blog, for links, the feed and the sitemap. */
export const blogPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
