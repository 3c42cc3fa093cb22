import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Done, Failure, type SettingName, SettingsAnswer, SettingsInputs } from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

const tags = ['settings'];
const done = { success: true as const };

/** Settings that staff can change without a release: read together, saved one by one. */
export const settingsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/settings', { schema: { tags, response: { 200: SettingsAnswer, 403: Failure } } }, async (request) => ({
      ...done,
      settings: await core.settings(actorFrom(request)).read(),
    }));
    const saved = { 200: Done, 400: Failure, 403: Failure };
    for (const name of Object.keys(SettingsInputs) as SettingName[]) {
      const schema = { tags, body: SettingsInputs[name], response: saved };
      app.put(`/settings/${name}`, { schema }, async (request) => {
        await core.settings(actorFrom(request)).save(name, request.body);
        return done;
      });
    }
  };
