import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtPage,
  AtPageVersion,
  ContentPageInput,
  Done,
  Failure,
  FaqInput,
  ListQuery,
  PageVersionAnswer,
  PopularLinkInput,
  PublishInput,
  RedirectInput,
  type SettingName,
  SettingsAnswer,
  SettingsInputs,
  StaffFaq,
  StaffPageAnswer,
  StaffPageList,
  StaffPopularLink,
  StaffRedirect,
} from '#contract';
import type { Core } from '#core';
import { actorFrom, recordRoutes } from './record-routes.ts';

const settingsTags = ['settings'];

/** Settings that staff can change without a release: read together, saved one by one. */
const settingsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/settings',
      { schema: { tags: settingsTags, response: { 200: SettingsAnswer, 403: Failure } } },
      async (request) => ({
        ...done,
        settings: await core.settings(actorFrom(request)).read(),
      }),
    );
    const saved = { 200: Done, 400: Failure, 403: Failure };
    for (const name of Object.keys(SettingsInputs) as SettingName[]) {
      const schema = { tags: settingsTags, body: SettingsInputs[name], response: saved };
      app.put(`/settings/${name}`, { schema }, async (request) => {
        await core.settings(actorFrom(request)).save(name, request.body);
        return done;
      });
    }
  };

const tags = ['content'];
const done = { success: true as const };

/** Page content with drafts and versions. Keys contain slashes, so they are query parameters. */
const pagesRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const failures = { 403: Failure, 404: Failure };
    app.get(
      '/page',
      { schema: { tags, querystring: ListQuery, response: { 200: StaffPageList, 403: Failure } } },
      async (request) => ({ ...done, ...(await core.pages(actorFrom(request)).list(request.query)) }),
    );
    app.get(
      '/page/words',
      { schema: { tags, querystring: AtPage, response: { 200: StaffPageAnswer, ...failures } } },
      async (request) => ({ ...done, record: await core.pages(actorFrom(request)).read(request.query.key) }),
    );
    const changed = { 200: Done, 400: Failure, 409: Failure, ...failures };
    app.put(
      '/page/draft',
      { schema: { tags, querystring: AtPage, body: ContentPageInput, response: changed } },
      async (request) => {
        await core.pages(actorFrom(request)).saveDraft(request.query.key, request.body);
        return done;
      },
    );
    app.delete('/page/draft', { schema: { tags, querystring: AtPage, response: changed } }, async (request) => {
      await core.pages(actorFrom(request)).discardDraft(request.query.key);
      return done;
    });
    app.post(
      '/page/publish',
      { schema: { tags, querystring: AtPage, body: PublishInput, response: changed } },
      async (request) => {
        await core.pages(actorFrom(request)).publish(request.query.key, request.body);
        return done;
      },
    );
    app.get(
      '/page/version',
      { schema: { tags, querystring: AtPageVersion, response: { 200: PageVersionAnswer, ...failures } } },
      async (request) => {
        const { key, version } = request.query;
        return { ...done, record: await core.pages(actorFrom(request)).version(key, version) };
      },
    );
    app.post('/page/restore', { schema: { tags, querystring: AtPageVersion, response: changed } }, async (request) => {
      await core.pages(actorFrom(request)).restore(request.query.key, request.query.version);
      return done;
    });
  };

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
