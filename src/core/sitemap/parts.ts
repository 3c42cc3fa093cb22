import { escapeMarkup } from '../markup.ts';

/** Maximum URLs per sitemap file; the triggers that mark changes divide ids by the same number. */
export const PART_SIZE = 50_000;

/** Kinds split by id range, so that a changed row invalidates only one part. */
export const RANGED = ['properties', 'projects', 'blogs'] as const;
export type RangedKind = (typeof RANGED)[number];

export type SitemapKind = RangedKind | 'pages' | 'jobs';

export const KINDS: readonly SitemapKind[] = [...RANGED, 'pages', 'jobs'];

/** A part of the sitemap; the parts of a kind are numbered from 0. */
export interface PartKey {
  kind: SitemapKind;
  part: number;
}

export const isRanged = (kind: SitemapKind): kind is RangedKind => RANGED.some((ranged) => ranged === kind);

/** The first and the last id that a part of a ranged kind lists. */
export const toIdRange = (part: number): { first: number; last: number } => ({
  first: part * PART_SIZE + 1,
  last: (part + 1) * PART_SIZE,
});

/** `properties-00001` is the first part of the properties. */
export const toPartName = ({ kind, part }: PartKey): string => `${kind}-${String(part + 1).padStart(5, '0')}`;

/** Parses a part name; undefined if it is not valid. */
export function partNamed(name: string): PartKey | undefined {
  const kind = KINDS.find(
    (candidate) => name.startsWith(`${candidate}-`) && /^\d{5,9}$/.test(name.slice(candidate.length + 1)),
  );
  if (kind === undefined) return undefined;
  const key = { kind, part: Number(name.slice(kind.length + 1)) - 1 };
  return key.part >= 0 && toPartName(key) === name ? key : undefined;
}

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
  return `<${name}><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</${name}>\n`;
};

/** The XML of a part, in pieces for streaming. */
export const urlset = {
  begin: `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  entry: (origin: string, entry: SitemapEntry): string => element('url', origin, entry),
  end: '</urlset>\n',
};

export const sitemapIndex = (origin: string, parts: SitemapEntry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${parts.map((part) => element('sitemap', origin, part)).join('')}</sitemapindex>\n`;
