import { chromium } from '@playwright/test';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { PublicApi } from '#contract';
import { tables } from '#db';
import { createTestApp } from '../../test/app.ts';
import { LAUNCH_OPTIONS } from '../../test/browser.ts';
import { buildServer, createMetrics } from './index.ts';

const app = createTestApp();

const SCRIPT =
  '<p>A text</p><script>globalThis.stolen = true</script><img src="/none.png" onerror="globalThis.stolen = true">';

/** The sanitiser has a hole: the text of every blog has a script. */
const withHole = (api: PublicApi): PublicApi => ({
  get: async (path, ...input) => {
    const answer = await api.get(path, ...input);
    return path === '/blog/:slug' ? { ...answer, blogs: { ...Object(answer).blogs, content: SCRIPT } } : answer;
  },
});

test('R-304 a stored script that the sanitiser lets through does not run, and the browser reports it', async () => {
  await app.db.insert(tables.blogs).values({
    slug: 'a-hole',
    title: 'A hole',
    author: 'Asha Menon',
    content: '<p>x</p>',
    status: 'published',
    publishedAt: app.clock.now,
  });
  const metrics = createMetrics({ role: 'web', version: 'test' });
  const { core } = app;
  const server = await buildServer({
    core: { ...core, api: withHole(core.api), freshApi: withHole(core.freshApi) },
    logger: pino({ level: 'silent' }),
    siteOrigin: 'http://127.0.0.1',
    trustProxy: false,
    version: 'test',
    pages: 'built',
    metrics,
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/blog/a-hole`);
    await page.getByRole('heading', { name: 'A hole' }).first().waitFor();
    expect(await page.content()).toContain('globalThis.stolen');
    const ran = (name: string) => page.evaluate((global) => global in globalThis, name);
    expect([await ran('__reactRouterContext'), await ran('stolen')]).toEqual([true, false]);
    const reported = async () => /script-src-(?:elem|attr)"\} [1-9]/.test(await metrics.registry.metrics());
    await expect.poll(reported).toBe(true);
  } finally {
    await browser.close();
    await server.close();
  }
});
