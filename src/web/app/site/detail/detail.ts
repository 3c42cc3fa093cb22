import type { Project, Property } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { mediaUrl } from '../../data/file-urls.ts';
import type { EnquiryRequest } from '../shared/enquiry/send-enquiry.ts';
import { type Listing, priceLabel } from '../shared/listings.ts';
import { projectsPath, propertiesPath } from '../shared/search-address.ts';

/** A listing with all data of its page. */
export type Detail = { kind: 'property'; item: Property } | { kind: 'project'; item: Project };

export interface Picture {
  src: string;
  alt: string;
}

/** The images of a listing in order, each with alt text. */
export function getPictures(item: Pick<Property, `image_url${1 | 2 | 3 | 4 | 5}` | 'image_alts' | 'title'>): Picture[] {
  const { image_url1, image_url2, image_url3, image_url4, image_url5, image_alts, title } = item;
  const paths = [image_url1, image_url2, image_url3, image_url4, image_url5].filter((path) => path !== null);
  return paths.map((path, index) => ({
    src: mediaUrl(path),
    alt: image_alts[index] || `${title}, picture ${index + 1}`,
  }));
}

/** Whether an image is an illustration; an uploaded photo is never stored as SVG. */
export const isDrawn = ({ src }: Picture): boolean => src.endsWith('.svg');

export const getCity = ({ kind, item }: Listing): { id: number; name: string } | undefined => {
  if (kind === 'property') return item.city ? { id: item.city.id, name: item.city.city_name } : undefined;
  return item.cityId !== null && item.city_name !== null ? { id: item.cityId, name: item.city_name } : undefined;
};

/** Path of the list that a listing belongs to, for all cities or one. */
export const listPath = (kind: Listing['kind'], cityId?: number): string => {
  const search = cityId === undefined ? {} : { city_id: cityId };
  return kind === 'property' ? propertiesPath(search) : projectsPath(search);
};

export const LIST_LABELS: Record<Listing['kind'], string> = { property: 'Properties', project: 'Projects' };

export function getBreadcrumbs(listing: Listing): { label: string; to?: string }[] {
  const city = getCity(listing);
  return [
    { label: 'Home', to: '/' },
    { label: LIST_LABELS[listing.kind], to: listPath(listing.kind) },
    ...(city ? [{ label: city.name, to: listPath(listing.kind, city.id) }] : []),
    { label: listing.item.title },
  ];
}

/** Price per square foot, if both price and area are known: '₹ 15,405 per Sq.Ft.'. */
export const perSquareFoot = (price: number | null, squareFeet: number | null): string | undefined =>
  price === null || squareFeet === null || squareFeet <= 0
    ? undefined
    : `${fullRupees(Math.round(price / squareFeet))} per Sq.Ft.`;

/** Construction stage; unlike on the card, an unknown value has no label. */
export const possessionLabel = (status: string | null): string | undefined =>
  status !== null && Object.hasOwn(POSSESSION_LABELS, status)
    ? POSSESSION_LABELS[status as keyof typeof POSSESSION_LABELS]
    : undefined;

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** When a home is handed over, or how old a finished one is. */
export function possessionFact(
  { possession_status, possession_date }: Pick<Property, 'possession_status' | 'possession_date'>,
  now: Date,
): [label: string, value: string | undefined] {
  if (possession_date === null) return ['Possession date', undefined];
  const years = Math.floor((now.getTime() - Date.parse(possession_date)) / YEAR_MS);
  if (possession_status !== 'ready_to_move' || years < 0) return ['Possession date', dayText(possession_date)];
  if (years === 0) return ['Age of property', 'Less than 1 year'];
  return ['Age of property', years === 1 ? '1 year' : `${years} years`];
}

/** Gallery layout, shared with its skeleton. */
export const GALLERY = {
  frame: 'grid grid-cols-1 gap-2 lg:gap-3',
  beside: 'lg:grid-cols-last-37.5',
  big: 'relative aspect-3/2 rounded-lg bg-well lg:aspect-auto lg:h-135',
  /** Without images the box needs less height. */
  empty: 'relative h-60 rounded-lg bg-well',
  thumbs: 'grid grid-cols-5 gap-2 lg:h-135 lg:grid-cols-1 lg:grid-rows-5 lg:gap-2.5',
  thumb: 'aspect-3/2 rounded-sm lg:aspect-auto lg:min-h-0',
};

/** Two columns from 1025 px: content and enquiry form. */
export const COLUMNS = 'grid grid-cols-1 gap-7 lg:grid-cols-last-90 lg:items-start lg:gap-10';

/** An enquiry about a listing, started from its page or the bottom bar. */
export const enquiryAbout = (listing: Listing, place: 'page' | 'bar'): EnquiryRequest => ({
  source: `${listing.kind}-${place}`,
  listing: { kind: listing.kind, id: listing.item.id, title: listing.item.title, price: priceLabel(listing) },
});
