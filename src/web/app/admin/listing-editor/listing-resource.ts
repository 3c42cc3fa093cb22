import type { StaffProject, StaffProperty } from '#contract';
import type { RecordForm, Resource } from '../engine/resource.ts';

export type StoredListing = StaffProperty | StaffProject;

/** The parts of a resource that its page needs. */
export interface ListingResource extends Pick<Resource, 'needs' | 'noun' | 'path' | 'restorable' | 'title'> {
  /** The path of the list. */
  page: string;
  form: RecordForm<StoredListing>;
}
