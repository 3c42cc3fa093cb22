import type { AmenityInput, BhkInput, TagInput } from '#contract';
import { sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { linkUsage, syncRows } from '../listings/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { amenities, bhkOptions, tags } = tables;

/** Bits for amenities in the search mask; an amenity beyond them is not offered as a filter. */
const FILTER_BITS = 63;

/** Returns the lowest free bit; the table lock serialises concurrent inserts. */
async function findFreeBit(
  tx: Tx,
  table: typeof amenities | typeof bhkOptions,
  column: typeof amenities.filterBit | typeof bhkOptions.bit,
  bits: number,
): Promise<number | undefined> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const used = new Set((await tx.select({ bit: column }).from(table)).map(({ bit }) => bit));
  return Array.from({ length: bits }, (_, bit) => bit).find((bit) => !used.has(bit));
}

export const amenityService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'amenity',
    noun: 'Amenity',
    table: amenities,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(amenities)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, amenities.name),
    sorts: { name: amenities.name, category: amenities.category, createdAt: amenities.createdAt },
    values: async ({ name, category }: Partial<AmenityInput>, { tx, before }) => ({
      name,
      category,
      ...(before ? {} : { filterBit: await findFreeBit(tx, amenities, amenities.filterBit, FILTER_BITS) }),
    }),
    usage: { ...linkUsage('amenity', 'amenities'), by: { one: 'listing', many: 'listings' } },
    conflicts: {
      amenities_name_key: { field: 'name', message: 'An amenity with this name already exists in this category' },
    },
  });

/** Bits for BHK options in the search mask. */
const PLACES = 11;

async function freePlace(tx: Tx): Promise<number> {
  const free = await findFreeBit(tx, bhkOptions, bhkOptions.bit, PLACES);
  if (free === undefined)
    throw new DomainError('conflict', `You can have at most ${PLACES} BHK values. Delete one first.`, 'bhk');
  return free;
}

/** BHK options; staff can add and delete them, but not change them. */
export const bhkService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'bhk',
    noun: 'BHK',
    table: bhkOptions,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: bhkOptions.id,
          bhk: bhkOptions.bhk,
          createdAt: bhkOptions.createdAt,
          updatedAt: bhkOptions.updatedAt,
        })
        .from(bhkOptions)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, bhkOptions.bhk),
    sorts: { bhk: bhkOptions.bhk, createdAt: bhkOptions.createdAt },
    values: async ({ bhk }: Partial<BhkInput>, { tx }) => ({ bhk, bit: await freePlace(tx) }),
    usage: { ...linkUsage('bhk', 'bhks'), by: { one: 'listing', many: 'listings' } },
    conflicts: { bhk_options_bhk_unique: { field: 'bhk', message: 'This BHK already exists' } },
  });

export const tagService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'tag',
    noun: 'Tag',
    table: tags,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({ id: tags.id, tag_name: tags.tagName, createdAt: tags.createdAt, updatedAt: tags.updatedAt })
        .from(tags)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, tags.tagName),
    sorts: { tag_name: tags.tagName, createdAt: tags.createdAt },
    values: ({ tag_name }: Partial<TagInput>) => ({ tagName: tag_name }),
    afterWrite: async ({ tx, before }, id, { tag_name }) => {
      if (!before || tag_name === undefined || tag_name === before['tagName']) return;
      // A tag's name affects the sort order of its listings.
      for (const owner of ['property', 'project'] as const)
        await syncRows(
          tx,
          owner,
          sql`select ${sql.raw(`${owner}_id`)} from ${sql.raw(`${owner}_tags`)} where tag_id = ${id}`,
        );
    },
    usage: { ...linkUsage('tag', 'tags'), by: { one: 'listing', many: 'listings' } },
    conflicts: { tags_name_key: { field: 'tag_name', message: 'A tag with this name already exists' } },
  });
