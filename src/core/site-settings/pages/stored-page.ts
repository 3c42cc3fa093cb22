import { ContentPageInput } from '#contract';
import { eq, type Tx, tables } from '#db';
import { DEFAULT_PAGES } from '../../content/index.ts';
import { DomainError } from '../../errors.ts';
import { safeHtml } from '../../html/index.ts';

const { contentPages } = tables;

export type StoredPage = typeof contentPages.$inferSelect;

/** All pages except the wishlist, which is different for every visitor. */
export const PAGES = DEFAULT_PAGES.filter(({ key }) => key !== 'wishlist');

export const usualPage = (key: string) => {
  const usual = PAGES.find((page) => page.key === key);
  if (!usual) throw new DomainError('not_found', 'Page not found');
  return usual;
};

type UsualPage = ReturnType<typeof usualPage>;

const toPageInput = ({
  title,
  lead,
  body,
  meta_title,
  meta_description,
  meta_keywords,
}: UsualPage): ContentPageInput => ({
  title,
  lead,
  body,
  meta_title,
  meta_description,
  meta_keywords,
});

/** The published content, or the default text of a new installation. */
export const publishedContent = (usual: UsualPage, stored: StoredPage | undefined): ContentPageInput =>
  stored?.status === 'published'
    ? {
        title: stored.title,
        lead: stored.lead,
        body: safeHtml(stored.body),
        meta_title: stored.metaTitle ?? '',
        meta_description: stored.metaDescription ?? '',
        meta_keywords: stored.metaKeywords ?? '',
      }
    : toPageInput(usual);

/** The draft, if there is one. */
export const draftContent = (stored: StoredPage | undefined): ContentPageInput | null => {
  const { data } = ContentPageInput.safeParse(stored?.draft);
  return data ? { ...data, body: safeHtml(data.body) } : null;
};

/** Returns the row of a page, locked until the transaction ends; creates it if needed, with no effect for visitors. */
export async function holdPage(tx: Tx, key: string): Promise<StoredPage> {
  const { meta_title, meta_description, meta_keywords, ...content } = toPageInput(usualPage(key));
  await tx
    .insert(contentPages)
    .values({ key, ...content, metaTitle: meta_title, metaDescription: meta_description, metaKeywords: meta_keywords })
    .onConflictDoNothing();
  const [page] = await tx.select().from(contentPages).where(eq(contentPages.key, key)).for('update');
  if (!page) throw new Error('the page was not stored');
  return page;
}
