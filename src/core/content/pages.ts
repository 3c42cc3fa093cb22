import { type PAGE_READS, type PageAnswer, RETENTION_PLACEHOLDERS, type ReadHandlers } from '#contract';
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

/** Replaces the placeholders in a text by the periods that staff have set, so that the policy states what is done. */
async function statePeriods(db: Db, body: string): Promise<string> {
  if (!Object.values(RETENTION_PLACEHOLDERS).some((placeholder) => body.includes(placeholder))) return body;
  const { retention } = await readSettings(db, 'retention');
  return body
    .replaceAll(RETENTION_PLACEHOLDERS.enquiries, `${retention.enquiry_months} months`)
    .replaceAll(RETENTION_PLACEHOLDERS.postings, `${retention.posting_months} months`)
    .replaceAll(RETENTION_PLACEHOLDERS.backups, `${retention.backup_days} days`);
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
  const { title, lead, body } = content;
  return {
    success: true,
    page: {
      key,
      title,
      lead,
      body: safeHtml(await statePeriods(db, body)),
      meta_title: published?.metaTitle || usual?.meta_title || title,
      meta_description: published?.metaDescription || usual?.meta_description || lead,
      meta_keywords: published?.metaKeywords || usual?.meta_keywords || '',
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
