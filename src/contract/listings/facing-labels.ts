import type { Facing } from './enumerations.ts';

export const FACING_LABELS: Record<Facing, string> = {
  north: 'North',
  north_east: 'North-East',
  east: 'East',
  south_east: 'South-East',
  south: 'South',
  south_west: 'South-West',
  west: 'West',
  north_west: 'North-West',
};
