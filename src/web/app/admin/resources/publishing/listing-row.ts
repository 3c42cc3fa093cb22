import type { StaffProjectRow, StaffPropertyRow } from '#contract';
import { toIndiaBox } from '../../india-clock.ts';

export type ListingPath = 'property' | 'project';

/** What a row of either list says of its way to the visitors. */
export type ListingRow = Pick<
  StaffPropertyRow | StaffProjectRow,
  'id' | 'title' | 'status' | 'scheduled_for' | 'confirmed_at' | 'freshness'
>;

/** Whether staff can say that it is still to be had. */
export const isConfirmable = ({ status, freshness }: Pick<ListingRow, 'status' | 'freshness'>): boolean =>
  status === 'published' || freshness === 'hidden';

/** The day of a moment in India, as lists write it. */
export const indiaDay = (moment: string): string => toIndiaBox(moment).slice(0, 10);
