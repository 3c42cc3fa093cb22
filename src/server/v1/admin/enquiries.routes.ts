import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtRecord,
  Done,
  EnquiryAssignment,
  EnquiryAssignmentAnswer,
  EnquiryChange,
  EnquiryColleagues,
  EnquiryNote,
  EnquiryQuery,
  Failure,
  ReplyTimes,
  StaffEnquiry,
  StaffEnquiryList,
  success,
} from '#contract';
import type { Core } from '#core';
import { actorFrom, sendCsv } from './record-routes.ts';

const tags = ['enquiries'];
const done = { success: true as const };

export const enquiriesRoutes =
  ({ enquiries }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void enquiries.service(actorFrom(request)));

    app.get(
      '/enquiry',
      { schema: { tags, querystring: EnquiryQuery, response: { 200: StaffEnquiryList, 403: Failure } } },
      async (request) => ({ ...done, ...(await enquiries.service(actorFrom(request)).list(request.query)) }),
    );
    app.get('/enquiry/export', { schema: { tags, querystring: EnquiryQuery } }, async (request, reply) =>
      sendCsv(reply, 'enquiries', await enquiries.service(actorFrom(request)).export(request.query)),
    );
    app.get(
      '/enquiry/colleagues',
      { schema: { tags, response: { 200: EnquiryColleagues, 403: Failure } } },
      async (request) => ({ ...done, colleagues: await enquiries.service(actorFrom(request)).colleagues() }),
    );
    app.get(
      '/enquiry/reply-times',
      { schema: { tags, response: { 200: ReplyTimes, 403: Failure } } },
      async (request) => ({ ...done, ...(await enquiries.service(actorFrom(request)).replyTimes()) }),
    );
    const read = { 200: success({ record: StaffEnquiry }), 403: Failure, 404: Failure };
    app.get('/enquiry/:id', { schema: { tags, params: AtRecord, response: read } }, async (request) => ({
      ...done,
      record: await enquiries.service(actorFrom(request)).read(request.params.id),
    }));
    const changed = { 200: Done, 400: Failure, 403: Failure, 404: Failure };
    app.patch(
      '/enquiry/:id',
      { schema: { tags, params: AtRecord, body: EnquiryChange, response: changed } },
      async (request) => {
        await enquiries.service(actorFrom(request)).change(request.params.id, request.body);
        return done;
      },
    );
    app.post(
      '/enquiry/:id/note',
      { schema: { tags, params: AtRecord, body: EnquiryNote, response: changed } },
      async (request) => {
        await enquiries.service(actorFrom(request)).note(request.params.id, request.body);
        return done;
      },
    );
  };

const path = '/enquiry/assignment';

/** The rule that assigns new enquiries. */
export const enquiryAssignmentRoutes =
  ({ enquiries }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preValidation', async (request) => void enquiries.assignment(actorFrom(request)));

    app.get(path, { schema: { tags, response: { 200: EnquiryAssignmentAnswer, 403: Failure } } }, async (request) => ({
      ...done,
      assignment: await enquiries.assignment(actorFrom(request)).read(),
    }));
    app.put(
      path,
      { schema: { tags, body: EnquiryAssignment, response: { 200: Done, 400: Failure, 403: Failure } } },
      async (request) => {
        await enquiries.assignment(actorFrom(request)).change(request.body);
        return done;
      },
    );
  };
