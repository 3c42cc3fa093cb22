import { Link } from 'react-router';
import {
  POSSESSION_LABELS,
  ProjectInput,
  RESIDENCY_LABELS,
  rupeeRange,
  type StaffProjectRow,
  validateProject,
} from '#contract';
import { text as column, created } from '../engine/columns.tsx';
import { choice, longText, pick, text, toggle } from '../engine/fields.tsx';
import { choiceFilter, daysFilter, PLACE_FILTERS, recordFilter } from '../engine/list-filters.tsx';
import { defineResource } from '../engine/resource.ts';
import { ICONS } from '../icons.ts';
import { CityCell, confirmed, getResidencyLabel, listingName, missingPrice, Possession } from './listing-cells.tsx';
import {
  amenitySection,
  area,
  copiedListing,
  description,
  listingSearch,
  listingValues,
  pickMany,
  pictures,
  placeSection,
  publishingSection,
  ratingSection,
  reraFields,
  rupees,
  STATUS_LABELS,
  TO_PUBLISH,
} from './listing-form.tsx';
import { LISTING_STATES, listingActions } from './publishing/listing-actions.tsx';

const linkClass =
  'inline-flex min-h-9 items-center px-1 font-semibold text-link hover:underline hover:underline-offset-3 max-admin:min-h-11';

/** The number of configurations of a project, with links to list them and to add one. */
function ConfigCell({ project: { id, title, project_configurations } }: { project: StaffProjectRow }) {
  const count = project_configurations.length;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="grid h-6.5 min-w-6.5 place-items-center rounded-xs bg-well font-semibold text-ink">{count}</span>
      {count > 0 && (
        <Link to={`/admin/projects?of=${id}`} className={linkClass} aria-label={`View configurations of ${title}`}>
          View
        </Link>
      )}
      <Link to={`/admin/projects?of=${id}&add=1`} className={linkClass} aria-label={`+ Add configuration to ${title}`}>
        + Add
      </Link>
    </span>
  );
}

const HALF_WIDTH = { halfWidth: true } as const;

export const projects = defineResource('project', {
  rows: 'projects',
  noun: 'Project',
  title: 'Projects',
  searchHint: 'Title, city, possession…',
  searchable: (row) => [
    row.title,
    row.city?.city_name,
    row.city?.state,
    row.locality_state,
    getResidencyLabel(row),
    row.possession_status && POSSESSION_LABELS[row.possession_status],
  ],
  links: [{ label: 'Import', icon: ICONS.upload, to: '/admin/imports?add=project', needs: 'imports:see' }],
  name: listingName,
  columns: [
    { label: 'City', cell: ({ city }) => <CityCell city={city} /> },
    column('Residency', getResidencyLabel),
    { label: 'Possession', cell: (row) => <Possession status={row.possession_status} />, phone: 'start' },
    {
      label: 'Price range',
      align: 'end',
      cell: (row) => (
        <b className="font-semibold text-ink">
          {rupeeRange(row.minimum_price, row.maximum_price) ?? missingPrice(row)}
        </b>
      ),
      phone: 'end',
    },
    { label: 'Config', cell: (row) => <ConfigCell project={row} />, phone: 'full' },
    confirmed,
    created(),
  ],
  page: '/admin/projects',
  bulk: 'project',
  states: LISTING_STATES,
  filters: [
    ...PLACE_FILTERS,
    choiceFilter('status', 'Status', STATUS_LABELS),
    choiceFilter('residency_type', 'Residency', RESIDENCY_LABELS),
    choiceFilter('possession_status', 'Possession', POSSESSION_LABELS),
    recordFilter('builder_id', 'Builder', 'builders'),
    recordFilter('tag_id', 'Tag', 'tags'),
    recordFilter('created_by', 'Entered by', 'staff'),
    daysFilter,
  ],
  rowActions: listingActions('project'),
  form: {
    input: ProjectInput,
    rules: validateProject,
    from: listingValues,
    copied: copiedListing,
    carryOver: ['residency_type', 'possession_status', 'city_id', 'locality', 'builder_id', 'amenity_ids'],
    pictures,
    sections: [
      {
        title: 'Basics',
        fields: [
          text('title', 'Title', { max: 160 }),
          choice('residency_type', 'Residency type', RESIDENCY_LABELS, TO_PUBLISH),
          pick('builder_id', 'Builder', 'builders', { ...HALF_WIDTH, optional: true }),
          longText('highlight', 'Highlight', { optional: true, max: 2000 }),
        ],
      },
      {
        title: 'Price',
        fields: [
          rupees('minimum_price', 'Minimum price', { optional: true }),
          rupees('maximum_price', 'Maximum price', { optional: true }),
          rupees('avg_price', 'Average price', { optional: true }),
          rupees('price_per_sq_ft', 'Price per Sq.Ft.', { optional: true }),
          toggle('price_on_request', 'Price on request', HALF_WIDTH),
        ],
      },
      { title: 'Size', fields: [area('area', 'Area', TO_PUBLISH), pickMany('bhk_ids', 'BHK', 'bhks')] },
      {
        ...placeSection,
        fields: [
          ...placeSection.fields,
          text('locality_state', 'Locality and state', { ...HALF_WIDTH, optional: true, max: 120 }),
        ],
      },
      {
        title: 'Possession',
        fields: [choice('possession_status', 'Possession', POSSESSION_LABELS, TO_PUBLISH), ...reraFields],
      },
      amenitySection,
      { title: 'Description', fields: [description] },
      ratingSection,
      listingSearch('/projects/'),
      publishingSection,
    ],
  },
});
