import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { StaffTestimonial, TestimonialInput } from '#contract';
import type { Core } from '#core';
import { recordRoutes } from './record-routes.ts';

/** The calls of every kind of record. */
export const recordsRoutes =
  ({ records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/testimonial',
        desk: records.testimonials,
        rows: ['testimonials'],
        row: StaffTestimonial,
        input: TestimonialInput,
      }),
    );
  };
