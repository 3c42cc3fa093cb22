import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the rendered page, such as `/properties/:slug`. */
    pageRoute?: string;
  }
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** The status that proxies log when a visitor disconnects before the response. */
const GONE = 499;

/** A pattern, never a path: file names of a build change with every release. */
function routeFrom(request: FastifyRequest): string {
  const route = request.pageRoute ?? request.routeOptions.url ?? 'unknown';
  return route.startsWith('/assets/') ? '/assets/*' : route;
}

const getStatus = ({ raw, statusCode }: FastifyReply) => (raw.writableEnded ? statusCode : GONE);

const DIRECTIVES = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
  'require-trusted-types-for',
]);
const OTHER_DIRECTIVE = 'other';

const WINDOW_MS = 60_000;
/** A person reads fewer pages in a minute; many people behind one address may exceed it. */
const HEAVY = 300;
/** More visitors than one process serves in a minute. */
const MAX_READERS = 20_000;

/** Reads of each visitor within a minute, so that scraping shows; only numbers leave this function, never addresses. */
function readerMetrics(registers: Registry[]): (visitor: string) => void {
  let current = new Map<string, number>();
  let last = current;
  let ends = 0;
  const turn = () => {
    const now = performance.now();
    if (now < ends) return;
    last = now < ends + WINDOW_MS ? current : new Map();
    current = new Map();
    ends = now + WINDOW_MS;
  };
  const gauge = (name: string, help: string, measure: (reads: number[]) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        turn();
        this.set(measure([...last.values()]));
      },
    });
  gauge('aangan_reader_max_reads', 'Uncached reads of the heaviest visitor in the last full minute', (reads) =>
    reads.reduce((most, count) => Math.max(most, count), 0),
  );
  gauge(
    'aangan_heavy_readers',
    `Visitors with more than ${HEAVY} uncached reads in the last full minute`,
    (reads) => reads.filter((count) => count > HEAVY).length,
  );
  return (visitor) => {
    turn();
    if (current.size < MAX_READERS || current.has(visitor)) current.set(visitor, (current.get(visitor) ?? 0) + 1);
  };
}

/** Number, status and duration of requests by route. */
export function requestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'aangan_http_requests_total',
    help: 'Requests by route and status; 499 are visitors who left before the answer',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'aangan_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const inFlight = new Gauge({ name: 'aangan_http_requests_in_flight', help: 'Requests under way', registers });
  const shed = new Counter({
    name: 'aangan_http_shed_total',
    help: 'Requests rejected because the process was overloaded',
    registers,
  });

  const violations = new Counter({
    name: 'aangan_policy_violations_total',
    help: 'Reports of browsers about what the content policy blocked, by directive',
    labelNames: ['directive'],
    registers,
  });
  for (const directive of [...DIRECTIVES, OTHER_DIRECTIVE]) violations.inc({ directive }, 0);

  const finished = (request: FastifyRequest, reply: FastifyReply) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = routeFrom(request);
    const status = getStatus(reply);
    inFlight.dec();
    requests.inc({ method, route, status });
    seconds.observe({ method, route }, reply.elapsedTime / 1000);
    if (request.wasShed) shed.inc();
  };

  return {
    /** Counts a report about the content policy; anyone can send one, so unknown directives share a label. */
    countViolation: (directive: string) =>
      violations.inc({ directive: DIRECTIVES.has(directive) ? directive : OTHER_DIRECTIVE }),
    /** Counts an uncached read of a visitor. */
    countReader: readerMetrics(registers),
    observe(app: FastifyInstance): void {
      app.decorateRequest('pageRoute', undefined);
      app.decorateRequest('wasShed', false);
      app.addHook('onRequest', async (request, reply) => {
        inFlight.inc();
        // Unlike `onResponse`, this also fires when the visitor disconnects.
        reply.raw.once('close', () => finished(request, reply));
      });
    },
  };
}
