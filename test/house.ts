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
  diskStore,
  type Happening,
  type JobQueue,
  type Links,
  openJobQueue,
} from '#core';
import { buildApp } from '#server';
import { type TestDatabase, testDatabase } from './database.ts';

export const SITE_ORIGIN = 'https://www.aangan.example';
export const LINK_SECRET = 'a secret that only tests know, long enough';

export interface TestHouse extends TestDatabase {
  jobs: JobQueue;
  links: Links;
  core: Core;
  app: FastifyInstance;
  /** What the house takes for the present; tests move it. */
  clock: { now: Date };
  /** What its virus scanner says of every file; tests change it. */
  scanner: { says: 'clean' | 'infected' | 'unavailable' };
  /** What it told those who count. */
  happenings: Happening[];
  cacheFolder: string;
  filesFolder: string;
}

/** The whole house over a database of its own, without pages: core, job queue and the API, called in process. */
export function testHouse(): TestHouse {
  const house = testDatabase() as TestHouse;
  house.clock = { now: new Date('2026-11-15T06:30:00Z') };
  house.scanner = { says: 'clean' };
  house.happenings = [];
  beforeAll(async () => {
    house.jobs = await openJobQueue({ pool: house.pool, supervise: false, onError: () => {} });
    house.links = createLinks(SITE_ORIGIN, LINK_SECRET);
    house.cacheFolder = await mkdtemp(join(tmpdir(), 'aangan-cache-'));
    house.filesFolder = await mkdtemp(join(tmpdir(), 'aangan-files-'));
    house.core = createCore({
      db: house.db,
      jobs: house.jobs,
      links: house.links,
      now: () => house.clock.now,
      files: diskStore(house.filesFolder),
      scan: async () => house.scanner.says,
      cacheFolder: house.cacheFolder,
      happened: (what) => void house.happenings.push(what),
    });
    house.app = await buildApp({
      core: house.core,
      logger: pino({ level: 'silent' }),
      siteOrigin: SITE_ORIGIN,
      trustProxy: '127.0.0.1',
      version: 'test',
      pages: 'none',
    });
  });
  afterAll(async () => {
    await house.app.close();
    await house.jobs.stop();
    await rm(house.cacheFolder, { recursive: true, force: true });
    await rm(house.filesFolder, { recursive: true, force: true });
  });
  return house;
}

let visitors = 0;

/** A visitor nobody has seen before, so that one test's calls do not use up another's allowance. */
export const newVisitor = (): { 'x-forwarded-for': string } => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
};
