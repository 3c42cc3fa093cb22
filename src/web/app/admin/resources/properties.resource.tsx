import {
  FURNISHING_LABELS,
  isDwelling,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  PropertyInput,
  type PropertyType,
  RESIDENCY_LABELS,
  shortRupees,
  validateProperty,
} from '#contract';
import { FACING_LABELS, OWNERSHIP_LABELS, POWER_BACKUP_LABELS, WATER_LABELS } from '#contract/listings/fact-labels.ts';
import { PURPOSE_LABELS, TENANTS_LABELS } from '#contract/listings/labels.ts';
import { ProjectPicker } from '../controls/pick-options.tsx';
import { RupeesControl } from '../controls/rupees-control.tsx';
import { text as column, created } from '../engine/columns.tsx';
import { choice, date, number, pick, text, toggle, yesNo } from '../engine/fields.tsx';
import { field, type Values } from '../engine/form-field.tsx';
import { choiceFilter, daysFilter, PLACE_FILTERS, priceFilter, recordFilter } from '../engine/list-filters.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';
import { ICONS } from '../icons.ts';
import { CityCell, confirmed, getResidencyLabel, listingName, missingPrice, Possession } from './listing-cells.tsx';
import {
  area,
  copiedListing,
  descriptionSection,
  listingSearch,
  listingValues,
  pickMany,
  pictures,
  placeSection,
  rupees,
  STATUS_LABELS,
  statusFields,
  TO_PUBLISH,
  trustSection,
} from './listing-form.tsx';
import { LISTING_STATES, listingActions, publishingHead } from './publishing/listing-actions.tsx';

const HALF_WIDTH = { halfWidth: true } as const;
const OPTIONAL = { halfWidth: true, optional: true } as const;
/** Plots and land have no floors. */
const isBuilding = ({ property_type }: Values) => !/plot|land$/.test(String(property_type));
const dwelling = ({ property_type }: Values) => isDwelling((property_type as PropertyType | null) ?? null);

const isRent = ({ purpose }: Values) => purpose === 'rent';
const RENT_ONLY = { ...OPTIONAL, shown: isRent };

/** Facts that visitors see only where they are known. */
const factsSection = {
  title: 'Areas and facts',
  fields: [
    area('carpet_area', 'Carpet area', { optional: true, hint: 'The area inside the walls, as RERA defines it' }),
    area('super_area', 'Super built-up area', { optional: true }),
    number('floor', 'Floor', { ...OPTIONAL, min: -5, max: 200, hint: '0 is the ground floor', shown: isBuilding }),
    number('total_floors', 'Floors in the building', { ...OPTIONAL, min: 1, max: 200, shown: isBuilding }),
    number('built_year', 'Year built', { ...OPTIONAL, min: 1800, max: 2100, shown: isBuilding }),
    choice('ownership', 'Ownership', OWNERSHIP_LABELS, OPTIONAL),
    number('covered_parking', 'Covered parking', { ...OPTIONAL, min: 0, max: 1000, shown: isBuilding }),
    number('open_parking', 'Open parking', { ...OPTIONAL, min: 0, max: 1000, shown: isBuilding }),
    number('balconies', 'Balconies', { ...OPTIONAL, min: 0, max: 50, shown: dwelling }),
    choice('water_supply', 'Water supply', WATER_LABELS, OPTIONAL),
    choice('power_backup', 'Power backup', POWER_BACKUP_LABELS, { ...OPTIONAL, shown: isBuilding }),
    yesNo('has_lift', 'Lift', { ...OPTIONAL, shown: isBuilding }),
    text('video_url', 'Video', { optional: true, type: 'url', max: 300, hint: 'A link to YouTube or Vimeo' }),
  ],
};

const rentSection = {
  title: 'Rent terms',
  fields: [
    rupees('deposit', 'Deposit', { optional: true, shown: isRent }),
    date('available_from', 'Available from', RENT_ONLY),
    number('minimum_stay_months', 'Minimum stay in months', { ...RENT_ONLY, min: 0, max: 120 }),
    yesNo('maintenance_included', 'Maintenance included in the rent', RENT_ONLY),
    choice('preferred_tenants', 'Preferred tenants', TENANTS_LABELS, RENT_ONLY),
  ],
};

