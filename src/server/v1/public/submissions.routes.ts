import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Done,
  EnquiryAnswer,
  EnquiryInput,
  Failure,
  SubscribeInput,
  SubscriptionAnswer,
  SubscriptionLink,
} from '#contract';
import { type Core, DomainError } from '#core';
import { getClientIp, originFrom } from '../../origin.ts';
import { memoryCounter, PAGE_VIEW, PUBLIC_WRITE, visitorKey } from '../../plugins/rate-limits.ts';

/** The contact form. Its path is outside /public, as the product defines it. */
export const enquiryRoute =
  ({ enquiries }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/contactUs',
      {
        config: { ...PUBLIC_WRITE, ownPagesOnly: true },
        schema: { tags: ['enquiries'], body: EnquiryInput, response: { 201: EnquiryAnswer, 400: Failure } },
      },
      async (request, reply) => {
        const accepted = [await enquiries.receive(request.body, originFrom(request))];
        return reply.code(201).header('cache-control', 'no-store').send({ success: true, accepted });
      },
    );
  };

const HOUR_MS = 60 * 60 * 1000;
/** The answer for a known address tells that it is known, so one visitor gets it this often in an hour. */
const MAX_DUPLICATES = 5;

/** Also registered under the old back-office path, so the prefix is the caller's. */
export const subscribeRoute = (core: Core): FastifyPluginAsyncZod => {
  const duplicates = memoryCounter();
  const subscribe = async (request: FastifyRequest, input: SubscribeInput) => {
    const visitor = visitorKey(getClientIp(request));
    if (duplicates.read(visitor) >= MAX_DUPLICATES)
      throw new DomainError('too_many', 'Too many requests. Please try again in an hour.');
    try {
      await core.newsletter.subscribe(input, originFrom(request));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'conflict') duplicates.count(visitor, HOUR_MS);
      throw error;
    }
  };
  return async (app) => {
    app.post(
      '/subscribers',
      {
        config: { ...PUBLIC_WRITE, withoutSession: true, ownPagesOnly: true },
        schema: { tags: ['newsletter'], body: SubscribeInput, response: { 201: Done, 409: Failure } },
      },
      async (request, reply) => {
        await subscribe(request, request.body);
        return reply.code(201).send({ success: true });
      },
    );
  };
};

/** The links in our emails. Unsubscribing accepts the one-click POST of mail programs. */
export const subscriptionRoutes =
  ({ forms }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    const schema = { tags: ['newsletter'], querystring: SubscriptionLink, response: { 200: SubscriptionAnswer } };
    app.post('/subscribers/confirm', { config: PUBLIC_WRITE, schema }, async (request) => ({
      success: true as const,
      state: await forms.confirmSubscription(request.query),
    }));
    app.post('/subscribers/unsubscribe', { config: PUBLIC_WRITE, schema }, async (request) => ({
      success: true as const,
      state: await forms.unsubscribe(request.query),
    }));
  };

/** Everything about the person that a private link was sent to. */
export const ownDataRoute =
  ({ privacy }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/my-data',
      { config: PUBLIC_WRITE, schema: { hide: true, querystring: SubscriptionLink } },
      async (request, reply) => {
        const found = await privacy.exportOwnData(request.query);
        if (!found) throw new DomainError('gone', 'This link no longer works');
        return reply
          .type(found.contentType)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${found.fileName}"`)
          .send(Readable.from(found.body));
      },
    );
  };

const MAX_REPORT_BYTES = 16 * 1024;
const MAX_DIRECTIVE_LENGTH = 40;

interface PolicyReport {
  'csp-report'?: { 'effective-directive'?: unknown; 'violated-directive'?: unknown };
}

/** Reports of browsers about what the content policy blocked; anyone can send them, so they are only counted. */
export const policyReportRoute =
  (onViolation: (directive: string) => void): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/policy-report', { config: PAGE_VIEW, schema: { hide: true } }, async (request, reply) => {
      onViolation(readDirective(String(request.body)));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  };

function readDirective(body: string): string {
  try {
    const { 'csp-report': report } = JSON.parse(body) as PolicyReport;
    const directive = report?.['effective-directive'] ?? report?.['violated-directive'];
    return typeof directive === 'string' ? directive.slice(0, MAX_DIRECTIVE_LENGTH) : 'unknown';
  } catch {
    return 'unknown';
  }
}

const MAX_VIEW_BYTES = 1024;

/** Counts a page view. The response is always the same and empty, so it reveals nothing about what is counted. */
export const seenRoute =
  ({ counts }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/seen',
      { config: { ...PAGE_VIEW, ownPagesOnly: true }, bodyLimit: MAX_VIEW_BYTES, schema: { tags: ['site'] } },
      async (request, reply) => {
        if (typeof request.body === 'string') counts.seen(request.body);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  };
