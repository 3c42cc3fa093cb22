import type { ProjectItem, PropertyItem } from '#contract';
import { isDwelling } from '#contract/listings/dwelling.ts';
import { POSSESSION_LABELS, PROPERTY_TYPE_LABELS, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { rupeeRange, shortRupees } from '#contract/rupees.ts';
import type { BadgeTone } from '#ui/badge.tsx';

/** A listing of either kind: a project and a property may share an id, so the kind is part of who it is. */
export type Listing = { kind: 'property'; item: PropertyItem } | { kind: 'project'; item: ProjectItem };

const ON_REQUEST = 'Price on request';

/** What a listing costs, as its card says it. */
export const priceLabel = (listing: Listing): string =>
  listing.kind === 'property'
    ? listing.item.price === null
      ? ON_REQUEST
      : shortRupees(listing.item.price)
    : (rupeeRange(listing.item.minimum_price, listing.item.maximum_price) ?? ON_REQUEST);

/** The number a price is compared by: a project counts from its cheapest home. */
export const comparedPrice = ({ kind, item }: Listing): number | null =>
  kind === 'property' ? item.price : item.minimum_price;

/** A number of rooms in words: '3 BHK'; '1 RK' says itself what it is. */
export const bhkName = (bhk: string): string => (/[a-z]/i.test(bhk) ? bhk : `${bhk}\u00a0BHK`);

/** The rooms of a property, or nothing where it has none: '3 BHK', '1 RK, 2, 3 BHK'. */
export function bhkLabel({
  bhks,
  property_type = null,
}: Pick<PropertyItem, 'bhks'> & Partial<Pick<PropertyItem, 'property_type'>>): string | undefined {
  if (!isDwelling(property_type)) return undefined;
  const names = bhks.map(({ bhk }, index) => (index < bhks.length - 1 ? bhk : bhkName(bhk)));
  return names.length === 0 ? undefined : names.join(', ');
}

/** How many bathrooms there are, where somebody counted them: '1 Bath', '3 Baths'. */
export const bathsLabel = (bathrooms: number | null): string | undefined =>
  bathrooms ? `${bathrooms}\u00a0${bathrooms === 1 ? 'Bath' : 'Baths'}` : undefined;

/** What kind of home it is; what nobody entered is not said. */
export function kindLabel(listing: Listing): string | undefined {
  const { residency_type } = listing.item;
  const residency = residency_type ? RESIDENCY_LABELS[residency_type] : undefined;
  const type =
    listing.kind === 'property' && listing.item.property_type
      ? PROPERTY_TYPE_LABELS[listing.item.property_type]
      : undefined;
  if (residency === undefined || type === undefined || type === residency) return residency ?? type;
  return `${residency} · ${type}`;
}

const TONES: Record<string, BadgeTone> = {
  new_launch: 'new',
  mid_stage: 'mid',
  near_possession: 'near',
  ready_to_move: 'ready',
};

/** The badge of a card: a value nobody knows reads 'Newly Launched', no value shows nothing. */
export function possessionBadge(status: string | null): { tone: BadgeTone; label: string } | undefined {
  if (!status) return undefined;
  const isPossession = Object.hasOwn(POSSESSION_LABELS, status);
  return {
    tone: TONES[status] ?? 'new',
    label: isPossession ? POSSESSION_LABELS[status as keyof typeof POSSESSION_LABELS] : 'Newly Launched',
  };
}

/** The tags of a listing as words. */
export const tagNames = (listing: Listing): string[] =>
  listing.kind === 'property' ? listing.item.tags.map(({ tag_name }) => tag_name) : listing.item.tags;
