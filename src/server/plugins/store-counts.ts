import type { FastifyInstance } from 'fastify';
import type { Core } from '#core';

const EVERY_MS = 5_000;

/** Stores the counts every few seconds, and once more when the server stops. */
export function storeCounts(app: FastifyInstance, { counts }: Core): void {
  const store = () => counts.store().catch((error: unknown) => app.log.warn({ err: error }, 'counts were not stored'));
  const timer = setInterval(() => void store(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}
