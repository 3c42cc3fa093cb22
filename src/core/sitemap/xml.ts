import { escapeXml } from '../xml.ts';

/** A page that search engines should know, and when it last changed if we know that. */
export interface SitemapEntry {
  /** Path of the page: its address without origin. */
  path: string;
  changedAt: Date | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** To the second, as XML writes a moment. */
const moment = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const element = (name: 'url' | 'sitemap', origin: string, { path, changedAt }: SitemapEntry): string => {
  const lastmod = changedAt ? `<lastmod>${moment(changedAt)}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${name}>\n`;
};

/** A part of the sitemap, piece by piece. */
export const urlset = {
  begin: `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  entry: (origin: string, entry: SitemapEntry): string => element('url', origin, entry),
  end: '</urlset>\n',
};

/** The list of all parts. */
export const sitemapIndex = (origin: string, parts: SitemapEntry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((part) => element('sitemap', origin, part)).join('')}</sitemapindex>\n`;
