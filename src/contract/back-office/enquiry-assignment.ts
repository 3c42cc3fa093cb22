import { z } from 'zod';
import { Id, success } from '../answers.ts';

/** Nobody by itself, everybody in turn, or those who look after the city of the listing. */
export const AssignmentMode = z.enum(['none', 'round_robin', 'by_city']);
export type AssignmentMode = z.infer<typeof AssignmentMode>;

const MAX_COLLEAGUES = 100;
const MAX_CITIES = 200;

/** Who a new enquiry is given to. What another mode says is kept, for the day it is chosen again. */
export const EnquiryAssignment = z.object({
  mode: AssignmentMode,
  /** Who takes turns, also for cities without a rule of their own; nobody named means everybody. */
  colleagues: z.array(Id).max(MAX_COLLEAGUES, `At most ${MAX_COLLEAGUES} colleagues`),
  cities: z
    .array(
      z.object({
        city_id: Id,
        colleagues: z.array(Id).min(1, 'Please choose somebody').max(MAX_COLLEAGUES),
      }),
    )
    .max(MAX_CITIES, `At most ${MAX_CITIES} cities`)
    .refine((cities) => new Set(cities.map(({ city_id }) => city_id)).size === cities.length, 'Each city only once'),
});
export type EnquiryAssignment = z.infer<typeof EnquiryAssignment>;

export const EnquiryAssignmentAnswer = success({ assignment: EnquiryAssignment });
export type EnquiryAssignmentAnswer = z.infer<typeof EnquiryAssignmentAnswer>;
