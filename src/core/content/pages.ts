import {
  COMPANY_PLACEHOLDER,
  type PAGE_READS,
  type PageAnswer,
  RETENTION_PLACEHOLDERS,
  type ReadHandlers,
} from '#contract';
import { and, type Db, eq, gt, inArray, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { safeHtml } from '../safe-html.ts';
import { DEFAULT_PAGES } from './default-pages.ts';
import { readSettings } from './settings.ts';

const { contentPages } = tables;

async function publishedPage(db: Db, key: string) {
  // PostgreSQL text cannot contain a NUL character, so the query would fail.
  if (key.includes('\0')) return undefined;
  const [row] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.key, key), eq(contentPages.status, 'published')));
  return row;
}

type Texts = Record<'body' | 'meta_title' | 'meta_description' | 'meta_keywords', string>;

/** Replaces placeholders by what staff have set: the company's name, and the periods that the privacy policy states. */
async function fillPlaceholders(db: Db, texts: Texts): Promise<Texts> {
  if (!Object.values(texts).some((text) => text.includes('[['))) return texts;
  const { site, retention } = await readSettings(db, 'site', 'retention');
  const replacements: [placeholder: string, text: string][] = [
    [COMPANY_PLACEHOLDER, site.brand],
    [RETENTION_PLACEHOLDERS.enquiries, `${retention.enquiry_months} months`],
    [RETENTION_PLACEHOLDERS.postings, `${retention.posting_months} months`],
    [RETENTION_PLACEHOLDERS.backups, `${retention.backup_days} days`],
  ];
  const fill = (text: string) => replacements.reduce((filled, [from, to]) => filled.replaceAll(from, () => to), text);
  return {
    body: fill(texts.body),
    meta_title: fill(texts.meta_title),
    meta_description: fill(texts.meta_description),
    meta_keywords: fill(texts.meta_keywords),
  };
}

/**
 * Returns a page's content: published by staff, or else the defaults of a new installation. Empty SEO fields fall back
 * to the defaults, then to the page itself.
 */
export async function readPage(db: Db, key: string): Promise<PageAnswer> {
  const published = await publishedPage(db, key);
  const usual = DEFAULT_PAGES.find((page) => page.key === key);
  const content = published ?? usual;
  if (!content) throw new DomainError('not_found', 'Page not found');
  const { title, lead } = content;
  const texts = await fillPlaceholders(db, {
    body: content.body,
    meta_title: published?.metaTitle || usual?.meta_title || title,
    meta_description: published?.metaDescription || usual?.meta_description || lead,
    meta_keywords: published?.metaKeywords || usual?.meta_keywords || '',
  });
  return {
    success: true,
    page: {
      key,
      title,
      lead,
      ...texts,
      body: safeHtml(texts.body),
      updated_at: published?.updatedAt.toISOString() ?? usual?.updated_at ?? null,
    },
  };
}

/** Pages that the consent text beside every form refers to. */
const AGREED_PAGES = ['privacy-policy', 'terms-and-conditions'];

/**
 * Identifies the text a visitor agrees to: the name of the consent text, and the version of each referenced page that
 * staff have published again since the installation.
 */
export async function noticeVersion(tx: Tx, sentence: string): Promise<string> {
  const pages = await tx
    .select({ key: contentPages.key, version: contentPages.version })
    .from(contentPages)
    .where(
      and(inArray(contentPages.key, AGREED_PAGES), eq(contentPages.status, 'published'), gt(contentPages.version, 1)),
    )
    .orderBy(contentPages.key);
  return [sentence, ...pages.map(({ key, version }) => `${key}-${version}`)].join(' ');
}

export const pageReads = ({ db }: Ctx): ReadHandlers<keyof typeof PAGE_READS> => ({
  '/page': ({ key }) => readPage(db, key),
});
