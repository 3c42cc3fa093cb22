import { bhkName, type ListingStatus, postingText, postingTitle } from '#contract';
import { getCategory } from '#contract/listings/property-category.ts';
import { and, eq, gt, isNotNull, isNull, or, sql, type Tx, tables } from '#db';
import { type Backfill, runBackfill } from '../backfills.ts';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { findLocality, syncRow } from '../listings/index.ts';
import { escapeMarkup } from '../markup.ts';
import { safeHtml } from '../safe-html.ts';
import { claimSlug } from '../slugs.ts';
import { daysAfter, SHOWN_DAYS } from './posting-views.ts';
import { publicAddress } from './public-address.ts';

const {
  bhkOptions,
  cities,
  postedProperties: posted,
  postedPropertyImages,
  properties,
  propertyBhks,
  propertyImages,
} = tables;

type PostedRow = typeof posted.$inferSelect;
type Property = Pick<typeof properties.$inferSelect, 'id' | 'status'>;

/** The poster's text as HTML; what looks like a tag was typed as text. */
const toHtml = (text: string): string =>
  safeHtml(
    escapeMarkup(text)
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
      .join(''),
  );

/** The locality that the poster chose, or else one that the typed locality or a part of the address names. */
async function getLocality(tx: Tx, { cityId, locality, localityId, address }: PostedRow) {
  if (localityId !== null) return { id: localityId, name: locality };
  const found = cityId === null ? undefined : await findLocality(tx, cityId, [locality, ...address.split(',')]);
  return found ?? { id: null, name: locality };
}

async function getBhk(tx: Tx, { bhkId }: PostedRow): Promise<string | undefined> {
  if (bhkId === null) return undefined;
  const [option] = await tx.select({ bhk: bhkOptions.bhk }).from(bhkOptions).where(eq(bhkOptions.id, bhkId));
  return option && bhkName(option.bhk);
}

/** A posting ends so many days after its poster last said that it is available. */
function getConfirmedAt({ now }: Pick<Ctx, 'now'>, { expiresAt }: PostedRow): Date | null {
  if (!expiresAt) return null;
  const confirmedAt = daysAfter(expiresAt, -SHOWN_DAYS);
  return confirmedAt > now() ? now() : confirmedAt;
}

/** What the property of a live posting shows; the flat number, the contacts and the full name stay in the posting. */
async function toPropertyValues(ctx: Pick<Ctx, 'now'>, tx: Tx, posting: PostedRow) {
  const locality = await getLocality(tx, posting);
  const words = {
    property_details: posting.propertyDetails,
    property_type: posting.propertyType,
    purpose: posting.purpose,
    city: posting.city,
    locality: locality.name,
    bhk: (await getBhk(tx, posting)) ?? '',
  };
  const address = publicAddress(posting.address);
  return {
    title: postingTitle(words),
    description: toHtml(postingText(words)),
    cityId: posting.cityId,
    // A city that is not in the master list is only in the address.
    address: posting.cityId === null ? `${address}, ${posting.city}` : address,
    locality: locality.name,
    localityId: locality.id,
    purpose: posting.purpose,
    propertyType: posting.propertyType,
    residencyType: getCategory(posting.propertyType),
    possessionStatus: 'ready_to_move' as const,
    price: posting.price,
    priceOnRequest: posting.price === null,
    builtUpAreaValue: posting.areaValue,
    builtUpAreaUnit: posting.areaUnit,
    carpetAreaValue: posting.carpetAreaValue,
    carpetAreaUnit: posting.carpetAreaUnit,
    floor: posting.floor,
    totalFloors: posting.totalFloors,
    furnishing: posting.furnishing,
    deposit: posting.deposit,
    availableFrom: posting.availableFrom,
    minimumStayMonths: posting.minimumStayMonths,
    maintenanceIncluded: posting.maintenanceIncluded,
    preferredTenants: posting.preferredTenants,
    // An agent's number is their own and not that of a project.
    reraId: posting.postedBy === 'builder' ? posting.reraNumber : null,
    confirmedAt: getConfirmedAt(ctx, posting),
  };
}

async function writeLinks(tx: Tx, propertyId: number, { id, bhkId }: PostedRow): Promise<void> {
  await tx.delete(propertyImages).where(eq(propertyImages.propertyId, propertyId));
  await tx.insert(propertyImages).select(
    tx
      .select({
        propertyId: sql<number>`${propertyId}::bigint`.as('property_id'),
        position: postedPropertyImages.position,
        mediaId: postedPropertyImages.mediaId,
        kind: sql<null>`null::picture_kind`.as('kind'),
      })
      .from(postedPropertyImages)
      .where(eq(postedPropertyImages.postedPropertyId, id)),
  );
  await tx.delete(propertyBhks).where(eq(propertyBhks.propertyId, propertyId));
  if (bhkId !== null) await tx.insert(propertyBhks).values({ propertyId, bhkId });
}

