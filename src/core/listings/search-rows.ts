import { Facing, Furnishing, PossessionStatus, PostedBy, PropertyType, ResidencyType } from '#contract';
import { type Db, type SQL, sql, type Tx, tables } from '#db';

const { projects, properties } = tables;

export type ListingOwner = 'property' | 'project';

export const getTable = (owner: ListingOwner) => (owner === 'property' ? properties : projects);

/** Codes of enum values in the search rows: the index in the enum, from 1; 0 means none. */
const coded = <Value extends string>(values: readonly Value[]) => ({
  toCode: (value: Value): number => values.indexOf(value) + 1,
  toValue: (code: number): Value | undefined => values[code - 1],
});

export const residencyCodes = coded(ResidencyType.options);
export const propertyTypeCodes = coded(PropertyType.options);
export const furnishingCodes = coded(Furnishing.options);
export const possessionCodes = coded(PossessionStatus.options);
export const facingCodes = coded(Facing.options);
/** 0 are properties of the company itself. */
export const posterCodes = coded(PostedBy.options);

const PROPERTY_COLUMNS = [
  'sort_key',
  'price',
  'builder_id',
  'area_sq_ft',
  'bhk_mask',
  'city_id',
  'rating',
  'property_type',
  'residency_type',
  'possession_status',
  'furnishing',
  'latitude',
  'longitude',
  'locality_id',
  'carpet_sq_ft',
  'amenity_mask',
  'floor',
  'built_year',
  'posted_by',
  'facing',
  'has_rera',
  'carpet_rate',
];

const PROJECT_COLUMNS = [
  'sort_key',
  'minimum_price',
  'maximum_price',
  'builder_id',
  'area_sq_m',
  'bhk_mask',
  'city_id',
  'rating',
  'residency_type',
  'possession_status',
  'name',
  'landmark',
  'words',
  'locality_id',
];

const SEARCHES = {
  property: { table: 'property_search', columns: PROPERTY_COLUMNS },
  project: { table: 'project_search', columns: PROJECT_COLUMNS },
};

/**
 * Updates the search rows of these listings and deletes those of listings that are not public. Call it in the
 * transaction that changed them, so that search results stay consistent. `ids` is a list of ids or a subquery;
 * unchanged rows are not rewritten.
 */
export async function syncRows(tx: Tx, owner: ListingOwner, ids: SQL): Promise<void> {
  const { table, columns } = SEARCHES[owner];
  const target = sql.raw(table);
  const truth = sql.raw(`${table}_truth`);
  const all = (alias: string) => sql.raw(columns.map((column) => `${alias}.${column}`).join(', '));
  const list = sql.raw(['id', ...columns].join(', '));
  const updates = sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '));
  await tx.execute(sql`with truth as (select ${list} from ${truth} where id in (${ids})),
    gone as (delete from ${target} where id in (${ids}) and id not in (select id from truth))
    insert into ${target} (${list}) select ${list} from truth on conflict (id) do update set ${updates}
    where (${all(table)}) is distinct from (${all('excluded')})`);
}

/** Updates the search row of a listing; call it in the transaction that changed the listing. */
export const syncRow = (tx: Tx, owner: ListingOwner, id: number): Promise<void> => syncRows(tx, owner, sql`${id}`);

/** Rebuilds all search rows and counts, for a first load or as a repair. */
export async function rebuildSearch(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const { table, columns } of Object.values(SEARCHES)) {
      const list = sql.raw(['id', ...columns].join(', '));
      await tx.execute(sql`truncate ${sql.raw(table)}`);
      await tx.execute(sql`insert into ${sql.raw(table)} (${list}) select ${list} from ${sql.raw(`${table}_truth`)}`);
    }
    await tx.execute(sql`select rebuild_property_cube()`);
    await tx.execute(sql`select rebuild_suggestions()`);
  });
  await db.execute(
    sql`analyze property_search, property_cube, property_cube_all, property_scope, project_search, suggestions, suggestion_terms, suggestion_prefixes, suggestion_words`,
  );
}

/** Rebuilds the typeahead names; searches use the old ones until it commits. */
export async function rebuildSuggestions(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select rebuild_suggestions()`);
  });
}

/** Merges pending count changes into the cube; reads include pending changes, so they are exact either way. */
export async function foldCounts(db: Db): Promise<number> {
  const { rows } = await db.execute<{ folded: number }>(sql`select fold_property_cube() as folded`);
  return rows[0]?.folded ?? 0;
}
