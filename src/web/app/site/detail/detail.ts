import type { Project, Property } from '#contract';
import { POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { mediaUrl } from '../../data/media.ts';
import type { Listing } from '../shared/listings.ts';
import { projectsPath, propertiesPath } from '../shared/search-address.ts';

/** A listing with all that its page shows. */
export type Detail = { kind: 'property'; item: Property } | { kind: 'project'; item: Project };

export interface Picture {
  src: string;
  alt: string;
}

/** The pictures of a listing in their order, each with words for those who cannot see it. */
export function getPictures(item: Pick<Property, `image_url${1 | 2 | 3 | 4 | 5}` | 'image_alts' | 'title'>): Picture[] {
  const { image_url1, image_url2, image_url3, image_url4, image_url5, image_alts, title } = item;
  const paths = [image_url1, image_url2, image_url3, image_url4, image_url5].filter((path) => path !== null);
  return paths.map((path, index) => ({
    src: mediaUrl(path),
    alt: image_alts[index] || `${title}, picture ${index + 1}`,
  }));
}

/** Whether a picture was drawn and not taken. */
export const isDrawn = ({ src }: Picture): boolean => src.startsWith(mediaUrl('art/'));

export const getCity = ({ kind, item }: Listing): { id: number; name: string } | undefined => {
  if (kind === 'property') return item.city ? { id: item.city.id, name: item.city.city_name } : undefined;
  return item.cityId !== null && item.city_name !== null ? { id: item.cityId, name: item.city_name } : undefined;
};

/** The list a listing belongs to, of all cities or of one. */
export const listPath = (kind: Listing['kind'], cityId?: number): string => {
  const search = cityId === undefined ? {} : { city_id: cityId };
  return kind === 'property' ? propertiesPath(search) : projectsPath(search);
};

export const LIST_LABELS: Record<Listing['kind'], string> = { property: 'Properties', project: 'Projects' };

/** The way from the home page down to a listing. */
export function getBreadcrumbs(listing: Listing): { label: string; to?: string }[] {
  const city = getCity(listing);
  return [
    { label: 'Home', to: '/' },
    { label: LIST_LABELS[listing.kind], to: listPath(listing.kind) },
    ...(city ? [{ label: city.name, to: listPath(listing.kind, city.id) }] : []),
    { label: listing.item.title },
  ];
}

/** What a square foot costs, where both price and area are known: '₹ 15,405 per Sq.Ft.'. */
export const perSquareFoot = (price: number | null, squareFeet: number | null): string | undefined =>
  price === null || squareFeet === null || squareFeet <= 0
    ? undefined
    : `${fullRupees(Math.round(price / squareFeet))} per Sq.Ft.`;

/** How far it is built; on its own page a listing says nothing where the value is not one of the four. */
export const possessionLabel = (status: string | null): string | undefined =>
  status !== null && Object.hasOwn(POSSESSION_LABELS, status)
    ? POSSESSION_LABELS[status as keyof typeof POSSESSION_LABELS]
    : undefined;
