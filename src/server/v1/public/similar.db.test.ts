import { beforeAll, describe, expect, test } from 'vitest';
import { SimilarProjects, SimilarProperties } from '#contract';
import { rebuildSearch } from '#core';
import { sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { fillProperties } from '../../../../test/listings.ts';
import { saveListings } from '../../../../test/save-listings.ts';

const app = createTestApp();
const listings = saveListings(app);

const get = (path: string) => app.server.inject({ url: `/api/v1/public${path}`, headers: newVisitor() });

const similarTo = async (slug: string) =>
  SimilarProperties.parse((await get(`/property/${slug}/similar`)).json()).properties;
const projectsLike = async (slug: string) =>
  SimilarProjects.parse((await get(`/project/${slug}/similar`)).json()).projects;

beforeAll(async () => {
  await fillProperties(app.db, 200);
  await app.db.insert(tables.projects).values(
    Array.from({ length: 8 }, (_, n) => ({
      slug: `terraces-${n}`,
      title: `Aravalli Terraces ${n}`,
      status: 'published' as const,
      publishedAt: new Date(Date.UTC(2026, 0, n + 1)),
      cityId: 1,
      residencyType: 'residential' as const,
      possessionStatus: 'ready_to_move' as const,
      areaValue: 12.4,
      areaUnit: 'acre' as const,
      minimumPrice: 1_000_000 * (n + 1),
      maximumPrice: 2_000_000 * (n + 1),
    })),
  );
  await rebuildSearch(app.owner);
});

describe('GET /public/property/{slug}/similar', () => {
  test('D-43 gives the same two while a property is listed, and when it is withdrawn, sold or deleted', async () => {
    const [{ id, slug }] = (await get('/property?city_id=1')).json().properties;
    const { similar } = (await get(`/property/${slug}`)).json().property;
    expect(similar).toHaveLength(2);
    expect(await similarTo(slug)).toEqual(similar);
    for (const leave of [
      () => listings.properties.setStatus(id, 'withdrawn'),
      () => listings.properties.setStatus(id, 'sold'),
      () => listings.properties.remove(id),
    ]) {
      await leave();
      expect((await get(`/property/${slug}`)).statusCode).toBe(410);
      expect(await similarTo(slug)).toEqual(similar);
    }
  });

  test('D-43 offers only what is listed itself', async () => {
    const [{ id, slug }] = (await get('/property?city_id=1')).json().properties;
    await listings.properties.setStatus(id, 'sold');
    const [first] = await similarTo(slug);
    await listings.properties.setStatus(first?.id ?? 0, 'withdrawn');
    const left = await similarTo(slug);
    expect(left).toHaveLength(2);
    expect(left.map((item) => item.id)).not.toContain(first?.id);
  });

  test('D-43 is found under an address that it had before it went', async () => {
    const [{ id, slug }] = (await get('/property?city_id=1')).json().properties;
    await listings.properties.update(id, { slug: 'a-better-name' });
    await listings.properties.setStatus(id, 'withdrawn');
    expect(await similarTo(slug)).toEqual(await similarTo('a-better-name'));
  });

  test('D-43 offers nothing for one that went without a city', async () => {
    const id = await listings.properties.create({ title: 'Nothing known yet' });
    await listings.properties.remove(id);
    expect(await similarTo('nothing-known-yet')).toEqual([]);
  });

  test('R-303 of a draft or of nothing is not found', async () => {
    const { rows } = await app.db.execute<{ slug: string }>(
      sql`select slug from properties where status = 'draft' limit 1`,
    );
    expect((await get(`/property/${rows[0]?.slug}/similar`)).statusCode).toBe(404);
    expect((await get('/property/no-such-home/similar')).statusCode).toBe(404);
    expect((await get('/property/%00/similar')).statusCode).toBe(404);
  });
});

describe('GET /public/project/{slug}/similar', () => {
  test('D-43 gives the same two while a project is listed and when it is withdrawn', async () => {
    const { project } = (await get('/project/terraces-3')).json();
    expect(project.similar).toHaveLength(2);
    await listings.projects.setStatus(project.id, 'withdrawn');
    expect((await get('/project/terraces-3')).statusCode).toBe(410);
    expect(await projectsLike('terraces-3')).toEqual(project.similar);
  });

  test('R-303 of a draft or of nothing is not found', async () => {
    await listings.projects.create({ title: 'Still a draft' });
    expect((await get('/project/still-a-draft/similar')).statusCode).toBe(404);
    expect((await get('/project/no-such-project/similar')).statusCode).toBe(404);
  });
});
