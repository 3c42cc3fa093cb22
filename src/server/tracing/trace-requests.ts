import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span, Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span | undefined;
  }
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Only a trusted proxy may set the trace of a request; otherwise visitors could mix their traces with others. */
function placeBefore({ headers, ips = [] }: FastifyRequest) {
  const [, traceId, spanId] = ips.length > 1 ? (TRACEPARENT.exec(String(headers.traceparent)) ?? []) : [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/** Uses the route pattern instead of the URL, so that slugs, tokens and queries do not appear in traces. */
function end(span: Span, request: FastifyRequest, { statusCode, raw }: FastifyReply): void {
  const route = request.pageRoute ?? request.routeOptions.url ?? 'unknown';
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode }, `${request.method} ${route}`);
  span.end(statusCode >= 500 || !raw.writableEnded);
}

/** Starts a trace for each request and adds its id to the log lines. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const attributes = { 'http.request.method': method, 'aangan.request_id': request.id };
    const span = tracer.begin({ name: method, kind: 'server', attributes, from: placeBefore(request) });
    if (!span) return done();
    request.span = span;
    request.log = request.log.child({ traceId: span.traceId });
    reply.raw.once('close', () => end(span, request, reply));
    tracer.within(span, done);
  });
  // Reading the body loses the async context, so it is restored here.
  app.addHook('preValidation', (request, _reply, done) => tracer.within(request.span, done));
}
