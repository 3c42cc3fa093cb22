import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type Action,
  ActiveInput,
  Added,
  AtOwner,
  AtRecord,
  Changed,
  createListQuery,
  createPageSchema,
  DeleteQuery,
  Done,
  Failure,
  getRecordPermission,
  PlaceInput,
  RECORDS,
  type RecordCalls,
  type RecordInput,
  type RecordPath,
  type RecordSort,
  success,
} from '#contract';
import type { Core } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { sendCsv, staffRoutes } from './staff-routes.ts';

const done = { success: true as const };
const tags = ['back office'];

/** The routes of one kind of record, as the contract defines them. */
const recordRoutes =
  <Path extends RecordPath>(path: Path, core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const calls: RecordCalls = RECORDS[path];
    const {
      editable = true,
      full,
      input,
      ordered,
      removable = true,
      restorable,
      row,
      rows: name,
      rowsAlias,
      toggleable,
    } = calls;
    const config = calls.reads ? { reads: calls.reads } : {};
    const needs = (action: Action) => ({ preValidation: requirePermission(getRecordPermission(path, action)) });
    const at = (request: FastifyRequest) => {
      const { owner = 0 } = request.params as { owner?: number };
      return core.recordService(path, { actor: actorFrom(request), owner });
    };
    const names = rowsAlias ? [name, rowsAlias] : [name];
    const listed: z.ZodType = createPageSchema(Object.fromEntries(names.map((each) => [each, z.array(row)])));
    const query = createListQuery<RecordSort<Path>>(RECORDS[path].sorts);
    // The types know only the parameters that every list has.
    const querystring = query.extend(calls.filters?.shape ?? {}) as typeof query;
    const filterNames = Object.keys(calls.filters?.shape ?? {});
    /** The filters of a list, which are beside the other parameters in its address. */
    const withFilters = (sent: z.output<typeof query>) => {
      const values = sent as Record<string, unknown>;
      const filters = Object.fromEntries(filterNames.map((each) => [each, values[each]]));
      return { ...sent, filters };
    };
    app.get(
      `/${path}`,
      { ...needs('see'), config, schema: { tags, params: AtOwner, querystring, response: { 200: listed } } },
      async (request) => {
        const { rows, ...page } = await at(request).list(withFilters(request.query));
        return { ...done, ...Object.fromEntries(names.map((each) => [each, rows])), ...page };
      },
    );
    const exported = { ...needs('export'), schema: { tags, params: AtOwner, querystring } };
    app.get(`/${path}/export`, exported, async (request, reply) => {
      const lines = await at(request).export(actorFrom(request), withFilters(request.query), Object.keys(row.shape));
      return sendCsv(reply, path.split('/').at(-1) ?? '', lines);
    });
    const one = `/${path}/:id`;
    const record: z.ZodType = full ?? row;
    const read = { 200: success({ record }), 404: Failure };
    app.get(one, { ...needs('see'), config, schema: { tags, params: AtRecord, response: read } }, async (request) => ({
      ...done,
      record: await at(request).read(request.params.id),
    }));
    if (input) {
      const added = { tags, params: AtOwner, body: input, response: { 200: Added } };
      app.post(`/${path}`, { ...needs('change'), schema: added }, async (request) => ({
        ...done,
        id: await at(request).create(actorFrom(request), request.body as RecordInput<Path>),
      }));
    }
    if (input && editable) {
      const changed = {
        tags,
        params: AtRecord,
        body: input.partial(),
        response: { 200: Changed, 409: Failure, 412: Failure },
      };
      app.patch(one, { ...needs('change'), schema: changed }, async (request) => {
        const version = request.headers['if-match']?.replaceAll('"', '');
        const changes = request.body as Partial<RecordInput<Path>>;
        return { ...done, version: await at(request).update(actorFrom(request), request.params.id, changes, version) };
      });
    }
    if (toggleable) {
      const schema = { tags, params: AtRecord, body: ActiveInput, response: { 200: Done } };
      app.put(one, { ...needs('publish'), schema }, async (request) => {
        await at(request).setActive(actorFrom(request), request.params.id, request.body.is_active);
        return done;
      });
    }
    if (ordered) {
      const schema = { tags, params: AtRecord, body: PlaceInput, response: { 200: Done, 404: Failure, 409: Failure } };
      app.put(`${one}/place`, { ...needs('change'), schema }, async (request) => {
        await at(request).move(actorFrom(request), request.params.id, request.body);
        return done;
      });
    }
    if (restorable) {
      const schema = { tags, params: AtRecord, body: z.unknown(), response: { 200: Done, 404: Failure, 409: Failure } };
      app.post(`${one}/restore`, { ...needs('delete'), schema }, async (request) => {
        await core.deleted.restore(actorFrom(request), path, restorable, request.params.id);
        return done;
      });
    }
    if (removable) {
      const schema = { tags, params: AtRecord, querystring: DeleteQuery, response: { 200: Done } };
      app.delete(one, { ...needs('delete'), schema }, async (request) => {
        await at(request).remove(actorFrom(request), request.params.id, request.query.replace_by);
        return done;
      });
    }
  };

