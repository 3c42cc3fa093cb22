import type { TestimonialInput } from '#contract';
import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { testimonials } = tables;

export const testimonialService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'testimonial',
    noun: 'Testimonial',
    table: testimonials,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(testimonials)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, testimonials.name, testimonials.location),
    sorts: { name: testimonials.name, location: testimonials.location, createdAt: testimonials.createdAt },
    values: ({ name, location, content }: Partial<TestimonialInput>) => ({ name, location, content }),
  });
