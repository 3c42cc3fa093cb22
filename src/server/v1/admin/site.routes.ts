import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from '#core';
import { staffRoutes } from './staff-routes.ts';

/** Settings that staff can change without a release: read together, saved one by one. */
const settingsRoutes = (core: Core) =>
  staffRoutes({
    'GET /settings': ({ actor }) => core.settings(actor).read(),
    'PUT /settings/site': ({ actor, body }) => core.settings(actor).save('site', body),
    'PUT /settings/counters': ({ actor, body }) => core.settings(actor).save('counters', body),
    'PUT /settings/home-sections': ({ actor, body }) => core.settings(actor).save('home-sections', body),
    'PUT /settings/security': ({ actor, body }) => core.settings(actor).save('security', body),
    'PUT /settings/imports': ({ actor, body }) => core.settings(actor).save('imports', body),
    'PUT /settings/retention': ({ actor, body }) => core.settings(actor).save('retention', body),
    'PUT /settings/office': ({ actor, body }) => core.settings(actor).save('office', body),
    'PUT /settings/replies': ({ actor, body }) => core.settings(actor).save('replies', body),
    'PUT /settings/brand': ({ actor, body }) => core.settings(actor).save('brand', body),
    'GET /settings/theme': async ({ actor, query: { primary, accent } }) =>
      core.settings(actor).previewTheme({ primary, accent: accent ?? null }),
    'PUT /settings/mail': ({ actor, body }) => core.settings(actor).save('mail', body),
  });

/** Page content with drafts and versions. Keys contain slashes, so they are query parameters. */
const pagesRoutes = (core: Core) =>
  staffRoutes({
    'GET /page': ({ actor, query }) => core.pages(actor).list(query),
    'GET /page/words': async ({ actor, query }) => ({ record: await core.pages(actor).read(query.key) }),
    'PUT /page/draft': ({ actor, query, body }) => core.pages(actor).saveDraft(query.key, body),
    'DELETE /page/draft': ({ actor, query }) => core.pages(actor).discardDraft(query.key),
    'POST /page/publish': ({ actor, query, body }) => core.pages(actor).publish(query.key, body),
    'GET /page/version': async ({ actor, query }) => ({
      record: await core.pages(actor).version(query.key, query.version),
    }),
    'POST /page/restore': ({ actor, query }) => core.pages(actor).restore(query.key, query.version),
  });

/** Site content: settings and pages. */
export const siteRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(settingsRoutes(core));
    await app.register(pagesRoutes(core));
  };
