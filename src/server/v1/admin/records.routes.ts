import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Choices,
  ConfigurationInput,
  ProjectInput,
  PropertyInput,
  StaffConfiguration,
  StaffProject,
  StaffProjectRow,
  StaffProperty,
  StaffPropertyRow,
} from '#contract';
import type { Core } from '#core';
import { contentRecordsRoutes } from './content-records.routes.ts';
import { postedPropertiesRoutes } from './posted-properties.routes.ts';
import { recordRoutes } from './record-routes.ts';

export const recordsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/choices', { schema: { tags: ['back office'], response: { 200: Choices } } }, () => core.choices());
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
