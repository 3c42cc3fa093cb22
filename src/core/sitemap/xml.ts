import { escapeXml } from '../xml.ts';

/** A page for search engines, with the time of its last change if known. */
export interface SitemapEntry {
  /** Path of the page, without origin. */
  path: string;
  changedAt: Date | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** W3C datetime format, in whole seconds. */
const moment = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const element = (name: 'url' | 'sitemap', origin: string, { path, changedAt }: SitemapEntry): string => {
  const lastmod = changedAt ? `<lastmod>${moment(changedAt)}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${name}>\n`;
};

/** The XML of a part, in pieces for streaming. */
export const urlset = {
  begin: `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  entry: (origin: string, entry: SitemapEntry): string => element('url', origin, entry),
  end: '</urlset>\n',
};

export const sitemapIndex = (origin: string, parts: SitemapEntry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((part) => element('sitemap', origin, part)).join('')}</sitemapindex>\n`;
