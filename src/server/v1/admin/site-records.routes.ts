import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FaqInput, PopularLinkInput, RedirectInput, StaffFaq, StaffPopularLink, StaffRedirect } from '#contract';
import type { Core } from '#core';
import { pagesRoutes } from './pages.routes.ts';
import { actorFrom, recordRoutes } from './record-routes.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Site content: settings, pages, questions, popular links and redirects. */
export const siteRecordRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void core.settings(actorFrom(request)));
    const { records } = core;
    await app.register(settingsRoutes(core));
    await app.register(pagesRoutes(core));
    await app.register(
      recordRoutes({
        path: '/faq',
        service: (_owner, actor) => records.faqs(actor),
        rows: ['faqs'],
        row: StaffFaq,
        input: FaqInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/popular-link',
        service: (_owner, actor) => records.popularLinks(actor),
        rows: ['popularLinks'],
        row: StaffPopularLink,
        input: PopularLinkInput,
      }),
    );
    await app.register(
      recordRoutes({
        path: '/redirect',
        service: (_owner, actor) => records.redirects(actor),
        rows: ['redirects'],
        row: StaffRedirect,
        input: RedirectInput,
      }),
    );
  };
