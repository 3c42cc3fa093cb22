import { ContentPageInput, type ListQuery } from '#contract';
import { type Db, desc, eq, sql, type Tx, tables } from '#db';
import { DEFAULT_PAGES } from '../content/index.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { safeHtml } from '../safe-html.ts';

const { contentPages, contentPageVersions, users } = tables;

export type StoredPage = typeof contentPages.$inferSelect;

/** All pages except the wishlist, which is different for every visitor. */
const PAGES = DEFAULT_PAGES.filter(({ key }) => key !== 'wishlist');

export const findDefaultPage = (key: string) => {
  const defaultPage = PAGES.find((page) => page.key === key);
  if (!defaultPage) throw new DomainError('not_found', 'Page not found');
  return defaultPage;
};

type DefaultPage = ReturnType<typeof findDefaultPage>;

const toPageInput = ({
  title,
  lead,
  body,
  meta_title,
  meta_description,
  meta_keywords,
}: DefaultPage): ContentPageInput => ({
  title,
  lead,
  body,
  meta_title,
  meta_description,
  meta_keywords,
});

/** The published content, or the default text of a new installation. */
export const publishedContent = (defaultPage: DefaultPage, stored: StoredPage | undefined): ContentPageInput =>
  stored?.status === 'published'
    ? {
        title: stored.title,
        lead: stored.lead,
        body: safeHtml(stored.body),
        meta_title: stored.metaTitle ?? '',
        meta_description: stored.metaDescription ?? '',
        meta_keywords: stored.metaKeywords ?? '',
      }
    : toPageInput(defaultPage);

/** The draft, if there is one. */
export const draftContent = (stored: StoredPage | undefined): ContentPageInput | null => {
  const { data } = ContentPageInput.safeParse(stored?.draft);
  return data ? { ...data, body: safeHtml(data.body) } : null;
};

/** Returns the row of a page, locked until the transaction ends; creates it if needed, with no effect for visitors. */
export async function lockPage(tx: Tx, key: string): Promise<StoredPage> {
  const { meta_title, meta_description, meta_keywords, ...content } = toPageInput(findDefaultPage(key));
  await tx
    .insert(contentPages)
    .values({ key, ...content, metaTitle: meta_title, metaDescription: meta_description, metaKeywords: meta_keywords })
    .onConflictDoNothing();
  const [page] = await tx.select().from(contentPages).where(eq(contentPages.key, key)).for('update');
  if (!page) throw new Error('the page was not stored');
  return page;
}

/** Maximum versions listed; older ones stay stored. */
const MAX_VERSIONS = 100;

interface Stored extends Pick<StoredPage, 'key' | 'title' | 'status' | 'version' | 'updatedAt'> {
  has_draft: boolean;
}

const toRow = (key: string, stored: Stored | undefined) => {
  const defaultPage = findDefaultPage(key);
  const published = stored?.status === 'published' ? stored : undefined;
  return {
    id: PAGES.findIndex((page) => page.key === key) + 1,
    key,
    title: published?.title ?? defaultPage.title,
    version: published?.version ?? 1,
    has_draft: stored?.has_draft ?? false,
    updatedAt: published?.updatedAt ?? (defaultPage.updated_at === undefined ? null : new Date(defaultPage.updated_at)),
  };
};

const listColumns = {
  key: contentPages.key,
  title: contentPages.title,
  status: contentPages.status,
  version: contentPages.version,
  updatedAt: contentPages.updatedAt,
  has_draft: sql<boolean>`${contentPages.draft} is not null`,
};

/** Lists the pages of the site; there are few, so they are filtered in memory. */
export async function listPages(db: Db, { q, page, size }: ListQuery) {
  const stored = await db
    .select(listColumns)
    .from(contentPages)
    .limit(PAGES.length * 2);
  const query = q.toLowerCase();
  const rows = PAGES.map(({ key }) =>
    toRow(
      key,
      stored.find((row) => row.key === key),
    ),
  );
  const found = rows.filter(({ key, title }) => `${title}\n/${key}`.toLowerCase().includes(query));
  const first = rowsBefore(page, size);
  return { pages: found.slice(first, first + size), ...totals(found.length, size) };
}

/** Pages that do not start with a banner of title and lead. */
const WITHOUT_BANNER = /^(?:home|projects|properties)(?:\/|$)/;

const bodyKind = (key: string, body: string) => {
  if (key === 'careers') return 'benefits' as const;
  return body === '' ? ('none' as const) : ('text' as const);
};

/** One page: the published content, the draft, and its versions, newest first. */
export async function readStaffPage(db: Db, key: string) {
  const defaultPage = findDefaultPage(key);
  const [[stored], versions] = await Promise.all([
    db.select().from(contentPages).where(eq(contentPages.key, key)),
    db
      .select({
        version: contentPageVersions.version,
        published_by: users.fullName,
        published_at: contentPageVersions.createdAt,
      })
      .from(contentPageVersions)
      .leftJoin(users, eq(users.id, contentPageVersions.publishedBy))
      .where(eq(contentPageVersions.key, key))
      .orderBy(desc(contentPageVersions.version))
      .limit(MAX_VERSIONS),
  ]);
  const draft = draftContent(stored);
  return {
    ...toRow(key, stored && { ...stored, has_draft: draft !== null }),
    banner: !WITHOUT_BANNER.test(key),
    body_kind: bodyKind(key, defaultPage.body),
    published: publishedContent(defaultPage, stored),
    draft,
    versions,
  };
}
