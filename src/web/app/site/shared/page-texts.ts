import type { PageTexts, PublicApi } from '#contract';
import type { PageHead } from '../../data/page.ts';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { getSiteOrigin } from './site-origin.ts';

/** Texts of a page, for its loader; staff edit them, so they are never hard-coded in the page. */
export const pageTexts = async (api: PublicApi, key: string): Promise<PageTexts> =>
  (await queryClient().ensureQueryData(pageQuery(api, key))).page;

/** Meta tags of a page, from its texts. */
export const toPageHead = (
  { meta_title: title, meta_description: description, meta_keywords: keywords }: PageTexts,
  path: string,
  matches: Parameters<typeof getSiteOrigin>[0],
): PageHead => ({ title, description, keywords, path, siteOrigin: getSiteOrigin(matches) });
