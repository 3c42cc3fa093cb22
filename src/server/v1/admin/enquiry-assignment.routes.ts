import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Done, EnquiryAssignment, EnquiryAssignmentAnswer, Failure } from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

const tags = ['enquiries'];
const path = '/enquiry/assignment';
const done = { success: true as const };

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
