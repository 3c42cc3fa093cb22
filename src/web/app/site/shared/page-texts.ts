import type { PageTexts, PublicApi } from '#contract';
import type { PageHead } from '../../data/page.ts';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { getSiteOrigin } from './site-origin.ts';

/** The words of a page, for its loader: staff own them, so they are never written into the page itself. */
export const pageTexts = async (api: PublicApi, key: string): Promise<PageTexts> =>
  (await queryClient().ensureQueryData(pageQuery(api, key))).page;

/** What a page says of itself to search engines, made of its words. */
export const toPageHead = (
  { meta_title: title, meta_description: description, meta_keywords: keywords }: PageTexts,
  path: string,
  matches: Parameters<typeof getSiteOrigin>[0],
): PageHead => ({ title, description, keywords, path, siteOrigin: getSiteOrigin(matches) });
