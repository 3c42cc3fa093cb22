import type { ContentPageInput, ListQuery, PublishInput } from '#contract';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import type { Actor } from '../../records/index.ts';
import { publishPage } from './publish-page.ts';
import { listPages, readStaffPage } from './read-pages.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { readVersion, restoreVersion } from './versions.ts';

/** Reads and edits the text of all pages; requires the `settings` permission. */
export function pageService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings');
  return {
    list: (query: ListQuery) => listPages(ctx.db, query),
    read: (key: string) => readStaffPage(ctx.db, key),
    saveDraft: (key: string, content: ContentPageInput) => saveDraft(ctx, actor, key, content),
    discardDraft: (key: string) => discardDraft(ctx, actor, key),
    publish: (key: string, input: PublishInput) => publishPage(ctx, actor, key, input),
    version: (key: string, version: number) => readVersion(ctx.db, key, version),
    /** Copies an earlier version into the draft. */
    restore: (key: string, version: number) => restoreVersion(ctx, actor, key, version),
  };
}

export type PageService = ReturnType<typeof pageService>;
