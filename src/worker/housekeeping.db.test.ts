import { expect, test } from 'vitest';
import { tables } from '#db';
import { testHouse } from '../../test/house.ts';
import { keepHouse } from './housekeeping.ts';

const house = testHouse();

test('D-42 a worker makes the sitemap soon after it starts, and stops in between when asked', async () => {
  await house.db.insert(tables.blogs).values({
    slug: 'choosing-a-plot',
    title: 'Choosing a plot',
    author: 'Asha Menon',
    content: '<p>x</p>',
    status: 'published',
    publishedAt: house.clock.now,
  });
  const problems: unknown[] = [];
  const housekeeping = keepHouse(house.core, { failed: (problem) => problems.push(problem) });
  await expect.poll(() => house.core.sitemap.index(), { timeout: 15_000 }).toContain('/sitemaps/blogs-00001.xml');
  await housekeeping.stop();
  expect(problems).toEqual([]);
});
