import { testimonialDesk } from './content/index.ts';
import type { Ctx } from './context.ts';

/** Every kind of record that the back office keeps. */
export const recordDesks = (ctx: Ctx) => ({
  testimonials: testimonialDesk(ctx),
});

export type RecordDesks = ReturnType<typeof recordDesks>;
