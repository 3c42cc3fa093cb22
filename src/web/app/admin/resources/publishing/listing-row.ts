import type { StaffProjectRow, StaffPropertyRow } from '#contract';
import { toIndiaBox } from '../../india-clock.ts';

export type ListingPath = 'property' | 'project';

/** The publishing fields of a property or project row. */
export type ListingRow = Pick<
  StaffPropertyRow | StaffProjectRow,
  'id' | 'title' | 'status' | 'scheduled_for' | 'confirmed_at' | 'freshness'
>;

/** Whether staff can confirm that it is still available. */
export const isConfirmable = ({ status, freshness }: Pick<ListingRow, 'status' | 'freshness'>): boolean =>
  status === 'published' || freshness === 'hidden';

/** The date of a timestamp in India, as lists show it. */
export const indiaDay = (moment: string): string => toIndiaBox(moment).slice(0, 10);
