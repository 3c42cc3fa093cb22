import type { Facing, Ownership, PowerBackup, WaterSupply } from './enumerations.ts';

// Apart from the other labels, which every public page loads with its cards and filters.

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

export const OWNERSHIP_LABELS: Record<Ownership, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  co_operative_society: 'Co-operative society',
  power_of_attorney: 'Power of attorney',
};

export const WATER_LABELS: Record<WaterSupply, string> = {
  municipal: 'Municipal',
  borewell: 'Borewell',
  municipal_and_borewell: 'Municipal and borewell',
  tanker: 'Tanker',
};

export const POWER_BACKUP_LABELS: Record<PowerBackup, string> = {
  none: 'None',
  partial: 'Partial',
  full: 'Full',
};
