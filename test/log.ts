import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildServer, createLogger } from '#server';
import { SITE_ORIGIN, type TestApp } from './app.ts';

/** The API of an app, with its log lines captured. */
export async function createLoggedServer({ core }: TestApp): Promise<{ server: FastifyInstance; log: () => string }> {
  let lines = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const server = await buildServer({
    core,
    logger: createLogger('debug', sink),
    siteOrigin: SITE_ORIGIN,
    trustProxy: false,
    version: 'test',
    pages: 'none',
  });
  return { server, log: () => lines };
}
