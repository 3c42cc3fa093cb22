import type { PropertyType } from './enumerations.ts';

/** The kinds of property by heading, in display order. */
export const PROPERTY_TYPE_GROUPS: { label: string; types: PropertyType[] }[] = [
  {
    label: 'ALL RESIDENTIAL',
    types: [
      'flat/apartment',
      'plot',
      'residential',
      'villa',
      'builder_floor_apartment',
      'penthouse',
      'studio_apartment',
      'service_apartment',
    ],
  },
  {
    label: 'ALL COMMERCIAL',
    types: [
      'commercial_office_space',
      'office_in_it_park',
      'commercial_shop',
      'commercial_showroom',
      'commercial_land',
      'warehouse/godown',
      'industrial_land',
      'industrial_building',
      'industrial_shed',
    ],
  },
  { label: 'ALL AGRICULTURAL', types: ['agricultural_land', 'farmhouse'] },
];
