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
import { FACING_LABELS } from '#contract/listings/labels.ts';
import { text as column, created } from '../engine/columns.tsx';
import { choice, date, number, pick, text, toggle } from '../engine/fields.tsx';
import type { Values } from '../engine/form-field.tsx';
import { defineResource } from '../engine/resource.ts';
import { createScreen } from '../engine/resource-screen.tsx';
import { CityCell, getResidencyLabel, listingName, missingPrice, Possession } from './listing-cells.tsx';
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
  statusFields,
  TO_PUBLISH,
  trustSection,
} from './listing-form.tsx';
import { LISTING_STATES, listingActions, publishingHead } from './publishing/listing-actions.tsx';

const HALF_WIDTH = { halfWidth: true } as const;
const dwelling = ({ property_type }: Values) => isDwelling((property_type as PropertyType | null) ?? null);

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
    links: [{ label: 'Import', icon: 'upload', to: '/admin/imports?add=property' }],
    name: listingName,
    columns: [
      { label: 'City', cell: ({ city }) => <CityCell city={city} /> },
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
          <b className="font-semibold text-ink">{row.price === null ? missingPrice(row) : shortRupees(row.price)}</b>
        ),
        phone: 'end',
      },
      created(),
    ],
    states: LISTING_STATES,
    rowActions: listingActions('property'),
    form: {
      wide: true,
      input: PropertyInput,
      rules: validateProperty,
      from: listingValues,
      copied: copiedListing,
      head: publishingHead('property'),
      carryOver: [
        'status',
        'property_type',
        'residency_type',
        'possession_status',
        'city_id',
        'locality',
        'builder_id',
        'amenity_ids',
      ],
      pictures,
      sections: [
        {
          title: 'Property',
          fields: [
            text('title', 'Title', { max: 160 }),
            choice('property_type', 'Property type', PROPERTY_TYPE_LABELS, TO_PUBLISH),
            choice('residency_type', 'Residency type', RESIDENCY_LABELS, TO_PUBLISH),
            rupees('price', 'Price', { optional: true }),
            toggle('price_on_request', 'Price on request', HALF_WIDTH),
            area('built_up_area', 'Built-up area', TO_PUBLISH),
            pickMany('bhk_ids', 'BHK', 'bhks', dwelling),
            number('bathrooms', 'Bathrooms', { ...HALF_WIDTH, optional: true, min: 0, max: 50, shown: dwelling }),
            choice('possession_status', 'Possession', POSSESSION_LABELS, TO_PUBLISH),
            date('possession_date', 'Possession date', { ...HALF_WIDTH, optional: true }),
            choice('furnishing', 'Furnishing', FURNISHING_LABELS, { ...HALF_WIDTH, optional: true, shown: dwelling }),
            choice('facing', 'Facing', FACING_LABELS, { ...HALF_WIDTH, optional: true }),
            rupees('maintenance', 'Maintenance per month', { optional: true }),
            pick('builder_id', 'Builder', 'builders', { ...HALF_WIDTH, optional: true }),
            ...statusFields,
          ],
        },
        placeSection,
        descriptionSection,
        trustSection,
        listingSearch('/properties/'),
      ],
    },
  }),
);
