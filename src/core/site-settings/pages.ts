import type { ContentPageInput, ListQuery, PageVersion, PublishInput } from '#contract';
import { and, type Db, eq, sql, type Tx, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { safeHtml } from '../safe-html.ts';
import {
  draftContent,
  findDefaultPage,
  listPages,
  lockPage,
  publishedContent,
  readStaffPage,
  type StoredPage,
} from './read-pages.ts';

const { contentPages, contentPageVersions } = tables;

/** A published version, current or former. */
async function readVersion(db: Db | Tx, key: string, version: number): Promise<PageVersion> {
  const { key: pageKey } = findDefaultPage(key);
  const [found] = await db
    .select({ title: contentPageVersions.title, body: contentPageVersions.body })
    .from(contentPageVersions)
    .where(and(eq(contentPageVersions.key, pageKey), eq(contentPageVersions.version, version)));
  if (!found) throw new DomainError('not_found', 'Version not found');
  return { title: found.title, body: safeHtml(found.body) };
}

/** Copies title and text of a former version into the draft; the meta fields stay as they are. */
const restoreVersion = (ctx: Ctx, actor: Actor, key: string, version: number): Promise<void> =>
  ctx.db.transaction((tx) =>
    storeDraft(tx, actor, key, async (page) => {
      const present = draftContent(page) ?? publishedContent(findDefaultPage(key), page);
      return { ...present, ...(await readVersion(tx, key, version)) };
    }),
  );

/** Stores or discards a draft; `updatedAt` stays unchanged, because it is the date that visitors see. */
async function storeDraft(
  tx: Tx,
  actor: Actor,
  key: string,
  next: (page: StoredPage) => Promise<ContentPageInput> | ContentPageInput | null,
): Promise<void> {
  const page = await lockPage(tx, key);
  const draft = await next(page);
  const set = { draft, updatedAt: sql`${contentPages.updatedAt}` };
  await tx.update(contentPages).set(set).where(eq(contentPages.key, key));
  const before = draftContent(page) ?? undefined;
  const auditEntry = { id: key, subject: draft?.title ?? page.title, before, after: draft ?? undefined };
  await recordChange(tx, actor, { action: 'draft', entity: 'page', ...auditEntry });
}

/** Stores a draft without changing the published content. */
const saveDraft = (ctx: Ctx, actor: Actor, key: string, content: ContentPageInput): Promise<void> =>
  ctx.db.transaction((tx) => storeDraft(tx, actor, key, () => ({ ...content, body: safeHtml(content.body) })));

const discardDraft = (ctx: Ctx, actor: Actor, key: string): Promise<void> =>
  ctx.db.transaction((tx) => storeDraft(tx, actor, key, () => null));

/** The default text of a new installation is the first version, because visitors agreed to it like to any other. */
async function archiveCurrentVersion(tx: Tx, page: StoredPage): Promise<void> {
  const defaultPage = findDefaultPage(page.key);
  const { title, body } = publishedContent(defaultPage, page);
  const since = defaultPage.updated_at === undefined ? page.createdAt : new Date(defaultPage.updated_at);
  const createdAt = page.status === 'published' ? page.updatedAt : since;
  await tx
    .insert(contentPageVersions)
    .values({ key: page.key, version: page.version, title, body, createdAt })
    .onConflictDoNothing();
}

/** Publishes new content as the next version; staff can still read the previous one. */
async function publishPage(
  ctx: Ctx,
  actor: Actor,
  key: string,
  { version: replaced, ...input }: PublishInput,
): Promise<void> {
  const content = { ...input, body: safeHtml(input.body) };
  await ctx.db.transaction(async (tx) => {
    const page = await lockPage(tx, key);
    if (page.version !== replaced)
      throw new DomainError('conflict', 'Someone else published this page. Reload to continue.');
    await archiveCurrentVersion(tx, page);
    const { meta_title: metaTitle, meta_description: metaDescription, meta_keywords: metaKeywords, ...shown } = content;
    const version = page.version + 1;
    const now = ctx.now();
    await tx
      .update(contentPages)
      .set({
        ...shown,
        metaTitle,
        metaDescription,
        metaKeywords,
        status: 'published',
        version,
        draft: null,
        updatedAt: now,
      })
      .where(eq(contentPages.key, key));
    await tx
      .insert(contentPageVersions)
      .values({ key, version, title: content.title, body: content.body, publishedBy: actor.staff.id, createdAt: now });
    const before = { version: page.version, ...publishedContent(findDefaultPage(key), page) };
    const auditEntry = { id: key, subject: content.title, before, after: { version, ...content } };
    await recordChange(tx, actor, { action: 'publish', entity: 'page', ...auditEntry });
  });
}

/** Reads and edits the text of all pages; throws without permission. */
export function pageService(ctx: Ctx, actor: Actor) {
  const { staff } = actor;
  authorise(staff, 'pages:see');
  return {
    list: (query: ListQuery) => listPages(ctx.db, query),
    read: (key: string) => readStaffPage(ctx.db, key),
    saveDraft: permitted(staff, 'pages:change', (key: string, content: ContentPageInput) =>
      saveDraft(ctx, actor, key, content),
    ),
    discardDraft: permitted(staff, 'pages:change', (key: string) => discardDraft(ctx, actor, key)),
    publish: permitted(staff, 'pages:publish', (key: string, input: PublishInput) =>
      publishPage(ctx, actor, key, input),
    ),
    version: (key: string, version: number) => readVersion(ctx.db, key, version),
    /** Copies an earlier version into the draft. */
    restore: permitted(staff, 'pages:change', (key: string, version: number) =>
      restoreVersion(ctx, actor, key, version),
    ),
  };
}

export type PageService = ReturnType<typeof pageService>;
