import { Link } from 'react-router';
import type { Property } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { FACING_LABELS, OWNERSHIP_LABELS, POWER_BACKUP_LABELS, WATER_LABELS } from '#contract/listings/fact-labels.ts';
import {
  areaLabel,
  FURNISHING_LABELS,
  isLand,
  POSTED_BY_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
  TENANTS_LABELS,
} from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { fullRupees, shortRupees } from '#contract/rupees.ts';
import { linkClass } from '#ui/link.tsx';
import { bathsLabel, bhkLabel } from '../shared/listings.ts';
import { hasAreaPanel } from './areas.tsx';
import { type Fact, localityFact, reraFact } from './common-sections.tsx';
import { possessionLabel } from './detail.ts';

/** '11 of 22', 'Ground floor of 4', 'Basement'; a house without a floor of its own has only floors. */
export function floorFact({ floor, total_floors }: Pick<Property, 'floor' | 'total_floors'>): Fact {
  if (floor === null) return ['Floors', total_floors === null ? undefined : String(total_floors)];
  if (floor < 0) return ['Floor', 'Basement'];
  const name = floor === 0 ? 'Ground floor' : String(floor);
  return ['Floor', total_floors === null ? name : `${name} of ${total_floors}`];
}

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** When a home is handed over, or how old a finished one is. */
export function possessionFact({
  possession_status,
  possession_date,
  today,
}: Pick<Property, 'possession_status' | 'possession_date' | 'today'>): Fact {
  if (possession_date === null) return ['Possession date', undefined];
  const years = Math.floor((Date.parse(today) - Date.parse(possession_date)) / YEAR_MS);
  if (possession_status !== 'ready_to_move' || years < 0) return ['Possession date', dayText(possession_date)];
  if (years === 0) return ['Age of property', 'Less than 1 year'];
  return ['Age of property', years === 1 ? '1 year' : `${years} years`];
}

/** Age by the year in which a home was built; it is new until the end of the next year. */
export function ageLabel({ built_year, today }: Pick<Property, 'built_year' | 'today'>): string | undefined {
  if (built_year === null) return undefined;
  const years = Number(today.slice(0, 4)) - built_year;
  if (years < 0) return undefined;
  return years <= 1 ? 'New' : `${years} years`;
}

/** Age and possession. The year of construction says the age better than the date of possession. */
function ageFacts(property: Property): Fact[] {
  const age = ageLabel(property);
  const dated = possessionFact(property);
  return [
    ['Age', age],
    ['Possession', possessionLabel(property.possession_status)],
    ...(age === undefined || dated[0] === 'Possession date' ? [dated] : []),
  ];
}

const countLabel = (count: number | null): string | undefined =>
  count === null ? undefined : count === 0 ? 'None' : String(count);

const yesOrNo = (value: boolean | null): string | undefined => (value === null ? undefined : value ? 'Yes' : 'No');

/** Maintenance a month, and for rent whether the rent includes it. */
export function maintenanceFact({
  maintenance,
  maintenance_included,
}: Pick<Property, 'maintenance' | 'maintenance_included'>): Fact {
  if (maintenance_included) return ['Maintenance', 'Included in the rent'];
  const isExtra = maintenance_included === false;
  if (maintenance === null) return ['Maintenance', isExtra && 'Not included in the rent'];
  return ['Maintenance', `${fullRupees(maintenance)} / month`, isExtra && 'Not included in the rent'];
}

const availableFrom = ({ available_from, today }: Pick<Property, 'available_from' | 'today'>): string | undefined => {
  if (available_from === null) return undefined;
  return available_from <= today ? 'Now' : dayText(available_from);
};

const stayLabel = (months: number | null): string | undefined => {
  if (!months) return undefined;
  return months === 1 ? '1 month' : `${months} months`;
};

/** What a tenant asks first; a home for sale has none of it. */
export const rentFacts = (property: Property): Fact[] => [
  ['Available from', availableFrom(property)],
  ['Deposit', property.deposit === null ? undefined : shortRupees(property.deposit)],
  ['Minimum stay', stayLabel(property.minimum_stay_months)],
  ['Preferred tenants', property.preferred_tenants && TENANTS_LABELS[property.preferred_tenants]],
];

function ProjectLink({ project: { slug, title } }: { project: NonNullable<Property['project']> }) {
  return (
    <Link className={linkClass} to={listingPath('project', slug)}>
      {title}
    </Link>
  );
}

/** Who posted the home: the name is a first name and an initial. */
const posterFact = ({ posted_by, poster_name, published_at }: Property): Fact => [
  'Posted by',
  posted_by && [poster_name, POSTED_BY_LABELS[posted_by]].filter(Boolean).join(', '),
  published_at !== null && `on ${dayText(published_at)}`,
];

export const toPropertyFacts = (property: Property): Fact[] => [
  posterFact(property),
  ...rentFacts(property),
  ['Configuration', [bhkLabel(property), bathsLabel(property.bathrooms)].filter(Boolean).join(', ')],
  [
    isLand(property.property_type ?? '') ? 'Plot area' : 'Built-up area',
    !hasAreaPanel(property) && property.area && areaLabel(property.area),
  ],
  floorFact(property),
  ...ageFacts(property),
  ['Facing', property.facing && FACING_LABELS[property.facing]],
  ['Furnishing', property.furnishing && FURNISHING_LABELS[property.furnishing]],
  ['Covered parking', countLabel(property.covered_parking)],
  ['Open parking', countLabel(property.open_parking)],
  ['Balconies', countLabel(property.balconies)],
  ['Lift', yesOrNo(property.has_lift)],
  ['Power backup', property.power_backup && POWER_BACKUP_LABELS[property.power_backup]],
  ['Water supply', property.water_supply && WATER_LABELS[property.water_supply]],
  maintenanceFact(property),
  ['Ownership', property.ownership && OWNERSHIP_LABELS[property.ownership]],
  ['Property type', property.property_type && PROPERTY_TYPE_LABELS[property.property_type]],
  ['Residency type', property.residency_type && RESIDENCY_LABELS[property.residency_type]],
  ['Project', property.project && <ProjectLink key="project" project={property.project} />],
  localityFact({ kind: 'property', item: property }),
  ['City', property.city?.city_name],
  reraFact(property),
];
