import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExportOptions, otlpExport } from './otlp-export.ts';

/** Span kinds by their number in OTLP. */
const KIND = { server: 2, client: 3, consumer: 5 } as const;
type Attributes = Record<string, string | number>;

interface SpanContext {
  traceId: string;
  spanId: string;
}

interface Span extends SpanContext {
  /** Adds attributes, or a name that was not known at the start. */
  setAttributes(attributes: Attributes, name?: string): void;
  end(failed?: boolean): void;
}

interface Start {
  name: string;
  kind: keyof typeof KIND;
  attributes?: Attributes;
  /** The parent span outside of this process. */
  from?: SpanContext | undefined;
}

const now = () => performance.timeOrigin + performance.now();

/** Traces requests and jobs, and exports their spans. */
export function createTracer({ ratio, ...options }: ExportOptions & { ratio: number }) {
  const active = new AsyncLocalStorage<Span | undefined>();
  const exported = otlpExport(options);

  const open = ({ name: named, kind, attributes: initial = {} }: Start, parent: Partial<SpanContext>): Span => {
    const startMs = now();
    const context = {
      traceId: parent.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
    };
    const attributes = { ...initial };
    let name = named;
    return {
      ...context,
      setAttributes(more, better = name) {
        Object.assign(attributes, more);
        name = better;
      },
      end(failed = false) {
        const { spanId: parentSpanId } = parent;
        exported.add({ ...context, parentSpanId, name, kind: KIND[kind], startMs, endMs: now(), attributes, failed });
      },
    };
  };

  return {
    /** Starts a trace for the sampled share: a caller may set the trace id but cannot force sampling. */
    begin: (start: Start): Span | undefined => (Math.random() < ratio ? open(start, start.from ?? {}) : undefined),
    /** Starts a child of the active span; undefined without one. */
    part(start: Start): Span | undefined {
      const parent = active.getStore();
      return parent && open(start, parent);
    },
    /** Runs work with this span active, including what it starts asynchronously. */
    within: <T>(span: Span | undefined, work: () => T): T => active.run(span, work),
    close: () => exported.close(),
  };
}

export type Tracer = ReturnType<typeof createTracer>;

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

const MAX_TEXT_LENGTH = 2_000;

/** A span for each statement of a request or job, with its text but never its parameter values. */
export const traceStatements = (tracer: Tracer) => (text: string) => {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const span = tracer.part({
    name: operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_TEXT_LENGTH),
    },
  });
  return (error?: unknown) => span?.end(Boolean(error));
};
