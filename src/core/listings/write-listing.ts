import { Furnishing, type ListingStatus, PossessionStatus, PropertyType, ResidencyType } from '#contract';
import { eq, type SQL, sql, type Tx, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { safeHtml } from '../safe-html.ts';
import { claimSlug, rememberSlug } from '../slugs.ts';
import { publishedValues } from './freshness.ts';
import { syncProjectRow, syncPropertyRow } from './search-rows.ts';

const { projects, properties } = tables;

export type ListingOwner = 'property' | 'project';

type System = 'id' | 'status' | 'publishedAt' | 'deletedAt' | 'createdAt' | 'updatedAt';

/** Ids of linked tags, amenities and BHK options, and of up to five pictures in order. */
interface ListingLinks {
  tagIds?: number[] | undefined;
  amenityIds?: number[] | undefined;
  bhkIds?: number[] | undefined;
  imageIds?: number[] | undefined;
}

export type PropertyValues = Omit<Partial<typeof properties.$inferInsert>, System> & ListingLinks;
export type ProjectValues = Omit<Partial<typeof projects.$inferInsert>, System> & ListingLinks;

export const getTable = (owner: ListingOwner) => (owner === 'property' ? properties : projects);
/** Updates the search row of a listing; call it in the transaction that changed the listing. */
export const syncRow = (tx: Tx, owner: ListingOwner, id: number) =>
  (owner === 'property' ? syncPropertyRow : syncProjectRow)(tx, id);

/** Replaces the given links; omitted ones stay unchanged. */
export async function replaceLinks(tx: Tx, owner: ListingOwner, id: number, links: ListingLinks): Promise<void> {
  const own = sql.raw(`${owner}_id`);
  const replace = async (table: string, column: string, ids: number[] | undefined, positioned = false) => {
    if (ids === undefined) return;
    const target = sql.raw(table);
    await tx.execute(sql`delete from ${target} where ${own} = ${id}`);
    const rows: SQL[] = ids.map((linked, index) =>
      positioned ? sql`(${id}, ${linked}, ${index + 1})` : sql`(${id}, ${linked})`,
    );
    if (rows.length === 0) return;
    const columns = sql.raw(positioned ? `${owner}_id, ${column}, position` : `${owner}_id, ${column}`);
    await tx.execute(sql`insert into ${target} (${columns}) values ${sql.join(rows, sql`, `)}`);
  };
  await replace(`${owner}_tags`, 'tag_id', links.tagIds);
  await replace(`${owner}_amenities`, 'amenity_id', links.amenityIds);
  await replace(`${owner}_bhks`, 'bhk_id', links.bhkIds);
  await replace(`${owner}_images`, 'media_id', links.imageIds, true);
}

const clean = <Values extends { description?: string | undefined }>(values: Values): Values =>
  values.description === undefined ? values : { ...values, description: safeHtml(values.description) };

/** Stores a new draft with a unique slug, by default from its title. */
async function create(
  ctx: Ctx,
  owner: ListingOwner,
  { tagIds, amenityIds, bhkIds, imageIds, ...values }: PropertyValues | ProjectValues,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const title = values.title ?? '';
    const slug = await claimSlug(tx, owner, values.slug ?? title);
    const [stored] = await tx
      .insert(getTable(owner))
      .values({ ...clean(values), title, slug })
      .returning({ id: getTable(owner).id });
    if (!stored) throw new Error('the listing was not stored');
    await replaceLinks(tx, owner, stored.id, { tagIds, amenityIds, bhkIds, imageIds });
    await syncRow(tx, owner, stored.id);
    return stored.id;
  });
}

async function locked(tx: Tx, owner: ListingOwner, id: number) {
  const table = getTable(owner);
  const [row] = await tx.select({ id: table.id, slug: table.slug }).from(table).where(eq(table.id, id)).for('update');
  if (!row) throw new DomainError('not_found', owner === 'property' ? 'Property not found' : 'Project not found');
  return row;
}

/** Updates a listing; after a change of slug the old one redirects permanently. */
async function update(
  ctx: Ctx,
  owner: ListingOwner,
  id: number,
  { tagIds, amenityIds, bhkIds, imageIds, slug, ...values }: PropertyValues | ProjectValues,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const current = await locked(tx, owner, id);
    const claimed = slug === undefined || slug === current.slug ? current.slug : await claimSlug(tx, owner, slug, id);
    if (claimed !== current.slug) await rememberSlug(tx, owner, current.slug, id);
    await tx
      .update(getTable(owner))
      .set({ ...clean(values), slug: claimed })
      .where(eq(getTable(owner).id, id));
    await replaceLinks(tx, owner, id, { tagIds, amenityIds, bhkIds, imageIds });
    await syncRow(tx, owner, id);
    await enqueuePurge(tx, { action: 'update', entity: owner, id });
  });
}

/** Changes the status; a database constraint rejects publishing an incomplete listing. */
async function setStatus(ctx: Ctx, owner: ListingOwner, id: number, status: ListingStatus): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await locked(tx, owner, id);
    const table = getTable(owner);
    const values = status === 'published' ? { ...publishedValues(table, ctx.now()), deletedAt: null } : { status };
    await tx.update(table).set(values).where(eq(table.id, id));
    await syncRow(tx, owner, id);
    await enqueuePurge(tx, { action: 'update', entity: owner, id });
  });
}

/** Soft-deletes a listing; it can be restored. */
async function remove(ctx: Ctx, owner: ListingOwner, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await locked(tx, owner, id);
    await tx
      .update(getTable(owner))
      .set({ status: 'withdrawn', deletedAt: ctx.now() })
      .where(eq(getTable(owner).id, id));
    await syncRow(tx, owner, id);
    await enqueuePurge(tx, { action: 'update', entity: owner, id });
  });
}

export interface ListingWrites<Values> {
  create(values: Values): Promise<number>;
  update(id: number, values: Values): Promise<void>;
  setStatus(id: number, status: ListingStatus): Promise<void>;
  remove(id: number): Promise<void>;
}

/** Every write commits the listing, its links and its search row in one transaction. */
export const listingWrites = <Values extends PropertyValues | ProjectValues>(
  ctx: Ctx,
  owner: ListingOwner,
): ListingWrites<Values> => ({
  create: (values) => create(ctx, owner, values),
  update: (id, values) => update(ctx, owner, id, values),
  setStatus: (id, status) => setStatus(ctx, owner, id, status),
  remove: (id) => remove(ctx, owner, id),
});

/** Codes of enum values in the search rows: the index in the enum, from 1; 0 means none. */
const coded = <Value extends string>(values: readonly Value[]) => ({
  toCode: (value: Value): number => values.indexOf(value) + 1,
  toValue: (code: number): Value | undefined => values[code - 1],
});

export const residencyCodes = coded(ResidencyType.options);
export const propertyTypeCodes = coded(PropertyType.options);
export const furnishingCodes = coded(Furnishing.options);
export const possessionCodes = coded(PossessionStatus.options);
