import { and, eq, gt, inArray, type Tx, tables } from '#db';

const { contentPages } = tables;

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