async function publish(ctx: Pick<Ctx, 'now'>, tx: Tx, posting: PostedRow, property: Property | undefined) {
  const values = { ...(await toPropertyValues(ctx, tx, posting)), status: 'published' as const };
  if (property) {
    await tx.update(properties).set(values).where(eq(properties.id, property.id));
    return property.id;
  }
  const slug = await claimSlug(tx, 'property', values.title);
  const publishedAt = posting.reviewedAt ?? ctx.now();
  const [added] = await tx
    .insert(properties)
    .values({ ...values, slug, publishedAt, postingId: posting.id, createdAt: posting.createdAt })
    .returning({ id: properties.id });
  if (!added) throw new Error('the property of a posting was not stored');
  return added.id;
}

const findProperty = async (tx: Tx, postingId: number): Promise<Property | undefined> => {
  const [found] = await tx
    .select({ id: properties.id, status: properties.status })
    .from(properties)
    .where(eq(properties.postingId, postingId));
  return found;
};

const enqueuePropertyPurge = (tx: Tx, id: number) => enqueuePurge(tx, { action: 'update', entity: 'property', id });

/** Deletes the property of a posting that is deleted or erased; its page no longer exists. */
export async function removePostingProperty(tx: Tx, postingId: number): Promise<void> {
  const property = await findProperty(tx, postingId);
  if (!property) return;
  // Before the deletion, because the slugs are read from the row.
  await enqueuePropertyPurge(tx, property.id);
  await tx.delete(properties).where(eq(properties.id, property.id));
}

/**
 * Makes the property of a posting show what the posting says now: published while the posting is on the site, withdrawn
 * or sold afterwards, deleted with it. Call it in the transaction that changed the posting.
 */
export async function syncPostingProperty(ctx: Pick<Ctx, 'now'>, tx: Tx, postingId: number): Promise<void> {
  const [posting] = await tx.select().from(posted).where(eq(posted.id, postingId));
  if (!posting || posting.deletedAt) return removePostingProperty(tx, postingId);
  const property = await findProperty(tx, postingId);
  if (posting.isActive) {
    const id = await publish(ctx, tx, posting, property);
    await writeLinks(tx, id, posting);
    await syncRow(tx, 'property', id);
    await enqueuePropertyPurge(tx, id);
    return;
  }
  if (!property) return;
  // Pictures that the poster removed can be deleted.
  await writeLinks(tx, property.id, posting);
  const status: ListingStatus = posting.status === 'sold' ? 'sold' : 'withdrawn';
  if (property.status === status) return;
  await tx.update(properties).set({ status }).where(eq(properties.id, property.id));
  await syncRow(tx, 'property', property.id);
  await enqueuePropertyPurge(tx, property.id);
}

const BATCH_SIZE = 100;
const REPEAT_MS = 24 * 60 * 60 * 1000;

/** Live postings that are not found by the filters: without a property, or in a city that was not in the master list. */
async function publishBatch(ctx: Pick<Ctx, 'now'>, tx: Tx, position: number): Promise<number | undefined> {
  const property = tx.select({ id: properties.id }).from(properties).where(eq(properties.postingId, posted.id));
  const found = await tx
    .select({ id: posted.id, cityId: posted.cityId, knownCityId: cities.id })
    .from(posted)
    .leftJoin(cities, and(isNull(posted.cityId), eq(sql`lower(${cities.name})`, sql`lower(${posted.city})`)))
    .where(
      and(
        eq(posted.isActive, true),
        gt(posted.id, position),
        or(sql`not exists ${property}`, and(isNull(posted.cityId), isNotNull(cities.id))),
      ),
    )
    .orderBy(posted.id)
    .limit(BATCH_SIZE)
    .for('no key update', { of: posted });
  for (const { id, knownCityId } of found) {
    // What reviewers see has not changed, so neither does the time of the last change.
    if (knownCityId !== null)
      await tx
        .update(posted)
        .set({ cityId: knownCityId, updatedAt: sql`${posted.updatedAt}` })
        .where(eq(posted.id, id));
    await syncPostingProperty(ctx, tx, id);
  }
  return found.at(-1)?.id;
}

/** Adds the properties of postings that are live since an earlier release, and of those whose city was added since. */
export function publishEarlierPostings(ctx: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<number> {
  const backfill: Backfill = {
    name: 'publish-earlier-postings',
    repeatMs: REPEAT_MS,
    getLastId: async (tx) => {
      const [last] = await tx.select({ id: sql<number>`coalesce(max(${posted.id}), 0)` }).from(posted);
      return last?.id ?? 0;
    },
    runBatch: (tx, position) => publishBatch(ctx, tx, position),
  };
  return runBackfill(ctx, backfill, signal);
}
