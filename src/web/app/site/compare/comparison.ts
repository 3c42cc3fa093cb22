import { FACING_LABELS } from '#contract/listings/fact-labels.ts';
import { areaLabel, FURNISHING_LABELS, isLand, POSSESSION_LABELS } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { emi } from '../shared/emi.ts';
import { toHomeLoan } from '../shared/home-loan.ts';
import { bhkLabel, kindLabel, priceLabel } from '../shared/listings.ts';
import type { SavedListing } from '../shared/saved/saved-listings.ts';

type Cell = string | undefined;
type Read = (listing: SavedListing, homeLoanRate: number) => Cell;

const getArea: Read = ({ kind, item }) => {
  if (kind === 'project') return item.area ? areaLabel(item.area) : undefined;
  if (item.area && isLand(item.property_type ?? '')) return areaLabel(item.area);
  return item.built_up_area === null ? undefined : areaLabel({ value: item.built_up_area, unit: 'sq_ft' });
};

const getCarpetArea: Read = ({ kind, item }) =>
  kind === 'property' && item.carpet_area ? areaLabel({ value: item.carpet_area, unit: 'sq_ft' }) : undefined;

const perSquareFoot =
  (area: 'carpet_area' | 'built_up_area'): Read =>
  ({ kind, item }) => {
    const squareFeet = kind === 'property' && item[area];
    if (!squareFeet || item.price === null) return undefined;
    const price = fullRupees(item.price / squareFeet);
    return item.purpose === 'rent' ? `${price} / month` : price;
  };

const getEmi: Read = ({ kind, item }, homeLoanRate) => {
  const loan = kind === 'property' ? toHomeLoan(item, homeLoanRate) : undefined;
  return loan && `${fullRupees(emi(loan).monthly)} / month`;
};

const getMaintenance: Read = ({ kind, item }) => {
  if (kind === 'project') return undefined;
  if (item.maintenance_included) return 'Included in the rent';
  return item.maintenance === null ? undefined : `${fullRupees(item.maintenance)} / month`;
};

const getBaths: Read = ({ kind, item }) => (kind === 'property' && item.bathrooms ? String(item.bathrooms) : undefined);

const getFurnishing: Read = ({ kind, item }) =>
  kind === 'property' && item.furnishing ? FURNISHING_LABELS[item.furnishing] : undefined;

const getFacing: Read = ({ kind, item }) =>
  kind === 'property' && item.facing ? FACING_LABELS[item.facing] : undefined;

const getCity: Read = ({ kind, item }) => (kind === 'property' ? item.city?.city_name : item.city_name) ?? undefined;

const getPossession: Read = ({ item: { possession_status } }) =>
  possession_status ? POSSESSION_LABELS[possession_status] : undefined;

export const EMI_LABEL = 'EMI';

const GROUPS: { title: string; rows: [label: string, read: Read][] }[] = [
  {
    title: 'Cost',
    rows: [
      ['Price', priceLabel],
      [EMI_LABEL, getEmi],
      ['Price per carpet Sq.Ft.', perSquareFoot('carpet_area')],
      ['Price per Sq.Ft.', perSquareFoot('built_up_area')],
      ['Maintenance', getMaintenance],
    ],
  },
  {
    title: 'Space',
    rows: [
      ['Carpet area', getCarpetArea],
      ['Area', getArea],
      ['BHK', (listing) => (listing.kind === 'property' ? bhkLabel(listing.item) : undefined)],
      ['Baths', getBaths],
      ['Furnishing', getFurnishing],
      ['Facing', getFacing],
      ['Type', kindLabel],
    ],
  },
  {
    title: 'Proof',
    rows: [
      ['Possession', getPossession],
      ['RERA number', ({ item }) => item.rera_id ?? undefined],
      ["Our advisors' rating", ({ item }) => (item.rating === null ? undefined : `${item.rating} of 5`)],
    ],
  },
  {
    title: 'Place',
    rows: [
      ['City', getCity],
      ['Address', ({ item }) => item.address || undefined],
    ],
  },
];

export interface ComparisonRow {
  label: string;
  /** One value per listing, in the same order. */
  values: Cell[];
  /** Whether a listing has another value than the others; a value that is not stated counts as another. */
  differs: boolean;
}

interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

/** Rows to compare, by subject; a row without any value is left out, and a subject without any row. */
export const toComparison = (listings: SavedListing[], homeLoanRate: number): ComparisonGroup[] =>
  GROUPS.map(({ title, rows }) => ({
    title,
    rows: rows
      .map(([label, read]) => {
        const values = listings.map((listing) => read(listing, homeLoanRate));
        return { label, values, differs: new Set(values).size > 1 };
      })
      .filter(({ values }) => values.some(Boolean)),
  })).filter(({ rows }) => rows.length > 0);
