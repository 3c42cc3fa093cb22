import { areaLabel, POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { bhkLabel, kindLabel, type Listing, priceLabel } from '../shared/listings.ts';

type Cell = string | undefined;

const getArea = ({ kind, item }: Listing): Cell => {
  if (kind === 'project') return item.area ? areaLabel(item.area) : undefined;
  return item.built_up_area === null ? undefined : areaLabel({ value: item.built_up_area, unit: 'sq_ft' });
};

const pricePerSquareFoot = ({ kind, item }: Listing): Cell =>
  kind === 'property' && item.price !== null && item.built_up_area
    ? fullRupees(item.price / item.built_up_area)
    : undefined;

const getBaths = ({ kind, item }: Listing): Cell =>
  kind === 'property' && item.bathrooms ? String(item.bathrooms) : undefined;

const getCity = ({ kind, item }: Listing): Cell =>
  (kind === 'property' ? item.city?.city_name : item.city_name) ?? undefined;

const getPossession = ({ item: { possession_status } }: Listing): Cell =>
  possession_status ? POSSESSION_LABELS[possession_status] : undefined;

const ROWS: [label: string, of: (listing: Listing) => Cell][] = [
  ['Price', priceLabel],
  ['Area', getArea],
  ['Price per Sq.Ft.', pricePerSquareFoot],
  ['BHK', (listing) => (listing.kind === 'property' ? bhkLabel(listing.item) : undefined)],
  ['Baths', getBaths],
  ['Possession', getPossession],
  ['Type', kindLabel],
  ['City', getCity],
  ['Address', ({ item }) => item.address || undefined],
  ['RERA id', ({ item }) => item.rera_id ?? undefined],
  ['Rating', ({ item }) => (item.rating === null ? undefined : `${item.rating} of 5`)],
];

export interface ComparisonRow {
  label: string;
  /** One value per listing, in the same order. */
  values: Cell[];
}

/** Rows to compare; a row without any value is left out. */
export const toComparisonRows = (listings: Listing[]): ComparisonRow[] =>
  ROWS.map(([label, of]) => ({ label, values: listings.map(of) })).filter(({ values }) => values.some(Boolean));
