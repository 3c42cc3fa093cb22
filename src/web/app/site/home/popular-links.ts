import type { PopularLink } from '#contract';

const MAX_LINKS = 3;

/** Links below the search: those of the selected city, or else one for each of the first three cities. */
export function popularLinksFor(cityId: number | undefined, links: readonly PopularLink[]): PopularLink[] {
  const own = links.filter((link) => link.cityId === cityId);
  const onePerCity = links.filter(
    (link, index) => link.cityId !== null && links.findIndex((other) => other.cityId === link.cityId) === index,
  );
  return (own.length > 0 ? own : onePerCity).slice(0, MAX_LINKS);
}
