import type { StaffMember } from '#contract';

/** The user and request that make a change in the back office; stored with every change. */
export interface Actor {
  staff: StaffMember;
  requestId: string;
  ip: string | undefined;
}
