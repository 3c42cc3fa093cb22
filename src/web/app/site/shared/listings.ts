import type { ProjectItem, PropertyItem } from '#contract';
import {
  bhkName,
  isDwelling,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { fullRupees, propertyPrice, rupeeRange } from '#contract/rupees.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** A listing of either type: a project and a property may share an id, so the kind is part of the identity. */
export type Listing = { kind: 'property'; item: PropertyItem } | { kind: 'project'; item: ProjectItem };

const ON_REQUEST = 'Price on request';

/** Price of a listing wherever it is shown. */
export const priceLabel = (listing: Listing): string =>
  listing.kind === 'property'
    ? listing.item.price === null
      ? ON_REQUEST
      : propertyPrice(listing.item.price, listing.item.purpose)
    : (rupeeRange(listing.item.minimum_price, listing.item.maximum_price) ?? ON_REQUEST);

/**
 * Price of a square foot of the carpet area, if it is known, or else of the built-up area: '₹ 15,819 per carpet Sq.Ft.'.
 */
export function perSquareFoot({
  price,
  purpose,
  carpet_area,
  built_up_area,
}: Pick<PropertyItem, 'price' | 'purpose' | 'carpet_area' | 'built_up_area'>): string | undefined {
  const area = carpet_area || built_up_area;
  if (price === null || !area) return undefined;
  const unit = carpet_area ? 'per carpet Sq.Ft.' : 'per Sq.Ft.';
  return `${fullRupees(price / area)} ${unit}${purpose === 'rent' ? ' / month' : ''}`;
}

/** Where a listing is: its locality and city, or its address if the locality is unknown. */
export function placeLabel({ kind, item }: Listing): string {
  const city = kind === 'property' ? item.city?.city_name : item.city_name;
  if (!item.locality) return item.address;
  return city && city !== item.locality ? `${item.locality}, ${city}` : item.locality;
}

/** The builder of a project, if known: 'by Palash Group'. */
export const builderLabel = (listing: Listing): string | undefined =>
  listing.kind === 'project' && listing.item.builder_name ? `by ${listing.item.builder_name}` : undefined;

export const isRent = ({ kind, item }: Listing): boolean => kind === 'property' && item.purpose === 'rent';

/** Whether a visitor posted it. */
export const isPosted = ({ kind, item }: Listing): boolean => kind === 'property' && Boolean(item.posted_by);

/** Price for comparisons; a project uses its minimum price. */
export const comparedPrice = ({ kind, item }: Listing): number | null =>
  kind === 'property' ? item.price : item.minimum_price;

/** BHK values of a property, or undefined if it has none: '3 BHK', '1 RK, 2, 3 BHK'. */
export function bhkLabel({
  bhks,
  property_type = null,
}: Pick<PropertyItem, 'bhks'> & Partial<Pick<PropertyItem, 'property_type'>>): string | undefined {
  if (!isDwelling(property_type)) return undefined;
  const names = bhks.map(({ bhk }, index) => (index < bhks.length - 1 ? bhk : bhkName(bhk)));
  return names.length === 0 ? undefined : names.join(', ');
}

/** Number of bathrooms, if known: '1 Bath', '3 Baths'. */
export const bathsLabel = (bathrooms: number | null): string | undefined =>
  bathrooms ? `${bathrooms}\u00a0${bathrooms === 1 ? 'Bath' : 'Baths'}` : undefined;

/** Residency and property type; a missing value, or a residency that the type already names, is left out. */
export function kindLabel(listing: Listing): string | undefined {
  const { residency_type } = listing.item;
  const residency = residency_type ? RESIDENCY_LABELS[residency_type] : undefined;
  const type =
    listing.kind === 'property' && listing.item.property_type
      ? PROPERTY_TYPE_LABELS[listing.item.property_type]
      : undefined;
  if (residency === undefined || type === undefined) return residency ?? type;
  return type.startsWith(residency) ? type : `${residency} · ${type}`;
}

const TONES: Record<string, BadgeTone> = {
  new_launch: 'new',
  mid_stage: 'mid',
  near_possession: 'near',
  ready_to_move: 'ready',
};

/** Possession badge of a card: an unknown value shows 'Newly Launched', no value shows nothing. */
export function possessionBadge(status: string | null): { tone: BadgeTone; label: string } | undefined {
  if (!status) return undefined;
  const isPossession = Object.hasOwn(POSSESSION_LABELS, status);
  return {
    tone: TONES[status] ?? 'new',
    label: isPossession ? POSSESSION_LABELS[status as keyof typeof POSSESSION_LABELS] : 'Newly Launched',
  };
}

/** Tags set by staff, and who posted a visitor's listing. */
export function tagNames(listing: Listing): string[] {
  if (listing.kind === 'project') return listing.item.tags;
  const { tags, posted_by } = listing.item;
  const posted = posted_by ? [`Posted by ${posted_by}`] : [];
  return [...tags.map(({ tag_name }) => tag_name), ...posted];
}

/** Identifies a listing: a project and a property may share an id. */
export interface Identity {
  type: Listing['kind'];
  id: number;
}

export const isSameListing = (one: Identity, other: Identity): boolean =>
  one.type === other.type && one.id === other.id;

export const toIdentity = ({ kind, item }: Listing): Identity => ({ type: kind, id: item.id });
