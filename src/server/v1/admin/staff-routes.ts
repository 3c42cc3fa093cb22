import { Readable } from 'node:stream';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type CallAccess,
  type Permission,
  STAFF_CALLS,
  type StaffCall,
  type StaffCallAnswer,
  type StaffCallName,
  type StaffCallParts,
} from '#contract';
import type { Actor } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { toSchema } from '../call-schema.ts';

/** What the session check is told about a call. */
const ACCESS_CONFIG: Partial<Record<CallAccess, FastifyContextConfig>> = {
  'own pages': { withoutSession: true, ownPagesOnly: true },
  'own account': { ownAccount: true },
};

const isPermission = (access: CallAccess): access is Permission => access.includes(':');

/** Path, access and schemas of a call, as the contract defines them. */
export function toRoute(name: StaffCallName) {
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  const call: StaffCall = STAFF_CALLS[name];
  const { access, reads, isBackground } = call;
  const config: FastifyContextConfig = {
    ...ACCESS_CONFIG[access],
    ...(reads && { reads }),
    ...(isBackground && { isBackground }),
  };
  return {
    method,
    url,
    config,
    schema: toSchema(call),
    ...(isPermission(access) && { preValidation: requirePermission(access) }),
  };
}

interface HandlerContext {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The signed-in user; undefined in calls that need no session. */
  actor: Actor;
}

type Payload<Answer> = [keyof Omit<Answer, 'success'>] extends [never] ? void : Omit<Answer, 'success'>;

type StaffHandlers = {
  [Name in StaffCallName]: (
    input: StaffCallParts<Name> & HandlerContext,
  ) => Promise<Payload<StaffCallAnswer<Name>> | StaffCallAnswer<Name>>;
};

interface StaffRouteOptions {
  /** Rate limits of single calls. */
  limits?: Partial<Record<StaffCallName, FastifyContextConfig>>;
}

/** Routes for calls of the contract. A handler receives the validated input and returns the answer without `success`. */
export const staffRoutes =
  (handlers: Partial<StaffHandlers>, { limits = {} }: StaffRouteOptions = {}): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [key, handler] of Object.entries(handlers)) {
      const name = key as StaffCallName;
      const route = toRoute(name);
      app.route({
        ...route,
        config: { ...route.config, ...limits[name] },
        handler: async (request, reply) => {
          const { params, query, body } = request;
          const context = { params, query, body, request, reply, actor: request.staff && actorFrom(request) };
          const answer = await (handler as (input: object) => Promise<object | undefined>)(context);
          return { success: true, ...answer };
        },
      });
    }
  };

/** Streams a CSV download line by line. */
export const sendCsv = (reply: FastifyReply, name: string, lines: AsyncIterable<string> | string[]) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines));
