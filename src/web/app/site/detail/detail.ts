import type { PictureKind, Project, Property } from '#contract';
import { POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { projectsPath, propertiesPath } from '#contract/listings/search-paths.ts';
import { mediaUrl } from '../../data/file-urls.ts';
import type { EnquiryRequest } from '../shared/enquiry/send-enquiry.ts';
import { isPosted, type Listing, priceLabel } from '../shared/listings.ts';

/** A listing with all data of its page. */
export type Detail = { kind: 'property'; item: Property } | { kind: 'project'; item: Project };

export interface Picture {
  src: string;
  alt: string;
  /** What it shows, if staff have said so. */
  kind?: PictureKind | null;
}

/** The images of a listing in order, each with alt text. */
export const getPictures = ({ pictures, title }: Pick<Property, 'pictures' | 'title'>): Picture[] =>
  pictures.map(({ url, alt, kind }, index) => ({
    src: mediaUrl(url),
    alt: alt || `${title}, picture ${index + 1}`,
    kind,
  }));

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

/** Construction stage; unlike on the card, an unknown value has no label. */
export const possessionLabel = (status: string | null): string | undefined =>
  status !== null && Object.hasOwn(POSSESSION_LABELS, status)
    ? POSSESSION_LABELS[status as keyof typeof POSSESSION_LABELS]
    : undefined;

/** Gallery layout, shared with its skeleton. */
export const GALLERY = {
  frame: 'grid grid-cols-1 gap-2 lg:gap-3',
  beside: 'lg:grid-cols-last-37.5',
  big: 'relative aspect-3/2 rounded-lg bg-well lg:aspect-auto lg:h-135',
  /** Without images the box needs less height. */
  empty: 'relative h-60 rounded-lg bg-well',
  thumbs: 'grid grid-cols-5 gap-2 lg:h-135 lg:grid-cols-1 lg:grid-rows-5 lg:gap-2.5',
  /** More than five scroll; a part of the next one shows that there are more. */
  strip: 'flex gap-2 overflow-auto overscroll-contain no-scrollbar thumb-rail lg:h-135 lg:flex-col lg:gap-2.5',
  thumb: 'aspect-3/2 rounded-sm lg:aspect-auto lg:min-h-0',
};

/** Two columns from 1025 px: content and enquiry form. */
export const COLUMNS = 'grid grid-cols-1 gap-7 lg:grid-cols-last-90 lg:items-start lg:gap-10';

/** An enquiry about a listing, started from its page or the bottom bar. */
export const enquiryAbout = (listing: Listing, place: 'page' | 'bar'): EnquiryRequest => ({
  source: isPosted(listing) && place === 'page' ? 'posted-property-page' : `${listing.kind}-${place}`,
  listing: { kind: listing.kind, id: listing.item.id, title: listing.item.title, price: priceLabel(listing) },
});
