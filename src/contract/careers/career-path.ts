/** The public address of an opening, for links, mails and the sitemap. */
export const careerPath = (slug: string): string => `/career/${encodeURIComponent(slug)}`;
