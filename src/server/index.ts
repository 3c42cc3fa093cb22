export { createMetrics, type Metrics } from './metrics/index.ts';
export { buildOperations } from './operations.ts';
export { BUILT_ASSETS } from './pages.ts';
export { createLogger } from './plugins/logging.ts';
export { openSharedCounter, type SharedCounter } from './plugins/shared-counter.ts';
export { type Arrival, probeRequest } from './probe.ts';
export { buildServer, type ServerOptions } from './server.ts';
export { createTracer, type Tracer, traceStatements } from './tracing/tracer.ts';
