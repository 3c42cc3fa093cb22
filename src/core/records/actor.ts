import type { StaffMember } from '#contract';

/** Who changes something in the back office, and by which request: kept with every change. */
export interface Actor {
  staff: StaffMember;
  requestId: string;
  ip: string | undefined;
}
