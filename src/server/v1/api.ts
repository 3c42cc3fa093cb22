import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Core } from '#core';
import { failure } from '../plugins/errors.ts';
import { ANY_CALL, limitRates } from '../plugins/rate-limits.ts';
import type { SharedCounter } from '../plugins/shared-counter.ts';
import type { limitConcurrentReads } from '../plugins/shed-load.ts';
import { assertSameOrigin, requireStaff, staffCookie } from '../plugins/staff-session.ts';
import { applicationsRoutes } from './admin/applications.routes.ts';
import { historyRoutes, privacyRoutes } from './admin/audit.routes.ts';
import { authRoutes } from './admin/auth.routes.ts';
import { enquiriesRoutes } from './admin/enquiries.routes.ts';
import { importsRoutes } from './admin/imports.routes.ts';
import { liveRoutes } from './admin/live.routes.ts';
import { pictureRoutes, sendPictureRoute } from './admin/media.routes.ts';
import { recordsRoutes } from './admin/records.routes.ts';
import { siteRoutes } from './admin/site.routes.ts';
import { applicationAlias, applicationRoute } from './public/applications.routes.ts';
import { leadRoutes } from './public/leads.routes.ts';
import { postingPicturesRoute, postingRoute } from './public/postings.routes.ts';
import { PUBLIC_READ, readRoutes } from './public/reads.routes.ts';
import {
  enquiryRoute,
  ownDataRoute,
  policyReportRoute,
  seenRoute,
  subscribeRoute,
  subscriptionRoutes,
} from './public/submissions.routes.ts';

const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send(failure('Not found'));

export interface ApiOptions {
  core: Core;
  siteOrigin: string;
  version: string;
  limits?: SharedCounter | undefined;
  /** Called with the directive of the content policy that a browser has enforced. */
  onViolation: (directive: string) => void;
  /** Applies the concurrency limit to the reads of a scope. */
  limitReads: ReturnType<typeof limitConcurrentReads>;
}

/** Forms of visitors are accepted from our own pages only; a form with a file needs no permission of the browser. */
function refuseForeignPages(app: FastifyInstance, siteOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.ownPagesOnly) assertSameOrigin(request, siteOrigin);
  });
}

/** The form of the newsletter counts for both of its paths together. */
interface CallOptions extends ApiOptions {
  subscribe: FastifyPluginAsyncZod;
}

async function publicCalls(
  app: FastifyInstance,
  { core, limitReads, siteOrigin, subscribe }: CallOptions,
): Promise<void> {
  limitReads(app, 'call');
  refuseForeignPages(app, siteOrigin);
  app.addHook('onSend', async (request, reply, payload) => {
    const cacheable = request.method === 'GET' && reply.statusCode === 200;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheable ? PUBLIC_READ : 'no-store');
    return payload;
  });
  await app.register(readRoutes);
  await app.register(applicationRoute(core));
  await app.register(postingRoute(core));
  await app.register(postingPicturesRoute(core));
  await app.register(ownDataRoute(core));
  await app.register(subscribe);
  await app.register(subscriptionRoutes(core));
}

async function adminCalls(app: FastifyInstance, { core, siteOrigin, subscribe }: CallOptions): Promise<void> {
  const cookies = staffCookie(siteOrigin.startsWith('https:'));
  await requireStaff(app, { core, cookies, siteOrigin });
  await app.register(authRoutes(core, cookies));
  await app.register(recordsRoutes(core));
  await app.register(enquiriesRoutes(core));
  await app.register(liveRoutes({ core, cookies }));
  await app.register(applicationsRoutes(core));
  await app.register(historyRoutes(core));
  await app.register(privacyRoutes(core));
  await app.register(siteRoutes(core));
  await app.register(importsRoutes(core));
  await app.register(subscribe);
  await app.register(applicationAlias(core));
  await app.register(sendPictureRoute(core));
  await app.register(pictureRoutes(core));
  // Unknown paths also require a session, so that visitors learn nothing about the back office.
  app.all('/*', { schema: { hide: true } }, notFound);
}

/** The description without the calls of the back office. */
function withoutAdminCalls(description: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const open = Object.entries(Object(description['paths'])).filter(([path]) => !path.startsWith('/api/v1/admin/'));
  return { ...description, paths: Object.fromEntries(open) };
}

/** The OpenAPI description: anyone reads about the public calls, staff about all. */
async function describeCalls(app: FastifyInstance, { core, siteOrigin }: ApiOptions): Promise<void> {
  const cookies = staffCookie(siteOrigin.startsWith('https:'));
  await app.register(cookie);
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const sessionId = cookies.read(request);
    const owner = sessionId === undefined ? undefined : await core.accounts.sessionOwner(sessionId);
    if (owner && !owner.twoStepMissing) request.staff = owner.staff;
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replaceAll(/(base-uri|frame-ancestors) 'self'/g, "$1 'none'"),
    transformSpecificationClone: true,
    transformSpecification: (description, request) => (request.staff ? description : withoutAdminCalls(description)),
  });
}

/** Everything under /api: the calls, their OpenAPI description, and their own 404. */
export async function mountApi(app: FastifyInstance, apiOptions: ApiOptions): Promise<void> {
  const options = { ...apiOptions, subscribe: subscribeRoute(apiOptions.core) };
  await app.register(
    async (api) => {
      // Only in this scope, because plugins at the root describe their routes in plain JSON Schema.
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      await limitRates(api, { name: 'call', shared: options.limits, ...ANY_CALL });
      await api.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: {
            title: 'Aangan API',
            version: options.version,
            description: 'Bodies are flat: a `success` flag beside the named payload.',
          },
          components: { securitySchemes: { leadKey: { type: 'http', scheme: 'bearer' } } },
        },
        transform: jsonSchemaTransform,
        transformObject: jsonSchemaTransformObject,
      });
      await api.register((docs) => describeCalls(docs, options));
      await api.register((calls) => publicCalls(calls, options), { prefix: '/v1/public' });
      await api.register(
        async (calls) => {
          refuseForeignPages(calls, options.siteOrigin);
          await calls.register(enquiryRoute(options.core));
          await calls.register(leadRoutes(options.core));
          await calls.register(seenRoute(options.core));
          await calls.register(policyReportRoute(options.onViolation));
        },
        { prefix: '/v1' },
      );
      await api.register((calls) => adminCalls(calls, options), { prefix: '/v1/admin' });
      api.all('/*', { schema: { hide: true } }, notFound);
    },
    { prefix: '/api' },
  );
}
