import { useOutletContext } from 'react-router';
import type { StaffMember } from '#contract';

/** The signed-in user; only available inside the back office. */
export const useStaff = (): StaffMember => useOutletContext<StaffMember>();
