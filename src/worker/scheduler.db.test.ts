import { expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp } from '../../test/app.ts';
import { startScheduler } from './scheduler.ts';

const app = createTestApp();

test('D-42 a worker makes the sitemap soon after it starts, and stops in between when asked', async () => {
  await app.db.insert(tables.blogs).values({
    slug: 'choosing-a-plot',
    title: 'Choosing a plot',
    author: 'Asha Menon',
    content: '<p>x</p>',
    status: 'published',
    publishedAt: app.clock.now,
  });
  const errors: unknown[] = [];
  const scheduler = startScheduler(app.core, { failed: (error) => errors.push(error) });
  await expect.poll(() => app.core.sitemap.index(), { timeout: 15_000 }).toContain('/sitemaps/blogs-00001.xml');
  await scheduler.stop();
  expect(errors).toEqual([]);
});
