import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call } from '../calls.ts';

/** A customer's statement about the company. */
export const Testimonial = z.object({ id: Id, name: z.string(), location: z.string(), content: z.string() });
export type Testimonial = z.infer<typeof Testimonial>;

export const TestimonialList = success({ testimonials: z.array(Testimonial) });
export type TestimonialList = z.infer<typeof TestimonialList>;

/** A company we work with. */
export const Partner = z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() });
export type Partner = z.infer<typeof Partner>;

export const PartnerList = success({ partners: z.array(Partner) });
export type PartnerList = z.infer<typeof PartnerList>;

export const ENDORSEMENT_READS = {
  '/testimonial': { tag: 'content', answer: TestimonialList },
  '/partner': { tag: 'content', answer: PartnerList },
} satisfies Record<string, Call>;
