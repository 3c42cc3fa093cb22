import { and, eq, gt, inArray, type Tx, tables } from '#db';

const { contentPages } = tables;

/** What the sentence beside every form refers to. */
const AGREED_PAGES = ['privacy-policy', 'terms-and-conditions'];

/**
 * Which words somebody agrees to just now: the sentence beside a form, and the version of each page behind it that staff
 * have published anew since the installation.
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
