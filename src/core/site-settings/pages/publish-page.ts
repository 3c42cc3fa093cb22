import type { PublishInput } from '#contract';
import { eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { safeHtml } from '../../html/index.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { holdPage, publishedContent, type StoredPage, usualPage } from './stored-page.ts';

const { contentPages, contentPageVersions } = tables;

/** The default text of a new installation is the first version, because visitors agreed to it like to any other. */
async function archiveCurrentVersion(tx: Tx, page: StoredPage): Promise<void> {
  const usual = usualPage(page.key);
  const { title, body } = publishedContent(usual, page);
  const since = usual.updated_at === undefined ? page.createdAt : new Date(usual.updated_at);
  const createdAt = page.status === 'published' ? page.updatedAt : since;
  await tx
    .insert(contentPageVersions)
    .values({ key: page.key, version: page.version, title, body, createdAt })
    .onConflictDoNothing();
}

/** Publishes new content as the next version; staff can still read the previous one. */
export async function publishPage(
  ctx: Ctx,
  actor: Actor,
  key: string,
  { version: replaced, ...input }: PublishInput,
): Promise<void> {
  const content = { ...input, body: safeHtml(input.body) };
  await ctx.db.transaction(async (tx) => {
    const page = await holdPage(tx, key);
    if (page.version !== replaced)
      throw new DomainError('conflict', 'Somebody has published this page meanwhile. Please open it again.');
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
    const before = { version: page.version, ...publishedContent(usualPage(key), page) };
    const auditEntry = { id: key, subject: content.title, before, after: { version, ...content } };
    await recordChange(tx, actor, { action: 'publish', entity: 'page', ...auditEntry });
  });
}
