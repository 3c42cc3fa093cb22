import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp, createLogger } from '#server';
import { SITE_ORIGIN, type TestHouse } from './house.ts';

/** The API over a house, with every line that it logs kept to be read. */
export async function loggedApp({ core }: TestHouse): Promise<{ app: FastifyInstance; log: () => string }> {
  let lines = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const app = await buildApp({
    core,
    logger: createLogger('debug', sink),
    siteOrigin: SITE_ORIGIN,
    trustProxy: false,
    version: 'test',
    pages: 'none',
  });
  return { app, log: () => lines };
}