export default createScreen(
  defineResource('property', {
    rows: 'properties',
    noun: 'Property',
    title: 'Properties',
    searchHint: 'Title, builder, possession…',
    searchable: (row) => [
      row.title,
      getResidencyLabel(row),
      row.builder?.name,
      row.possession_status && POSSESSION_LABELS[row.possession_status],
    ],
    links: [{ label: 'Import', icon: ICONS.upload, to: '/admin/imports?add=property', needs: 'imports:see' }],
    name: listingName,
    columns: [
      { label: 'City', cell: ({ city }) => <CityCell city={city} /> },
      {
        label: 'Type',
        cell: ({ property_type }) => property_type && PROPERTY_TYPE_LABELS[property_type],
        hiddenAtFirst: true,
      },
      column('Residency', getResidencyLabel),
      column('Builder', ({ builder }) => builder?.name ?? ''),
      {
        label: 'Possession',
        cell: (row) => <Possession status={row.possession_status} date={row.possession_date} />,
        phone: 'start',
      },
      {
        label: 'Price',
        align: 'end',
        cell: (row) => (
          <b className="font-semibold text-ink">
            {row.price === null ? missingPrice(row) : shortRupees(row.price)}
            {row.purpose === 'rent' && ' / month'}
          </b>
        ),
        sort: 'price',
        phone: 'end',
      },
      confirmed,
      created(),
    ],
    bulk: 'property',
    states: LISTING_STATES,
    filters: [
      ...PLACE_FILTERS,
      choiceFilter('status', 'Status', STATUS_LABELS),
      choiceFilter('purpose', 'Sale or rent', PURPOSE_LABELS),
      choiceFilter('property_type', 'Type', PROPERTY_TYPE_LABELS),
      priceFilter,
      recordFilter('builder_id', 'Builder', 'builders'),
      choiceFilter('possession_status', 'Possession', POSSESSION_LABELS),
      recordFilter('tag_id', 'Tag', 'tags'),
      recordFilter('created_by', 'Entered by', 'staff'),
      daysFilter,
    ],
    rowActions: listingActions('property'),
    form: {
      wide: true,
      input: PropertyInput,
      rules: validateProperty,
      from: (record) => ({ ...listingValues(record), video_url: record.video_url ?? '' }),
      copied: copiedListing,
      head: publishingHead('property'),
      carryOver: [
        'status',
        'purpose',
        'property_type',
        'residency_type',
        'possession_status',
        'city_id',
        'locality_id',
        'locality',
        'project_id',
        'builder_id',
        'amenity_ids',
      ],
      pictures,
      sections: [
        {
          title: 'Property',
          fields: [
            text('title', 'Title', { max: 160 }),
            choice('purpose', 'For sale or rent', PURPOSE_LABELS, { ...HALF_WIDTH, initial: 'sale' }),
            choice('property_type', 'Property type', PROPERTY_TYPE_LABELS, TO_PUBLISH),
            choice('residency_type', 'Residency type', RESIDENCY_LABELS, TO_PUBLISH),
            area('built_up_area', 'Built-up area', TO_PUBLISH),
            field('price', 'Price', RupeesControl, {
              initial: null,
              ...OPTIONAL,
              extra: (values) => (isRent(values) ? { hint: 'Rent for one month' } : {}),
            }),
            toggle('price_on_request', 'Price on request', HALF_WIDTH),
            pickMany('bhk_ids', 'BHK', 'bhks', dwelling),
            number('bathrooms', 'Bathrooms', { ...HALF_WIDTH, optional: true, min: 0, max: 50, shown: dwelling }),
            choice('possession_status', 'Possession', POSSESSION_LABELS, TO_PUBLISH),
            date('possession_date', 'Possession date', { ...HALF_WIDTH, optional: true }),
            choice('furnishing', 'Furnishing', FURNISHING_LABELS, { ...HALF_WIDTH, optional: true, shown: dwelling }),
            choice('facing', 'Facing', FACING_LABELS, { ...HALF_WIDTH, optional: true }),
            rupees('maintenance', 'Maintenance per month', { optional: true }),
            pick('builder_id', 'Builder', 'builders', OPTIONAL),
            field('project_id', 'Part of project', ProjectPicker, {
              initial: null,
              ...OPTIONAL,
              extra: ({ project_title }) => ({ savedTitle: project_title }),
            }),
            ...statusFields,
          ],
        },
        placeSection,
        factsSection,
        rentSection,
        descriptionSection,
        trustSection,
        listingSearch('/properties/'),
      ],
    },
  }),
);
