import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AmenityInput,
  BhkInput,
  BlogInput,
  BuilderInput,
  CityInput,
  ConfigurationInput,
  FeaturedCityInput,
  FullBlog,
  FullFeaturedCity,
  FullPartner,
  JobInput,
  PartnerInput,
  ProjectInput,
  PropertyInput,
  StaffAmenity,
  StaffBhk,
  StaffBlog,
  StaffBuilder,
  StaffCity,
  StaffConfiguration,
  StaffFeaturedCity,
  StaffJob,
  StaffPartner,
  StaffProject,
  StaffProjectRow,
  StaffProperty,
  StaffPropertyRow,
  StaffSubscriber,
  StaffTag,
  StaffTestimonial,
  StaffUser,
  TagInput,
  TestimonialInput,
  UserInput,
  WholeBuilder,
} from '#contract';
import type { Core } from '#core';
import { postedPropertiesRoutes } from './posted-properties.routes.ts';
import { recordRoutes } from './record-routes.ts';
import { staffRoutes } from './staff-routes.ts';

const contentRecordsRoutes =
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

export const recordsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const { records } = core;
    await app.register(
      recordRoutes({
        path: '/project',
        service: records.projects,
        rows: ['projects'],
        row: StaffProjectRow,
        full: StaffProject,
        input: ProjectInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/project/:owner/configuration',
        service: records.configurations,
        rows: ['configurations'],
        row: StaffConfiguration,
        input: ConfigurationInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/property',
        service: records.properties,
        rows: ['properties'],
        row: StaffPropertyRow,
        full: StaffProperty,
        input: PropertyInput,
      }),
    );
    await app.register(postedPropertiesRoutes(core));
    await app.register(contentRecordsRoutes(core));
  };

export const masterListRoutes =
  ({ records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/builder',
        service: records.builders,
        rows: ['builders'],
        row: StaffBuilder,
        full: WholeBuilder,
        input: BuilderInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/bhk',
        service: records.bhks,
        rows: ['bhk'],
        row: StaffBhk,
        input: BhkInput,
        editable: false,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/amenity',
        service: records.amenities,
        rows: ['amenities'],
        row: StaffAmenity,
        input: AmenityInput,
      }),
    );
    await app.register(
      recordRoutes({ path: '/tag', service: records.tags, rows: ['tags'], row: StaffTag, input: TagInput }),
    );
    await app.register(
      recordRoutes({ path: '/city', service: records.cities, rows: ['cities'], row: StaffCity, input: CityInput }),
    );
  };

/** The staff accounts. */
export const usersRoutes =
  ({ accounts, records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/user',
        service: records.users,
        rows: ['users'],
        row: StaffUser,
        input: UserInput,
        toggleable: true,
      }),
    );
    await app.register(
      staffRoutes({ 'POST /user/:id/invitation': ({ actor, params }) => accounts.inviteAgain(actor, params.id) }),
    );
  };

/** Private links to listings that may be unpublished. */
export const previewsRoutes = ({ listings }: Core) =>
  staffRoutes({
    'GET /property/:id/preview': ({ params }) => listings.previewLink('property', params.id),
    'GET /project/:id/preview': ({ params }) => listings.previewLink('project', params.id),
  });
