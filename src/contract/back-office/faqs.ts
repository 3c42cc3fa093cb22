import { z } from 'zod';
import { Id } from '../answers.ts';
import { Publication } from './blogs.ts';
import { Position, requiredText, stamps, type Wire } from './fields.ts';

export const FaqInput = z.object({
  question: requiredText(200, 3),
  answer: requiredText(2000),
  status: Publication,
  position: Position,
});
export type FaqInput = z.infer<typeof FaqInput>;

export const StaffFaq = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  status: Publication,
  position: z.number(),
  ...stamps,
});
export type StaffFaq = Wire<z.infer<typeof StaffFaq>>;
