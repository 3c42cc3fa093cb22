import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PersonQuery } from '#contract';
import type { Core } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { staffRoutes } from './staff-routes.ts';

/** Changes of records, and deleted records that can be restored. */
export const historyRoutes = ({ history, deleted }: Core) =>
  staffRoutes({
    'GET /access-log': ({ actor, query }) => history.accessLog(actor).list(query),
    'GET /history': ({ actor, query }) => history.service(actor).list(query),
    'GET /history/choices': ({ actor }) => history.service(actor).choices(),
    'GET /history/:id': async ({ actor, params }) => ({ record: await history.service(actor).read(params.id) }),
    'GET /deleted/:kind': ({ actor, params, query }) => deleted.service(actor).list(params.kind, query),
    'POST /deleted/:kind/:id/restore': ({ actor, params }) => deleted.service(actor).restore(params.kind, params.id),
  });

/** Finds, exports and erases the data of a person, and withdraws their consent. Contacts are sent in request bodies, because URLs are logged. */
export const privacyRoutes =
  ({ privacy }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/privacy/export',
      { preValidation: requirePermission('privacy:export'), schema: { tags: ['privacy'], body: PersonQuery } },
      async (request, reply) => {
        const { fileName, contentType, body } = await privacy.service(actorFrom(request)).export(request.body.contacts);
        return reply
          .type(contentType)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(Readable.from(body));
      },
    );
    await app.register(
      staffRoutes({
        'POST /privacy/find': async ({ actor, body }) => ({ person: await privacy.service(actor).find(body.contacts) }),
        'GET /privacy/requests': async ({ actor }) => ({ requests: await privacy.service(actor).requests() }),
        'POST /privacy/decline': ({ actor, body }) => privacy.service(actor).decline(body),
        'POST /privacy/withdraw': ({ actor, body }) => privacy.service(actor).withdraw(body.enquiry_id),
        'POST /privacy/erase': ({ actor, body }) => privacy.service(actor).erase(body.contacts),
      }),
    );
  };
