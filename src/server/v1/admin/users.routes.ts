import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtRecord, Done, Failure, StaffUser, UserInput } from '#contract';
import type { Core } from '#core';
import { actorFrom, recordRoutes } from './record-routes.ts';

/** The staff accounts. */
export const usersRoutes =
  ({ accounts, records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/user',
        service: records.users,
        rows: ['users'],
        row: StaffUser,
        input: UserInput,
        toggleable: true,
      }),
    );
    app.post(
      '/user/:id/invitation',
      { schema: { tags: ['back office'], params: AtRecord, response: { 200: Done, 409: Failure, 429: Failure } } },
      async (request) => {
        await accounts.inviteAgain(actorFrom(request), request.params.id);
        return { success: true as const };
      },
    );
  };
