import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  BlogInput,
  FeaturedCityInput,
  FullBlog,
  FullFeaturedCity,
  FullPartner,
  JobInput,
  PartnerInput,
  StaffBlog,
  StaffFeaturedCity,
  StaffJob,
  StaffPartner,
  StaffSubscriber,
  StaffTestimonial,
  TestimonialInput,
} from '#contract';
import type { Core } from '#core';
import { recordRoutes } from './record-routes.ts';

export const contentRecordsRoutes =
  ({ records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/jobs',
        service: records.jobs,
        rows: ['career'],
        row: StaffJob,
        input: JobInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/blog',
        service: records.blogs,
        rows: ['blogs'],
        row: StaffBlog,
        full: FullBlog,
        input: BlogInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/testimonial',
        service: records.testimonials,
        rows: ['testimonials'],
        row: StaffTestimonial,
        input: TestimonialInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/featured-city',
        service: records.featuredCities,
        rows: ['featuredCities'],
        row: StaffFeaturedCity,
        full: FullFeaturedCity,
        input: FeaturedCityInput,
        toggleable: true,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/partner',
        service: records.partners,
        rows: ['partners'],
        row: StaffPartner,
        full: FullPartner,
        input: PartnerInput,
        toggleable: true,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/subscribers',
        service: records.subscribers,
        // The first name is spelt as in the product definition.
        rows: ['subscibers', 'subscribers'],
        row: StaffSubscriber,
        removable: false,
      }),
    );
  };
