/** The public path of an opening, for links, emails and the sitemap. */
export const careerPath = (slug: string): string => `/career/${encodeURIComponent(slug)}`;
