import { useOutletContext } from 'react-router';
import type { StaffMember } from '#contract';

/** Who is signed in. Only inside the back office. */
export const useStaff = (): StaffMember => useOutletContext<StaffMember>();
