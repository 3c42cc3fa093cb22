import { beforeAll, describe, expect, test } from 'vitest';
import type { Pool } from '#db';
import { testDatabase } from '../test/database.ts';
import {
  captureApiStatements,
  captureLimitedSearch,
  captureSearchStatements,
  explain,
  pagesTouched,
  wholeTableReads,
} from './bare.ts';
import { fillListings } from './fill.ts';
import { PANEL } from './panel.ts';

const small = testDatabase();
const large = testDatabase();

beforeAll(async () => {
  await fillListings(small.ownerPool, 2_000, async (_what, work) => void (await work()));
  await fillListings(large.ownerPool, 20_000, async (_what, work) => void (await work()));
}, 120_000);

describe('the groups of the home page at ten times the size', () => {
  const statements = (pool: Pool) => captureApiStatements(pool, (api) => api.get('/home-groups'));

  test('read neither tags nor listings whole', async () => {
    const plans = await explain(large.ownerPool, await statements(large.ownerPool));
    expect(plans.join('\n')).toContain('property_tags_newest_idx');
    expect(plans.join('\n')).not.toMatch(/Seq Scan on propert/);
  });

  test('touch no more than a fifth more pages', async () => {
    const before = await pagesTouched(small.ownerPool, await statements(small.ownerPool));
    const after = await pagesTouched(large.ownerPool, await statements(large.ownerPool));
    expect(after).toBeLessThanOrEqual(before * 1.2);
  });
});

describe('search at ten times the size', () => {
  test.each(PANEL)('%s reads no growing table whole', async (_name, query) => {
    expect(
      wholeTableReads(await explain(large.ownerPool, await captureSearchStatements(large.ownerPool, query))),
    ).toEqual([]);
  });

  // Below these limits the cost grows with the matches; they are smaller than on a site, because the tables are.
  const limits = { candidates: 100, sample: 80, evaluated: 50, counted: 200 };

  test('touches at the median no more than twice as many pages', async () => {
    const growth: number[] = [];
    for (const [, query] of PANEL) {
      const before = await pagesTouched(small.ownerPool, await captureLimitedSearch(small.ownerPool, query, limits));
      const after = await pagesTouched(large.ownerPool, await captureLimitedSearch(large.ownerPool, query, limits));
      growth.push(after / Math.max(before, 1));
    }
    const sorted = growth.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(2);
  });
});
