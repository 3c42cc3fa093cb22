import {
  type LocalityChoices,
  type LocalityInput,
  type UnmatchedLocalities,
  type UnmatchedLocalityInput,
  validateCoordinates,
} from '#contract';
import { alias, and, type Db, desc, eq, inArray, or, sql, type Tx, tables } from '#db';
import { authorise } from './accounts/index.ts';
import type { Ctx } from './context.ts';
import { DomainError, InvalidFields } from './errors.ts';
import { localityUsage, renameLocality, requestLocalityMatching } from './listings/index.ts';
import { type Actor, adminRecordService, type Change, contains } from './records/index.ts';
import { toSlug } from './slugs.ts';

const { cities, localities } = tables;
const parents = alias(localities, 'parents');

type Stored = typeof localities.$inferSelect;

/** A slug that no other locality of the city has. */
async function findSlug(tx: Tx, cityId: number, name: string): Promise<string> {
  const base = toSlug(name, 'locality');
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const isTaken = await tx.$count(localities, and(eq(localities.cityId, cityId), eq(localities.slug, slug)));
    if (!isTaken) return slug;
  }
}

/** A locality is part of one in the same city, and of none that is part of itself. */
async function assertParent(tx: Tx, id: number | undefined, cityId: number, parentId: number): Promise<void> {
  const refuse = (message: string) => {
    throw new DomainError('invalid', message, 'parent_id');
  };
  let current: number | null = parentId;
  while (current !== null) {
    if (current === id) return refuse('A locality cannot be part of itself');
    const [parent]: Pick<Stored, 'parentId' | 'cityId'>[] = await tx
      .select({ parentId: localities.parentId, cityId: localities.cityId })
      .from(localities)
      .where(eq(localities.id, current));
    if (parent?.cityId !== cityId) return refuse('Choose a locality of the same city');
    current = parent.parentId;
  }
}

/** The record as it will be. */
const merged = (before: Stored | undefined, input: Partial<LocalityInput>) => ({
  cityId: input.city_id ?? before?.cityId ?? 0,
  parentId: input.parent_id === undefined ? (before?.parentId ?? null) : input.parent_id,
  latitude: input.latitude === undefined ? before?.latitude : input.latitude,
  longitude: input.longitude === undefined ? before?.longitude : input.longitude,
});

async function values(input: Partial<LocalityInput>, { tx, before }: Change<Stored>): Promise<object> {
  const { cityId } = merged(before, input);
  const moved = before !== undefined && before.cityId !== cityId;
  return {
    cityId: input.city_id,
    parentId: input.parent_id,
    name: input.name,
    nameHi: input.name_hi === '' ? null : input.name_hi,
    aliases: input.aliases && [...new Set(input.aliases)],
    latitude: input.latitude,
    longitude: input.longitude,
    isApproximate: input.is_approximate,
    // The URL of a locality stays when its name changes.
    ...(before && !moved ? {} : { slug: await findSlug(tx, cityId, input.name ?? before?.name ?? '') }),
  };
}

/** Admin service for the localities that listings can be in. */
export const localityService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'locality',
    noun: 'Locality',
    table: localities,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: localities.id,
          name: localities.name,
          name_hi: localities.nameHi,
          city_id: localities.cityId,
          city_name: cities.name,
          parent_id: localities.parentId,
          parent_name: parents.name,
          aliases: localities.aliases,
          latitude: localities.latitude,
          longitude: localities.longitude,
          is_approximate: localities.isApproximate,
          createdAt: localities.createdAt,
          updatedAt: localities.updatedAt,
        })
        .from(localities)
        .innerJoin(cities, eq(cities.id, localities.cityId))
        .leftJoin(parents, eq(parents.id, localities.parentId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) =>
      or(
        contains(query, localities.name),
        contains(query, sql`array_to_string(${localities.aliases}, ' ')`),
        sql`${localities.cityId} in (select ${cities.id} from ${cities} where ${contains(query, cities.name)})`,
      ),
    sorts: { name: localities.name, createdAt: localities.createdAt },
    guard: async ({ tx, before }, next) => {
      if ('deleted' in next || 'isActive' in next) return;
      const { cityId, parentId, ...centre } = merged(before, next);
      const errors = validateCoordinates(centre);
      if (errors.length > 0) throw new InvalidFields(errors);
      if (parentId !== null) await assertParent(tx, before?.id, cityId, parentId);
      const isParent =
        before && before.cityId !== cityId && (await tx.$count(localities, eq(localities.parentId, before.id)));
      if (isParent)
        throw new DomainError('conflict', 'Other localities are part of it, so it stays in its city', 'city_id');
      if (before && before.cityId !== cityId && (await localityUsage.count(tx, before.id)) > 0)
        throw new DomainError('conflict', 'Listings are in this locality, so it stays in its city', 'city_id');
    },
    values,
    afterWrite: async ({ tx, before }, id, { name, aliases }) => {
      if (before && name !== undefined && name !== before.name) await renameLocality(tx, id);
      if (!before || name !== undefined || aliases !== undefined) await requestLocalityMatching(tx);
    },
    usage: {
      count: (tx, id) => localityUsage.count(tx, id),
      by: { one: 'listing', many: 'listings' },
      replace: async (tx, from, to) => {
        const [cityCount] = await tx
          .select({ cities: sql<number>`count(distinct ${localities.cityId})::int` })
          .from(localities)
          .where(inArray(localities.id, [from, to]));
        if (cityCount?.cities !== 1)
          throw new DomainError('invalid', 'Choose a locality of the same city', 'replace_by');
        await localityUsage.replace(tx, from, to);
      },
    },
    conflicts: {
      localities_name_key: { field: 'name', message: 'This city already has a locality with this name' },
    },
  });

