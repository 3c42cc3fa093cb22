import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import {
  type Core,
  createCore,
  createLinks,
  type DomainEvent,
  diskStore,
  type JobQueue,
  type Links,
  openJobQueue,
} from '#core';
import { openSignals, type Signals } from '#db';
import { buildServer } from '#server';
import { type TestDatabase, testDatabase } from './database.ts';

export const SITE_ORIGIN = 'https://www.aangan.example';
export const LINK_SECRET = 'a secret that only tests know, long enough';

export interface TestApp extends TestDatabase {
  jobs: JobQueue;
  links: Links;
  core: Core;
  server: FastifyInstance;
  /** The current time of the app; tests can change it. */
  clock: { now: Date };
  /** Result of the virus scanner for every file; tests can change it. */
  scanner: { says: 'clean' | 'infected' | 'unavailable' };
  /** What hosts of pictures answer; tests can change it. */
  fetchPicture: (url: URL) => Promise<Buffer>;
  emittedEvents: DomainEvent[];
  /** Only if the test asks for it. */
  signals: Signals | undefined;
  cacheFolder: string;
  filesFolder: string;
}

interface TestAppOptions {
  /** Whether the app sees changes by other processes, which takes a connection of its own. */
  isLive?: boolean;
}

/** The whole app with a separate database and without pages: core, job queue and the API, called in process. */
export function createTestApp({ isLive = false }: TestAppOptions = {}): TestApp {
  const app = testDatabase() as TestApp;
  app.clock = { now: new Date('2026-11-15T06:30:00Z') };
  app.scanner = { says: 'clean' };
  app.fetchPicture = () => Promise.reject(new Error('no host has pictures'));
  app.emittedEvents = [];
  beforeAll(async () => {
    app.jobs = await openJobQueue({ pool: app.pool, supervise: false, onError: () => {} });
    app.links = createLinks(SITE_ORIGIN, [LINK_SECRET]);
    app.cacheFolder = await mkdtemp(join(tmpdir(), 'aangan-cache-'));
    app.filesFolder = await mkdtemp(join(tmpdir(), 'aangan-files-'));
    app.signals = isLive ? openSignals({ pool: app.pool, url: app.url }) : undefined;
    app.core = createCore({
      db: app.db,
      signals: app.signals,
      jobs: app.jobs,
      links: app.links,
      now: () => app.clock.now,
      files: diskStore(app.filesFolder),
      scan: async () => app.scanner.says,
      fetchPicture: (url) => app.fetchPicture(url),
      cacheFolder: app.cacheFolder,
      visitorMailsPerHour: 10_000,
      emit: (what) => void app.emittedEvents.push(what),
    });
    app.server = await buildServer({
      core: app.core,
      logger: pino({ level: 'silent' }),
      siteOrigin: SITE_ORIGIN,
      trustProxy: '127.0.0.1',
      version: 'test',
      pages: 'none',
    });
  });
  afterAll(async () => {
    await app.server.close();
    await app.jobs.stop();
    await app.signals?.close();
    await rm(app.cacheFolder, { recursive: true, force: true });
    await rm(app.filesFolder, { recursive: true, force: true });
  });
  return app;
}

let visitors = 0;

/** A new client address, so that tests do not share rate limits. */
export const newVisitor = (): { 'x-forwarded-for': string } => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
};
