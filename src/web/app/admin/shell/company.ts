import { useQuery } from '@tanstack/react-query';
import type { Site } from '#contract';
import { httpApi } from '../../data/http.ts';
import type { SiteIdentity } from '../../data/page.tsx';
import { publicQuery, queryClient } from '../../data/queries.ts';

const SITE = publicQuery(httpApi, '/site');

/** The company's name for titles; staff can sign in without it. */
export const fetchSiteIdentity = async (): Promise<SiteIdentity> => {
  const answer = await queryClient()
    .ensureQueryData(SITE)
    .catch(() => undefined);
  return { origin: window.location.origin, name: answer?.site.facts.brand ?? '' };
};

/** The company's name and look; undefined while they are not known. */
export const useCompany = (): Site | undefined => useQuery(SITE).data?.site;

/** Shows a change of what visitors see at once: browsers keep the earlier answer for half a minute. */
export async function refreshPublic(path: '/site' | '/city'): Promise<void> {
  await fetch(`/api/v1/public${path}`, { cache: 'reload' }).catch(() => undefined);
  await queryClient().invalidateQueries({ queryKey: [path] });
}
