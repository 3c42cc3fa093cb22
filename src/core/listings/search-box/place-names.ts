import { type Db, sql, tables } from '#db';
import { buildPlaceIndex, CITY_GROUPS, getCityAliases, type PlaceIndex, type PlaceName } from '../sentence/index.ts';

type Entry = PlaceName & { aliases: readonly string[] };

/** The names that sentences are read with. */
export interface PlaceNames {
  index: PlaceIndex;
  cityNames: ReadonlyMap<number, string>;
}

/** Safeguards for the memory of the index, far above what a company has. */
const MAX_CITIES = 1_000;
const MAX_LOCALITIES = 50_000;
const MAX_LANDMARKS = 5_000;

/** A single word such as 'School' names no particular place. */
const isOneWord = (name: string): boolean => !/\S\s+\S/.test(name.trim());

async function loadNames(db: Db): Promise<PlaceNames> {
  const { cities, localities } = tables;
  const cityRows = await db.select({ id: cities.id, name: cities.name }).from(cities).limit(MAX_CITIES);
  const localityRows = await db
    .select({
      id: localities.id,
      name: localities.name,
      nameHi: localities.nameHi,
      aliases: localities.aliases,
      cityId: localities.cityId,
    })
    .from(localities)
    .limit(MAX_LOCALITIES);
  const { rows: landmarkRows } = await db.execute<{ id: number; name: string; city_id: number }>(
    sql`select id, name, city_id from suggestions where kind = 'landmark' order by weight desc, id limit ${MAX_LANDMARKS}`,
  );
  const cityIds = new Map(cityRows.map(({ id, name }) => [name, id]));
  const entries: Entry[] = [
    ...cityRows.map(({ id, name }) => ({ kind: 'city' as const, id, name, aliases: getCityAliases(name) })),
    ...CITY_GROUPS.map(({ name, aliases, cities: members }, place) => ({
      kind: 'city-group' as const,
      id: place + 1,
      name,
      cityIds: members.flatMap((member) => cityIds.get(member) ?? []),
      aliases,
    })),
    ...localityRows.map(({ nameHi, aliases, ...locality }) => ({
      kind: 'locality' as const,
      ...locality,
      aliases: nameHi === null ? aliases : [nameHi, ...aliases],
    })),
    ...landmarkRows
      .filter(({ name }) => !isOneWord(name))
      .map(({ id, name, city_id }) => ({ kind: 'landmark' as const, id, name, cityId: city_id, aliases: [] })),
  ];
  return { index: buildPlaceIndex(entries), cityNames: new Map(cityRows.map(({ id, name }) => [id, name])) };
}

/** Landmarks change only when suggestions are rebuilt, every ten minutes. */
const STAMP = sql`
  select concat_ws(' ', (select count(*) || '/' || max(updated_at) from cities),
    (select count(*) || '/' || max(updated_at) from localities), floor(extract(epoch from now()) / 600)) as stamp`;

const CHECK_EVERY_MS = 10_000;

/**
 * The names, kept in memory. Whether they changed is asked at most every ten seconds, because building the index of
 * 7,000 localities takes longer than reading a hundred sentences.
 */
export function openPlaceNames(db: Db, now: () => Date): { get: () => Promise<PlaceNames> } {
  let loaded: { stamp: string; names: PlaceNames; checkedAt: number } | undefined;
  let pending: Promise<PlaceNames> | undefined;
  const refresh = async (): Promise<PlaceNames> => {
    const { rows } = await db.execute<{ stamp: string }>(STAMP);
    const stamp = rows[0]?.stamp ?? '';
    const names = loaded?.stamp === stamp ? loaded.names : await loadNames(db);
    loaded = { stamp, names, checkedAt: now().getTime() };
    return names;
  };
  return {
    get: async () => {
      if (loaded && now().getTime() - loaded.checkedAt < CHECK_EVERY_MS) return loaded.names;
      pending ??= refresh().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
