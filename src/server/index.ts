export { type AppOptions, buildApp } from './app.ts';
export { buildOperations } from './operations.ts';
export { createLogger } from './plugins/logging.ts';
export { createMetrics } from './plugins/metrics.ts';
export { openSharedCounter, type SharedCounter } from './plugins/shared-counter.ts';
