import type { Property } from '#contract';
import { FACING_LABELS } from '#contract/listings/facing-labels.ts';
import { areaLabel, FURNISHING_LABELS, PROPERTY_TYPE_LABELS, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { fullRupees } from '#contract/rupees.ts';
import { dayText } from '../shared/day-text.ts';
import { bathsLabel, bhkLabel } from '../shared/listings.ts';
import { renderAmenities } from './amenities.tsx';
import { renderBuilder } from './builder.tsx';
import { renderCompare } from './compare.tsx';
import { renderDescription } from './description.tsx';
import { possessionLabel } from './detail.ts';
import { DetailBody } from './detail-body.tsx';
import { type Fact, reraFact } from './facts.tsx';
import { renderLocation } from './location.tsx';

/** A section's tab is current when this fraction of the section is visible. */
const THRESHOLD = 0.6;

const toFacts = (property: Property): Fact[] => [
  ['Configuration', [bhkLabel(property), bathsLabel(property.bathrooms)].filter(Boolean).join(', ')],
  ['Built-up area', property.area && areaLabel(property.area)],
  ['Facing', property.facing && FACING_LABELS[property.facing]],
  ['Property type', property.property_type && PROPERTY_TYPE_LABELS[property.property_type]],
  ['Residency type', property.residency_type && RESIDENCY_LABELS[property.residency_type]],
  ['Possession', possessionLabel(property.possession_status)],
  ['Possession date', property.possession_date && dayText(property.possession_date)],
  ['City', property.city?.city_name],
  reraFact(property),
  ['Furnishing', property.furnishing && FURNISHING_LABELS[property.furnishing]],
  ['Maintenance', property.maintenance === null ? undefined : fullRupees(property.maintenance)],
];

/** Content of a property page below the images. */
export default function PropertySections({ property }: { property: Property }) {
  return (
    <DetailBody
      detail={{ kind: 'property', item: property }}
      facts={toFacts(property)}
      threshold={THRESHOLD}
      sections={[
        { id: 'description', tab: 'Description', title: 'Description', content: renderDescription(property) },
        { id: 'amenities', tab: 'Amenities', title: 'Amenities', content: renderAmenities(property) },
        { id: 'builder', tab: 'Builder', title: 'About Builder', content: renderBuilder(property) },
        { id: 'compare', title: 'Compare Properties', content: renderCompare(property) },
        { id: 'location', tab: 'Location', title: 'Location', content: renderLocation(property) },
      ]}
    />
  );
}
