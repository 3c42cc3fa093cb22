import { useMatches } from 'react-router';

/** The site's origin, loaded by the layout of every public page. */
export function getSiteOrigin(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const layout = matches.find((match) => match?.id === 'site/chrome/site.layout');
  const loaded = layout?.loaderData as { siteOrigin?: string } | undefined;
  return loaded?.siteOrigin ?? '';
}

export const useSiteOrigin = (): string => getSiteOrigin(useMatches());
