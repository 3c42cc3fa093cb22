import type { PageVersion } from '#contract';
import { and, type Db, eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { safeHtml } from '../../html/index.ts';
import type { Actor } from '../../records/index.ts';
import { storeDraft } from './save-draft.ts';
import { draftContent, publishedContent, usualPage } from './stored-page.ts';

const { contentPageVersions } = tables;

/** A published version, current or former. */
export async function readVersion(db: Db | Tx, key: string, version: number): Promise<PageVersion> {
  const { key: pageKey } = usualPage(key);
  const [found] = await db
    .select({ title: contentPageVersions.title, body: contentPageVersions.body })
    .from(contentPageVersions)
    .where(and(eq(contentPageVersions.key, pageKey), eq(contentPageVersions.version, version)));
  if (!found) throw new DomainError('not_found', 'Version not found');
  return { title: found.title, body: safeHtml(found.body) };
}

/** Copies title and text of a former version into the draft; the meta fields stay as they are. */
export const restoreVersion = (ctx: Ctx, actor: Actor, key: string, version: number): Promise<void> =>
  ctx.db.transaction((tx) =>
    storeDraft(tx, actor, key, async (page) => {
      const present = draftContent(page) ?? publishedContent(usualPage(key), page);
      return { ...present, ...(await readVersion(tx, key, version)) };
    }),
  );
