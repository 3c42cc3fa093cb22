import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** Unassigned, round robin, or by the city of the listing. */
export const AssignmentMode = z.enum(['none', 'round_robin', 'by_city']);
export type AssignmentMode = z.infer<typeof AssignmentMode>;

const MAX_COLLEAGUES = 100;
const MAX_CITIES = 200;

/** How new enquiries are assigned. The settings of the other modes are stored, in case they are selected again. */
export const EnquiryAssignment = z.object({
  mode: AssignmentMode,
  /** The round robin, also used for cities without their own rule; an empty list means all colleagues. */
  colleagues: z.array(Id).max(MAX_COLLEAGUES, `At most ${MAX_COLLEAGUES} colleagues`),
  cities: z
    .array(
      z.object({
        city_id: Id,
        colleagues: z.array(Id).min(1, 'Choose at least one colleague').max(MAX_COLLEAGUES),
      }),
    )
    .max(MAX_CITIES, `At most ${MAX_CITIES} cities`)
    .refine((cities) => new Set(cities.map(({ city_id }) => city_id)).size === cities.length, 'Each city only once'),
});
export type EnquiryAssignment = z.infer<typeof EnquiryAssignment>;

export const EnquiryAssignmentAnswer = success({ assignment: EnquiryAssignment });
export type EnquiryAssignmentAnswer = z.infer<typeof EnquiryAssignmentAnswer>;