/** All kinds of record, the calls that belong to single ones, and those over all of them. */
export const recordsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const { accounts, bulkChanges, listings, postings } = core;
    for (const path of Object.keys(RECORDS) as RecordPath[]) await app.register(recordRoutes(path, core));
    await app.register(
      staffRoutes({
        'GET /dashboard': ({ actor, query }) => core.dashboard(actor, query),
        'GET /my-day': ({ actor }) => core.myDay(actor),
        'GET /choices': () => core.choices(),
        'GET /choices/localities': ({ query }) => core.localityChoices(query.city_id),
        'GET /unmatched-localities': ({ actor }) => core.unmatchedLocalities.list(actor),
        'POST /unmatched-localities': ({ actor, body }) => core.unmatchedLocalities.resolve(actor, body),
        'GET /unread-names': ({ actor }) => core.unreadNames.list(actor),
        'POST /unread-names': ({ actor, body }) => core.unreadNames.resolve(actor, body),
        'GET /views': async ({ actor, query }) => ({ views: await core.savedViews(actor).list(query.list) }),
        'POST /views': async ({ actor, body }) => ({ id: await core.savedViews(actor).save(body) }),
        'DELETE /views/:id': ({ actor, params }) => core.savedViews(actor).remove(params.id),
        'GET /bulk-changes': async ({ actor, query }) => ({
          changes: await bulkChanges.service(actor).list(query.list),
        }),
        'POST /bulk-changes': async ({ actor, body }) => ({ id: await bulkChanges.service(actor).start(body) }),
        'POST /bulk-changes/prices': ({ actor, body }) => bulkChanges.service(actor).previewPrices(body),
        'GET /bulk-changes/:id': ({ actor, params }) => bulkChanges.service(actor).read(params.id),
        'POST /bulk-changes/:id/stop': ({ actor, params }) => bulkChanges.service(actor).stop(params.id),
        'POST /bulk-changes/:id/undo': ({ actor, params }) => bulkChanges.service(actor).undo(params.id),
        'GET /search': ({ actor, query }) => core.palette.find(actor, query),
        'POST /user/:id/two-factor/reset': ({ actor, params }) => accounts.resetTwoFactor(actor, params.id),
        'POST /user/:id/invitation': ({ actor, params }) => accounts.inviteAgain(actor, params.id),
        'GET /property/publishing-facts': ({ actor, query }) => listings.publishingFacts(actor, query),
        'GET /property/:id/preview': ({ actor, params }) => listings.previewLink(actor, 'property', params.id),
        'GET /project/:id/preview': ({ actor, params }) => listings.previewLink(actor, 'project', params.id),
        'GET /post-property/counts': async ({ actor }) => ({ counts: await postings.counts(actor) }),
        'GET /post-property/:id/duplicates': async ({ actor, params }) => ({
          duplicates: await postings.duplicates(actor, params.id),
        }),
        'POST /post-property/:id/decision': async ({ actor, params, body }) => ({
          next: await postings.decide(actor, params.id, body),
        }),
      }),
    );
  };
