import { useSuspenseQuery } from '@tanstack/react-query';
import { useMatches } from 'react-router';
import type { City, PageTexts, PublicApi, Site } from '#contract';
import { httpApi } from '../../data/http.ts';
import type { PageHead, SiteIdentity } from '../../data/page.tsx';
import { publicQuery, queryClient } from '../../data/queries.ts';

/** Site facts, loaded before any public page renders. */
export const useSite = (): Site => useSuspenseQuery(publicQuery(httpApi, '/site')).data.site;

export const useCities = (): City[] => useSuspenseQuery(publicQuery(httpApi, '/city')).data.cities;

/** The site's origin and name, loaded by the layout of every public page. */
export function getSite(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): SiteIdentity {
  const layout = matches.find((match) => match?.id === 'site/chrome/site.layout');
  const loaded = layout?.loaderData as { site?: SiteIdentity } | undefined;
  return loaded?.site ?? { origin: '', name: '' };
}

export const useSiteIdentity = (): SiteIdentity => getSite(useMatches());

export const useSiteOrigin = (): string => useSiteIdentity().origin;

/** Texts of a page, for its loader; staff edit them, so they are never hard-coded in the page. */
export const pageTexts = async (api: PublicApi, key: string): Promise<PageTexts> =>
  (await queryClient().ensureQueryData(publicQuery(api, '/page', { key }))).page;

/** Meta tags of a page, from its texts. */
export const toPageHead = (
  { meta_title: title, meta_description: description, meta_keywords: keywords }: PageTexts,
  path: string,
  matches: Parameters<typeof getSite>[0],
): PageHead => ({ title, isFullTitle: true, description, keywords, path, site: getSite(matches) });
