import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/local-postgres.ts';
import { missingPackages, type PageCache, startNginx, startVarnish } from '../test/page-caches.ts';
import { createDrillApp, type DrillApp } from './drill-app.ts';
import { count } from './outcomes.ts';
import { ask, until } from './page-cache/ask.ts';
import { signIn } from './page-cache/back-office.ts';
import { RULES } from './page-cache/rules.ts';
import { PAGES, SITE_RULES } from './page-cache/site-rules.ts';
import { openSmallOrigin } from './page-cache/small-origin.ts';
import { pause } from './sending.ts';

/**
 * Runs the shipped nginx and Varnish configurations, with only the addresses changed, first in front of a small site
 * whose responses expire quickly and then of the real one: what is cached, what never is, what is purged when, and what
 * visitors get while PostgreSQL and the site are down.
 *
 *   npm run drill:page-cache             down for twelve minutes, past all freshness
 *   npm run drill:page-cache -- --short  for CI: down for five seconds
 */
const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const DOWN_MS = options.short ? 5_000 : 12 * 60_000;

const STARTS = [startNginx, startVarnish];
const failures: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'aangan-page-cache-'));

async function check(name: string, work: () => Promise<number | void>): Promise<void> {
  try {
    const ms = await work();
    console.log(`ok      ${name}${ms === undefined ? '' : ` (${ms} ms)`}`);
  } catch (error) {
    failures.push(name);
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.stack : String(error)}`);
  }
}

async function tryRules(): Promise<void> {
  for (const [index, start] of STARTS.entries()) {
    const site = await openSmallOrigin();
    const cache = await start({ folder: join(folder, `small-${index}`), appPort: site.port });
    try {
      for (const [name, rule] of Object.entries(RULES)) await check(`${cache.name} ${name}`, () => rule(cache, site));
    } finally {
      await cache.stop();
      await site.close();
    }
  }
}

/** Requests all pages repeatedly from a cache whose origin is down, and returns the number of requests. */
async function visitWhileDown(cache: PageCache, ms: number): Promise<number> {
  const end = Date.now() + ms;
  const seen: Record<string, number> = {};
  do {
    for (const path of PAGES) {
      const answer = await ask(cache.origin + path);
      assert.equal(answer.status, 200, `${cache.name} ${path} ${answer.cache}`);
      seen[answer.cache] = (seen[answer.cache] ?? 0) + 1;
    }
    await pause(1_000);
  } while (Date.now() < end);
  console.log(`        ${cache.name} ${JSON.stringify(seen)}`);
  return Object.values(seen).reduce((sum, each) => sum + each, 0);
}

async function tryOutage(app: DrillApp, caches: PageCache[]): Promise<void> {
  for (const { origin } of caches) for (const path of PAGES) await ask(origin + path);
  await app.database.kill();
  for (const cache of caches)
    await check(`${cache.name} serves every page while PostgreSQL is down`, async () => {
      await visitWhileDown(cache, DOWN_MS / 10);
    });
  await app.web.kill();
  await Promise.all(
    caches.map((cache) =>
      check(`${cache.name} serves every page while the site is down, too`, async () => {
        await visitWhileDown(cache, DOWN_MS);
      }),
    ),
  );
  await app.database.start();
  await app.web.start();
  for (const cache of caches)
    await check(`${cache.name} serves fresh pages again, without a restart`, async () => {
      const look = () => ask(`${cache.origin}/properties?page=1&again=${Date.now()}`);
      return (await until(look, ({ status, cache: how }) => status === 200 && how === 'miss', { what: 'a page' })).ms;
    });
}

/** Waits until no purge is pending; each purge is sent twice, seconds apart. */
const waitForPurges = (app: DrillApp): Promise<void> =>
  app.look(async (client) => {
    while ((await count(client, 'select count(*) as n from cache_purges')) > 0) await pause(100);
  });

async function trySite(): Promise<void> {
  const purgePorts = [await freePort(), await freePort()];
  const app = await createDrillApp({
    env: { CACHE_PURGE_URLS: purgePorts.map((port) => `http://127.0.0.1:${port}`).join(',') },
  });
  const caches: PageCache[] = [];
  try {
    const appPort = Number(new URL(app.origin).port);
    for (const [index, start] of STARTS.entries())
      caches.push(await start({ folder: join(folder, `site-${index}`), appPort, purgePort: purgePorts[index] ?? 0 }));
    const { id: cityId } = await (await signIn(app, app.origin)).call('POST', '/master-list/city', {
      city: 'Gurugram',
      state: 'Haryana',
    });
    for (const cache of caches) {
      await waitForPurges(app);
      const session = await signIn(app, cache.origin);
      for (const [name, rule] of Object.entries(SITE_RULES))
        await check(`${cache.name} ${name}`, () => rule({ cache, bare: app.origin, session, cityId }));
    }
    await waitForPurges(app);
    await tryOutage(app, caches);
  } finally {
    for (const cache of caches) await cache.stop();
    await app.close();
  }
}

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`The page caches were not tried: this machine lacks ${missing.join(', ')} (names of Debian packages).`);
  process.exitCode = process.env.CI ? 1 : 0;
} else {
  try {
    await tryRules();
    await trySite();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (failures.length > 0) console.log(`\n${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
