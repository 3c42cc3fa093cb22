import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtRecord, EnquiryQuery } from '#contract';
import type { Core } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { sendCsv, staffRoutes } from './staff-routes.ts';

export const enquiriesRoutes =
  ({ enquiries }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/enquiry/export',
      { preValidation: requirePermission('leads:export'), schema: { tags: ['enquiries'], querystring: EnquiryQuery } },
      async (request, reply) =>
        sendCsv(reply, 'enquiries', await enquiries.service(actorFrom(request)).export(request.query)),
    );
    app.get(
      '/visit/:id/calendar',
      { preValidation: requirePermission('leads:see'), schema: { tags: ['enquiries'], params: AtRecord } },
      async (request, reply) =>
        reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="visit.ics"')
          .send(await enquiries.contacts(actorFrom(request)).visitCalendar(request.params.id)),
    );
    await app.register(
      staffRoutes({
        'GET /enquiry': ({ actor, query }) => enquiries.service(actor).list(query),
        'POST /enquiry': ({ actor, body }) => enquiries.contacts(actor).addLead(body),
        'GET /lead-mail': async ({ actor }) => ({ mails: await enquiries.unreadMails(actor).list() }),
        'DELETE /lead-mail/:id': ({ actor, params }) => enquiries.unreadMails(actor).remove(params.id),
        'GET /lead-source': async ({ actor }) => ({ sources: await enquiries.sources(actor).list() }),
        'POST /lead-source': ({ actor, body }) => enquiries.sources(actor).add(body),
        'POST /lead-source/:id/rotation': ({ actor, params }) => enquiries.sources(actor).rotate(params.id),
        'DELETE /lead-source/:id': ({ actor, params }) => enquiries.sources(actor).remove(params.id),
        'GET /enquiry/colleagues': async ({ actor }) => ({ colleagues: await enquiries.service(actor).colleagues() }),
        'GET /enquiry/board': ({ actor, query }) => enquiries.service(actor).board(query),
        'GET /enquiry/figures': ({ actor, query }) => enquiries.service(actor).figures(query),
        'GET /enquiry/counts': ({ actor }) => enquiries.service(actor).counts(),
        'GET /enquiry/reply-templates': ({ actor }) => enquiries.service(actor).replyTemplates(),
        'GET /enquiry/reply-times': ({ actor }) => enquiries.service(actor).replyTimes(),
        'GET /enquiry/with-colleagues': ({ actor, query }) => enquiries.service(actor).withColleagues(query),
        'POST /enquiry/:id/request': ({ actor, params, body }) =>
          enquiries.service(actor).request(params.id, body.reason),
        'GET /lead-request': ({ actor }) => enquiries.service(actor).requests(),
        'POST /lead-request/:id/answer': ({ actor, params, body }) =>
          enquiries.service(actor).answerRequest(params.id, body.give),
        'GET /user/:id/open-work': ({ actor, params }) => enquiries.handOver(actor).openWork(params.id),
        'POST /user/:id/deactivation': ({ actor, params, body }) =>
          enquiries.handOver(actor).deactivate(params.id, body.hand_over_to),
        'GET /enquiry/:id': async ({ actor, params }) => ({ record: await enquiries.service(actor).read(params.id) }),
        'PATCH /enquiry/:id': ({ actor, params, body }) => enquiries.service(actor).change(params.id, body),
        'POST /enquiry/:id/note': ({ actor, params, body }) => enquiries.service(actor).note(params.id, body),
        'POST /enquiry/:id/contact': ({ actor, params, body }) => enquiries.service(actor).logContact(params.id, body),
        'POST /enquiry/:id/fake': ({ actor, params, body }) => enquiries.service(actor).markFake(params.id, body),
        'GET /blocked-sender': async ({ actor, query }) => ({
          senders: await enquiries.blockedSenders(actor).list(query.q),
        }),
        'POST /blocked-sender': ({ actor, body }) => enquiries.blockedSenders(actor).add(body),
        'DELETE /blocked-sender/:id': ({ actor, params }) => enquiries.blockedSenders(actor).remove(params.id),
        'POST /enquiry/:id/homes': ({ actor, params, body }) => enquiries.contacts(actor).sendHomes(params.id, body),
        'GET /contact': ({ actor, query }) => enquiries.contacts(actor).list(query),
        'GET /contact/lookup': ({ actor, query }) => enquiries.contacts(actor).lookUp(query.value),
        'GET /contact/:id': async ({ actor, params }) => ({ record: await enquiries.contacts(actor).read(params.id) }),
        'PATCH /contact/:id': ({ actor, params, body }) => enquiries.contacts(actor).change(params.id, body),
        'POST /contact/:id/point': ({ actor, params, body }) =>
          enquiries.contacts(actor).addPoint(params.id, body.value),
        'DELETE /contact/:id/point/:point': ({ actor, params }) =>
          enquiries.contacts(actor).removePoint(params.id, params.point),
        'POST /contact/:id/merge': ({ actor, params, body }) =>
          enquiries.contacts(actor).merge(params.id, body.contact_id),
        'GET /contact/:id/homes': ({ actor, params }) => enquiries.contacts(actor).homes(params.id),
        'GET /visit': ({ actor, query }) => enquiries.contacts(actor).visits(query),
        'PATCH /visit/:id': ({ actor, params, body }) => enquiries.contacts(actor).changeVisit(params.id, body),
        'GET /enquiry/assignment': async ({ actor }) => ({ assignment: await enquiries.assignment(actor).read() }),
        'PUT /enquiry/assignment': ({ actor, body }) => enquiries.assignment(actor).change(body),
      }),
    );
  };
