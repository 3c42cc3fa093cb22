import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AmenityInput,
  BhkInput,
  BuilderInput,
  CityInput,
  StaffAmenity,
  StaffBhk,
  StaffBuilder,
  StaffCity,
  StaffTag,
  TagInput,
  WholeBuilder,
} from '#contract';
import type { Core } from '#core';
import { recordRoutes } from './record-routes.ts';

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
