import { beforeAll, describe, expect, test } from 'vitest';
import { HomeGroup, HomeGroups } from '#contract';
import { rebuildSearch } from '#core';
import { sql } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { fillProperties } from '../../../../test/listings.ts';
import { saveListings } from '../../../../test/save-listings.ts';

const app = createTestApp();
const listings = saveListings(app);

const groups = async () =>
  HomeGroups.parse((await app.server.inject({ url: '/api/v1/public/home-groups', headers: newVisitor() })).json())
    .groups;

const tagId = async (name: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from tags where tag_name = ${name}`);
  return rows[0]?.id ?? 0;
};

const tag = async (name: string, where: string) =>
  app.db.execute(
    sql`insert into property_tags (property_id, tag_id) select id, ${await tagId(name)} from properties where ${sql.raw(where)} on conflict do nothing`,
  );

/** The newest published properties with one of these tags, found by a simple query. */
const newest = async (...names: string[]) => {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select distinct p.id from properties p join property_tags pt on pt.property_id = p.id join tags t on t.id = pt.tag_id
      where p.status = 'published' and t.tag_name in (${list}) order by p.id desc limit 6`,
  );
  return rows.map(({ id }) => id);
};

const ids = (items: { id: number }[]) => items.map(({ id }) => id);

beforeAll(async () => {
  await fillProperties(app.db, 400);
  await app.db.execute(sql`insert into tags (tag_name) values ('Trending now'), ('Newly added'), ('New launch')`);
  await tag('Top Pick', 'id % 7 = 0');
  await tag('Rooftop', 'true');
  await tag('Newly added', 'id % 2 = 0');
  await tag('New launch', 'id % 4 = 0');
  await rebuildSearch(app.owner);
});

describe('GET /public/home-groups', () => {
  test('R-044 R-047 D-21 gives the newest nine published properties of each group, by the words of their tags', async () => {
    const { featured, top } = await groups();
    expect(ids(featured)).toEqual(await newest('Featured'));
    expect(ids(top)).toEqual(await newest('Top Pick'));
    expect(featured).toHaveLength(6);
    expect(top).toHaveLength(6);
  });

  test('R-047 a property with two tags of a group is in it once', async () => {
    const found = ids((await groups()).new);
    expect(found).toEqual(await newest('Newly added', 'New launch'));
    expect(new Set(found).size).toBe(6);
  });

  test('R-044 a group that nothing belongs to is empty', async () => {
    expect((await groups()).trending).toEqual([]);
  });

  test('R-303 a property leaves its groups when it is withdrawn', async () => {
    const [first] = (await groups()).top;
    await listings.properties.setStatus(first?.id ?? 0, 'withdrawn');
    const now = ids((await groups()).top);
    expect(now).not.toContain(first?.id);
    expect(now).toHaveLength(6);
  });

  test('follows a tag only so far back when its newer properties are not public', async () => {
    await app.db.execute(
      sql`insert into properties (slug, title, status) select 'draft-' || g, 'Draft ' || g, 'draft' from generate_series(1, 2000) g`,
    );
    await tag('Trending now', "slug = 'property-1' or slug like 'draft-%' and slug <> 'draft-2000'");
    expect((await groups()).trending).toMatchObject([{ slug: 'property-1' }]);
    await tag('Trending now', "slug = 'draft-2000'");
    expect((await groups()).trending).toEqual([]);
  });

  test('answers before there is any tag', async () => {
    await app.db.execute(sql`delete from property_tags`);
    await app.db.execute(sql`delete from tags`);
    const none = await groups();
    for (const group of HomeGroup.options) expect(none[group]).toEqual([]);
  });
});