/** Forms offer all localities of a city; the limit is a safeguard, not a page size. */
const MAX_CHOICES = 2_000;

/** The localities of a city by name, with the larger one they are part of. */
export async function listLocalityChoices(db: Db, cityId: number): Promise<LocalityChoices> {
  const rows = await db
    .select({ id: localities.id, label: localities.name, note: parents.name })
    .from(localities)
    .leftJoin(parents, eq(parents.id, localities.parentId))
    .where(eq(localities.cityId, cityId))
    .orderBy(localities.name)
    .limit(MAX_CHOICES);
  return {
    success: true,
    localities: rows.map(({ note, ...choice }) => (note === null ? choice : { ...choice, note })),
  };
}

const { backfills, unmatchedLocalities } = tables;
/** As many as staff go through at once; the next ones follow when these are done. */
const MAX_UNMATCHED = 50;

/** Names in listings that match no locality of their city, for staff to add as localities or other names. */
export const unmatchedLocalityService = (ctx: Ctx) => ({
  list: async ({ staff }: Actor): Promise<UnmatchedLocalities> => {
    authorise(staff, 'master-lists:change');
    const names = await ctx.db
      .select({
        city_id: unmatchedLocalities.cityId,
        city_name: cities.name,
        name: sql<string>`min(${unmatchedLocalities.name})`,
        listings: sql<number>`sum(${unmatchedLocalities.listings})::integer`,
      })
      .from(unmatchedLocalities)
      .innerJoin(cities, eq(cities.id, unmatchedLocalities.cityId))
      .groupBy(unmatchedLocalities.cityId, unmatchedLocalities.nameKey, cities.name)
      .orderBy(desc(sql`sum(${unmatchedLocalities.listings})`), unmatchedLocalities.nameKey)
      .limit(MAX_UNMATCHED);
    const [all] = await ctx.db
      .select({
        total: sql<number>`count(distinct (${unmatchedLocalities.cityId}, ${unmatchedLocalities.nameKey}))::integer`,
      })
      .from(unmatchedLocalities);
    const runs = await ctx.db.select().from(backfills).where(sql`${backfills.name} like 'match-localities-%'`);
    const [done, whole] = runs.reduce(
      ([position, last], run) => [
        position + (run.finishedAt ? (run.lastId ?? 0) : run.position),
        last + (run.lastId ?? 0),
      ],
      [0, 0],
    );
    const isFinished = runs.every(({ finishedAt }) => finishedAt !== null);
    return {
      success: true,
      names,
      total: all?.total ?? 0,
      progress: runs.length === 0 ? null : isFinished || whole === 0 ? 1 : Math.min(done / whole, 0.99),
    };
  },

  /** Adds the name, and asks the worker to match the listings that have it. */
  resolve: async (actor: Actor, { city_id, name, locality_id }: UnmatchedLocalityInput): Promise<void> => {
    authorise(actor.staff, 'master-lists:change');
    const service = localityService(ctx);
    const key = name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (locality_id) {
      const locality = await service.read(locality_id);
      if (locality.city_id !== city_id)
        throw new DomainError('invalid', 'Choose a locality of the same city', 'locality_id');
      await service.update(actor, locality_id, { aliases: [...locality.aliases, key] });
    } else {
      await service.create(actor, { city_id, name: name.slice(0, 80) });
    }
    await ctx.db
      .delete(unmatchedLocalities)
      .where(and(eq(unmatchedLocalities.cityId, city_id), eq(unmatchedLocalities.nameKey, key.slice(0, 120))));
  },
});
