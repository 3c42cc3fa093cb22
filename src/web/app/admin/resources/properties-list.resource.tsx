import { POSSESSION_LABELS, PROPERTY_TYPE_LABELS, PropertyInput, shortRupees, validateProperty } from '#contract';
import { PURPOSE_LABELS } from '#contract/listings/labels.ts';
import { text as column, created } from '../engine/columns.tsx';
import { choiceFilter, daysFilter, PLACE_FILTERS, priceFilter, recordFilter } from '../engine/list-filters.tsx';
import { defineResource } from '../engine/resource.ts';
import { ICONS } from '../icons.ts';
import { CityCell, confirmed, getResidencyLabel, listingName, missingPrice, Possession } from './listing-cells.tsx';
import { copiedListing, listingValues, pictures, STATUS_LABELS } from './listing-form.tsx';
import { PROPERTY_SECTIONS } from './property-form.tsx';
import { LISTING_STATES, listingActions } from './publishing/listing-actions.tsx';

export const properties = defineResource('property', {
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
  page: '/admin/properties',
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
    input: PropertyInput,
    rules: validateProperty,
    from: (record) => ({ ...listingValues(record), video_url: record.video_url ?? '' }),
    copied: copiedListing,
    carryOver: [
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
    sections: PROPERTY_SECTIONS,
  },
});
