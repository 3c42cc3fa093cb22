import type { ContentPageInput } from '#contract';
import { eq, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { safeHtml } from '../../html/index.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { draftContent, holdPage, type StoredPage } from './stored-page.ts';

const { contentPages } = tables;

/** Stores or discards a draft; `updatedAt` stays unchanged, because it is the date that visitors see. */
export async function storeDraft(
  tx: Tx,
  actor: Actor,
  key: string,
  next: (page: StoredPage) => Promise<ContentPageInput> | ContentPageInput | null,
): Promise<void> {
  const page = await holdPage(tx, key);
  const draft = await next(page);
  const set = { draft, updatedAt: sql`${contentPages.updatedAt}` };
  await tx.update(contentPages).set(set).where(eq(contentPages.key, key));
  const before = draftContent(page) ?? undefined;
  const auditEntry = { id: key, subject: draft?.title ?? page.title, before, after: draft ?? undefined };
  await recordChange(tx, actor, { action: 'draft', entity: 'page', ...auditEntry });
}

/** Stores a draft without changing the published content. */
export const saveDraft = (ctx: Ctx, actor: Actor, key: string, content: ContentPageInput): Promise<void> =>
  ctx.db.transaction((tx) => storeDraft(tx, actor, key, () => ({ ...content, body: safeHtml(content.body) })));

export const discardDraft = (ctx: Ctx, actor: Actor, key: string): Promise<void> =>
  ctx.db.transaction((tx) => storeDraft(tx, actor, key, () => null));
