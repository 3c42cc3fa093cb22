import {
  FURNISHING_LABELS,
  isDwelling,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
  RESIDENCY_LABELS,
} from '#contract';
import { FACING_LABELS, OWNERSHIP_LABELS, POWER_BACKUP_LABELS, WATER_LABELS } from '#contract/listings/fact-labels.ts';
import { PURPOSE_LABELS, TENANTS_LABELS } from '#contract/listings/labels.ts';
import { getCategory } from '#contract/listings/property-category.ts';
import { ChoiceControl } from '../controls/basic-controls.tsx';
import { ProjectPicker } from '../controls/pick-options.tsx';
import { RupeesControl } from '../controls/rupees-control.tsx';
import { choice, date, number, pick, text, toggle, yesNo } from '../engine/fields.tsx';
import { field, type Values } from '../engine/form-field.tsx';
import {
  amenitySection,
  area,
  description,
  listingSearch,
  pickMany,
  placeSection,
  publishingSection,
  ratingSection,
  reraFields,
  rupees,
  TO_PUBLISH,
} from './listing-form.tsx';

const HALF_WIDTH = { halfWidth: true } as const;
const OPTIONAL = { halfWidth: true, optional: true } as const;
/** Plots and land have no floors. */
const isBuilding = ({ property_type }: Values) => !/plot|land$/.test(String(property_type));
const dwelling = ({ property_type }: Values) => isDwelling((property_type as PropertyType | null) ?? null);

const isRent = ({ purpose }: Values) => purpose === 'rent';
const RENT_ONLY = { ...OPTIONAL, shown: isRent };
const IN_BUILDING = { ...OPTIONAL, shown: isBuilding };

const basics = {
  title: 'Basics',
  fields: [
    text('title', 'Title', { max: 160 }),
    choice('purpose', 'For sale or rent', PURPOSE_LABELS, { ...HALF_WIDTH, initial: 'sale' }),
    field('property_type', 'Property type', ChoiceControl<PropertyType>, {
      initial: null,
      ...TO_PUBLISH,
      sets: (type) => (type === null ? {} : { residency_type: getCategory(type) }),
      extra: ({ residency_type }) => ({
        labels: PROPERTY_TYPE_LABELS,
        ...(typeof residency_type === 'string' && {
          hint: `Sets category: ${RESIDENCY_LABELS[residency_type as keyof typeof RESIDENCY_LABELS]}`,
        }),
      }),
    }),
    // Follows the type.
    choice('residency_type', 'Residency type', RESIDENCY_LABELS, { shown: () => false }),
    field('project_id', 'Part of project', ProjectPicker, {
      initial: null,
      ...OPTIONAL,
      extra: ({ project_title }) => ({ savedTitle: project_title }),
    }),
    pick('builder_id', 'Builder', 'builders', OPTIONAL),
  ],
};

const price = {
  title: 'Price',
  fields: [
    field('price', 'Price', RupeesControl, {
      initial: null,
      ...OPTIONAL,
      extra: (values) => (isRent(values) ? { hint: 'Rent for one month' } : {}),
    }),
    toggle('price_on_request', 'Price on request', HALF_WIDTH),
    rupees('maintenance', 'Maintenance per month', { optional: true }),
    rupees('deposit', 'Deposit', { optional: true, shown: isRent }),
    date('available_from', 'Available from', RENT_ONLY),
    number('minimum_stay_months', 'Minimum stay in months', { ...RENT_ONLY, min: 0, max: 120 }),
    yesNo('maintenance_included', 'Maintenance included in the rent', RENT_ONLY),
    choice('preferred_tenants', 'Preferred tenants', TENANTS_LABELS, RENT_ONLY),
  ],
};

const size = {
  title: 'Size',
  fields: [
    area('built_up_area', 'Built-up area', TO_PUBLISH),
    area('carpet_area', 'Carpet area', { optional: true, hint: 'The area inside the walls, as RERA defines it' }),
    area('super_area', 'Super built-up area', { optional: true }),
    pickMany('bhk_ids', 'BHK', 'bhks', dwelling),
    number('bathrooms', 'Bathrooms', { ...OPTIONAL, min: 0, max: 50, shown: dwelling }),
    number('balconies', 'Balconies', { ...OPTIONAL, min: 0, max: 50, shown: dwelling }),
    number('floor', 'Floor', { ...IN_BUILDING, min: -5, max: 200, hint: '0 is the ground floor' }),
    number('total_floors', 'Floors in the building', { ...IN_BUILDING, min: 1, max: 200 }),
  ],
};

const possession = {
  title: 'Possession',
  fields: [
    choice('possession_status', 'Possession', POSSESSION_LABELS, TO_PUBLISH),
    date('possession_date', 'Possession date', OPTIONAL),
    ...reraFields,
    number('built_year', 'Year built', { ...IN_BUILDING, min: 1800, max: 2100 }),
  ],
};

/** Facts that visitors see only where they are known. */
const facts = {
  title: 'Facts',
  fields: [
    choice('furnishing', 'Furnishing', FURNISHING_LABELS, { ...OPTIONAL, shown: dwelling }),
    choice('facing', 'Facing', FACING_LABELS, OPTIONAL),
    choice('ownership', 'Ownership', OWNERSHIP_LABELS, OPTIONAL),
    number('covered_parking', 'Covered parking', { ...IN_BUILDING, min: 0, max: 1000 }),
    number('open_parking', 'Open parking', { ...IN_BUILDING, min: 0, max: 1000 }),
    choice('water_supply', 'Water supply', WATER_LABELS, OPTIONAL),
    choice('power_backup', 'Power backup', POWER_BACKUP_LABELS, IN_BUILDING),
    yesNo('has_lift', 'Lift', IN_BUILDING),
  ],
};

const descriptionSection = {
  title: 'Description',
  fields: [
    description,
    text('video_url', 'Video', { optional: true, type: 'url', max: 300, hint: 'A link to YouTube or Vimeo' }),
  ],
};

/** The sections of the page on which a property is edited, after its pictures. */
export const PROPERTY_SECTIONS = [
  basics,
  price,
  size,
  placeSection,
  possession,
  facts,
  amenitySection,
  descriptionSection,
  ratingSection,
  listingSearch('/properties/'),
  publishingSection,
];
