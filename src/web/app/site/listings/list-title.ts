import type { PropertyType } from '#contract';
import { FURNISHING_LABELS, POSSESSION_LABELS, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { bhkName } from '../shared/listings.ts';
import type { Choices, Search } from './search.ts';

/** Plural labels. */
const MANY: Record<PropertyType, string> = {
  'flat/apartment': 'Flats and Apartments',
  plot: 'Plots',
  residential: 'Residential Houses',
  villa: 'Villas',
  builder_floor_apartment: 'Builder Floor Apartments',
  penthouse: 'Penthouses',
  studio_apartment: 'Studio Apartments',
  service_apartment: 'Service Apartments',
  commercial_office_space: 'Commercial Office Spaces',
  office_in_it_park: 'Offices in IT Parks',
  commercial_shop: 'Commercial Shops',
  commercial_showroom: 'Commercial Showrooms',
  commercial_land: 'Commercial Land',
  'warehouse/godown': 'Warehouses and Godowns',
  industrial_land: 'Industrial Land',
  industrial_building: 'Industrial Buildings',
  industrial_shed: 'Industrial Sheds',
  agricultural_land: 'Agricultural Land',
  farmhouse: 'Farm Houses',
};

/** The value, if there is exactly one. */
const only = <Value>(values: Value[] | undefined): Value | undefined => (values?.length === 1 ? values[0] : undefined);

function getKindLabel(noun: string, { property_type, residency_type }: Search): string {
  const type = only(property_type);
  if (type) return MANY[type];
  if (residency_type === 'plot' && noun === 'Properties') return 'Plots';
  return residency_type ? `${RESIDENCY_LABELS[residency_type]} ${noun}` : noun;
}

/** Title of a list: 'Projects by Vastukala Habitat', '3 BHK Villas in Goa'. */
export function listTitle(noun: 'Properties' | 'Projects', search: Search, choices: Choices): string {
  const bhk = choices.bhks?.find(({ id }) => id === only(search.bhk))?.bhk;
  const city = choices.cities?.find(({ id }) => id === search.city_id)?.city_name;
  const builder = choices.builders?.find(({ id }) => id === search.builder_id)?.name;
  const { possession_status: status, furnishing, search: text, project, landmark } = search;
  const parts = [
    status && POSSESSION_LABELS[status],
    bhk && bhkName(bhk),
    getKindLabel(noun, search),
    furnishing && `(${FURNISHING_LABELS[furnishing]}${furnishing === 'unfurnished' ? '' : ' furnishing'})`,
    text && `matching “${text}”`,
    project && `named “${project}”`,
    builder && `by ${builder}`,
    landmark && `near ${landmark}`,
    city && `in ${city}`,
  ];
  return parts.filter(Boolean).join(' ');
}
