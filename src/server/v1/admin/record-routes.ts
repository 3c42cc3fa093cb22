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
import { type Actor, type AdminRecordService, DomainError } from '#core';
import { getClientIp } from '../../origin.ts';

interface RecordCalls<Row, Input, Full> {
  /** Its address below the back office. */
  path: string;
  /**
   * The desk that answers; one of its own for each record that it belongs to, where the address names one, or for whoever
   * asks, where not everybody may.
   */
  service:
    | AdminRecordService<Row, Input, Full>
    | ((owner: number, actor: Actor) => AdminRecordService<Row, Input, Full>);
  /** What the answer calls its rows; more than one name where an old spelling lives on. */
  rows: [name: string, ...aliases: string[]];
  row: z.ZodType<Row> & { shape: object };
  /** The shape of a whole record, where the list does not tell it all. */
  full?: z.ZodType<Full>;
  input?: z.ZodObject;
  /** Whether what was added can be changed. */
  editable?: boolean;
  /** Whether it can be switched on and off. */
  toggleable?: boolean;
  removable?: boolean;
}

/** Who asks, for core to authorise and to write down. */
export function actorFrom(request: FastifyRequest): Actor {
  if (!request.staff) throw new DomainError('unauthenticated', 'Please sign in');
  return { staff: request.staff, requestId: request.id, ip: getClientIp(request) };
}

/** Answers with a file that is to be kept, piece by piece as its lines come. */
export const sendCsv = (reply: FastifyReply, name: string, lines: AsyncIterable<string> | string[]) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));

const done = { success: true as const };
const tags = ['back office'];

/** The calls of one kind of record: only those that its desk is asked to answer exist. */
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
