import { z } from 'zod';
import { Id } from '../answers.ts';
import { requiredText, stamps, type Wire } from './fields.ts';

export const TestimonialInput = z.object({
  name: requiredText(80, 2),
  location: requiredText(80),
  content: requiredText(1000),
});
export type TestimonialInput = z.infer<typeof TestimonialInput>;

export const StaffTestimonial = z.object({ id: Id, ...TestimonialInput.shape, ...stamps });
export type StaffTestimonial = Wire<z.infer<typeof StaffTestimonial>>;
