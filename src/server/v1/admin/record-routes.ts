import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  ActiveInput,
  Added,
  AtOwner,
  AtRecord,
  createPageSchema,
  DeleteQuery,
  Done,
  Failure,
  ListQuery,
  success,
} from '#contract';
import type { Actor, AdminRecordService } from '#core';
import { actorFrom } from './staff-routes.ts';

interface RecordCalls<Row, Input, Full> {
  /** The path below the back office. */
  path: string;
  /** The service, or a function that creates one for the parent record in the path or for the user's permissions. */
  service:
    | AdminRecordService<Row, Input, Full>
    | ((owner: number, actor: Actor) => AdminRecordService<Row, Input, Full>);
  /** The names of the rows in the response; several if an old spelling is still supported. */
  rows: [name: string, ...aliases: string[]];
  row: z.ZodType<Row> & { shape: object };
  /** The schema of a full record, if the list returns only a part of it. */
  full?: z.ZodType<Full>;
  input?: z.ZodObject;
  /** Whether records can be changed after they were added. */
  editable?: boolean;
  /** Whether records can be switched on and off. */
  toggleable?: boolean;
  removable?: boolean;
}

/** Streams a CSV download line by line. */
export const sendCsv = (reply: FastifyReply, name: string, lines: AsyncIterable<string> | string[]) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));

const done = { success: true as const };
const tags = ['back office'];

/** The routes of one kind of record, as far as the options enable them. */
export const recordRoutes =
  <Row, Input, Full>({
    path,
    service,
    rows: names,
    row,
    full,
    input,
    editable = true,
    toggleable = false,
    removable = true,
  }: RecordCalls<Row, Input, Full>): FastifyPluginAsyncZod =>
  async (app) => {
    const at = (request: FastifyRequest) => {
      const { owner = 0 } = request.params as { owner?: number };
      return typeof service === 'function' ? service(owner, actorFrom(request)) : service;
    };
    const listed = createPageSchema(Object.fromEntries(names.map((name) => [name, z.array(row)])));
    app.get(
      path,
      { schema: { tags, params: AtOwner, querystring: ListQuery, response: { 200: listed } } },
      async (request) => {
        const { rows, ...page } = await at(request).list(request.query);
        return { ...done, ...Object.fromEntries(names.map((name) => [name, rows])), ...page } as never;
      },
    );
    const exported = { schema: { tags, params: AtOwner, querystring: ListQuery } };
    app.get(`${path}/export`, exported, async (request, reply) => {
      const lines = await at(request).export(actorFrom(request), request.query, Object.keys(row.shape));
      return sendCsv(reply, path.split('/').at(-1) ?? '', lines);
    });
    const one = `${path}/:id`;
    const read = { 200: success({ record: full ?? row }), 404: Failure };
    app.get(one, { schema: { tags, params: AtRecord, response: read } }, async (request) => ({
      ...done,
      record: await at(request).read(request.params.id),
    }));
    if (input) {
      const added = { tags, params: AtOwner, body: input, response: { 200: Added } };
      app.post(path, { schema: added }, async (request) => ({
        ...done,
        id: await at(request).create(actorFrom(request), request.body as Input),
      }));
    }
    if (input && editable) {
      const changed = { tags, params: AtRecord, body: input.partial(), response: { 200: Done } };
      app.patch(one, { schema: changed }, async (request) => {
        await at(request).update(actorFrom(request), request.params.id, request.body as Partial<Input>);
        return done;
      });
    }
    if (toggleable) {
      const schema = { tags, params: AtRecord, body: ActiveInput, response: { 200: Done } };
      app.put(one, { schema }, async (request) => {
        await at(request).setActive(actorFrom(request), request.params.id, request.body.is_active);
        return done;
      });
    }
    if (removable) {
      const schema = { tags, params: AtRecord, querystring: DeleteQuery, response: { 200: Done } };
      app.delete(one, { schema }, async (request) => {
        await at(request).remove(actorFrom(request), request.params.id, request.query.replace_by);
        return done;
      });
    }
  };
