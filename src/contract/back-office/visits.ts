import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { VisitStatus } from '../people/enumerations.ts';
import { requiredText, Stamp } from './fields.ts';
import { StaffColleague } from './people.ts';

export const VISIT_STATUS_LABELS: Record<VisitStatus, string> = {
  planned: 'Planned',
  done: 'Done',
  missed: 'Did not come',
  cancelled: 'Cancelled',
};

const Place = requiredText(200);

/** Where and with whom a visit is, and whether the visitor gets emails about it. */
export const VisitPlan = z.object({ place: Place, with_id: Id, is_told: z.boolean().default(false) });
export type VisitPlan = z.infer<typeof VisitPlan>;

export const VisitChange = z.object({ at: Stamp, place: Place, with_id: Id, status: VisitStatus }).partial();
export type VisitChange = z.infer<typeof VisitChange>;

export const StaffVisit = z.object({
  id: Id,
  enquiry_id: Id,
  at: Stamp,
  place: z.string(),
  with: StaffColleague.nullable(),
  status: VisitStatus,
  is_told: z.boolean(),
});
export type StaffVisit = Wire<z.infer<typeof StaffVisit>>;

/** The visits of some days, of the user or of those whose leads the user sees. */
export const VisitQuery = z.object({
  since: z.iso.date(),
  until: z.iso.date(),
});
export type VisitQuery = z.infer<typeof VisitQuery>;

export const VisitList = success({
  visits: z.array(StaffVisit.extend({ full_name: z.string(), phone: z.string() })),
});
