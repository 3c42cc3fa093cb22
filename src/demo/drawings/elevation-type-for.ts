import type { ElevationType } from './catalogue.ts';
import { createRandom } from './random.ts';

const BY_PROPERTY_TYPE: ReadonlyMap<string, ElevationType> = new Map([
  ['residential', 'villa'],
  ['villa', 'villa'],
  ['builder_floor_apartment', 'builder-floor'],
  ['plot', 'plot'],
  ['commercial_land', 'plot'],
  ['industrial_land', 'plot'],
  ['agricultural_land', 'plot'],
  ['farmhouse', 'farmhouse'],
  ['commercial_office_space', 'office'],
  ['office_in_it_park', 'office'],
  ['commercial_shop', 'shop'],
  ['commercial_showroom', 'shop'],
  ['warehouse/godown', 'warehouse'],
  ['industrial_building', 'warehouse'],
  ['industrial_shed', 'warehouse'],
]);

/** The elevation for a `property_type`; flats of every kind and unknown types get a tower or a mid-rise. */
export const elevationTypeFor = (propertyType: string, seed: number): ElevationType =>
  BY_PROPERTY_TYPE.get(propertyType) ?? (createRandom(seed).chance(0.5) ? 'tower' : 'midrise');
