import {
  type FieldError,
  isGoingPublic,
  type ListingPicture,
  type ListingStatus,
  type PictureKind,
  type ProjectInput,
  type PropertyInput,
} from '#contract';
import { fillAlts } from '#contract/media/picture-alts.ts';
import { asc, type Db, type SQL, sql, type Tx, type tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError, InvalidFields } from '../../errors.ts';
import { choosePictures, staffPictures } from '../../pictures/index.ts';
import type { Change } from '../../records/index.ts';
import { safeHtml } from '../../safe-html.ts';
import { claimSlug, slugAfter, toSlug } from '../../slugs.ts';
import { marksAt, publishedValues, unconfirmedSince } from '../freshness.ts';
import { getTable, type ListingOwner, syncRow } from '../search-rows.ts';
import { renameAlts } from './picture-alts.ts';
import { assertWarningsChecked } from './publishing-check.ts';

/** The stored columns that the next values depend on. */
type StoredListing = Pick<
  typeof tables.properties.$inferSelect,
  'id' | 'status' | 'hiddenForAgeAt' | 'reraId' | 'reraCheckedAt'
>;

/** The status after a change; confirming a listing that was hidden for its age publishes it again. */
function statusAfter(before: StoredListing | undefined, { status, confirmed }: ListingInput): ListingStatus {
  const next = status ?? (confirmed && before?.hiddenForAgeAt ? 'published' : before?.status) ?? 'draft';
  if (confirmed && next !== 'published')
    throw new DomainError('conflict', 'Only a published listing can be confirmed', 'confirmed');
  return next;
}

type StatusChange = Pick<Change<StoredListing>, 'before'> & { ctx: { now: () => Date } };

/** The columns for status, publication dates and freshness after a change. */
function statusValues({ before, ctx }: StatusChange, owner: ListingOwner, input: ListingInput) {
  const next = statusAfter(before, input);
  if (next === 'published' && before?.status !== 'published') {
    const values = publishedValues(getTable(owner), ctx.now());
    return before ? values : { ...values, publishedAt: ctx.now() };
  }
  if (input.confirmed) return { confirmedAt: ctx.now(), freshnessRemindedAt: null };
  if (next === 'scheduled') return { status: next, scheduledFor: input.scheduled_for, hiddenForAgeAt: null };
  // A status set by staff clears the hidden-for-age mark.
  return input.status === undefined ? {} : { status: next, scheduledFor: null, hiddenForAgeAt: null };
}

type ListingInput = Partial<PropertyInput | ProjectInput>;

/** The part of a change that is needed to compute column values. */
export type ListingChange = StatusChange & { actor: { staff: { id: number } } };

/** Whether a slug was made from a title, perhaps with a number because of another listing with that title. */
function isMadeFrom(slug: string, title: string, owner: ListingOwner): boolean {
  const base = toSlug(title, owner);
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}

/** The slug to store. Until a listing is first published, a slug that was made from its title follows the title. */
export async function listingSlug(change: Change, owner: ListingOwner, input: ListingInput) {
  const { before, tx } = change;
  const { slug, title } = input;
  const follows =
    before?.publishedAt === null &&
    title !== undefined &&
    (!slug || slug === before.slug) &&
    isMadeFrom(String(before.slug), String(before.title), owner);
  if (!follows || toSlug(title, owner) === toSlug(String(before.title), owner)) return slugAfter(change, owner, input);
  return claimSlug(tx, owner, title, before.id);
}

/** An empty text field is stored as null. */
const emptied = (text: string | null | undefined) => (text === '' ? null : text);

/** Records who checked the RERA number and when; a new number is unchecked. */
function reraValues({ actor, before, ctx }: ListingChange, { rera_id, rera_checked }: ListingInput) {
  const reraId = emptied(rera_id);
  const another = reraId !== undefined && reraId !== before?.reraId;
  if (rera_checked === true && (another || !before?.reraCheckedAt))
    return { reraId, reraCheckedBy: actor.staff.id, reraCheckedAt: ctx.now() };
  return rera_checked === false || another ? { reraId, reraCheckedBy: null, reraCheckedAt: null } : { reraId };
}

/** Maps form input to the columns that projects and properties share; the slug is claimed separately. */
export function listingValues(change: ListingChange, owner: ListingOwner, input: ListingInput) {
  return {
    title: input.title,
    description: input.description === undefined ? undefined : safeHtml(input.description),
    ...statusValues(change, owner, input),
    cityId: input.city_id,
    builderId: input.builder_id,
    address: input.address,
    locality: input.locality,
    localityId: input.locality_id,
    landmarks: input.landmarks,
    latitude: input.latitude,
    longitude: input.longitude,
    locationEmbedSrc: input.location_iframe,
    residencyType: input.residency_type,
    possessionStatus: input.possession_status,
    priceOnRequest: input.price_on_request,
    rating: input.rating,
    decisionDriversLifeStyle: input.decision_drivers_life_style,
    decisionDriversConnectivity: input.decision_drivers_connectivity,
    decisionDriversLivability: input.decision_drivers_livability,
    decisionDriversValueForMoney: input.decision_drivers_value_for_money,
    ...reraValues(change, input),
    metaTitle: emptied(input.meta_title),
    metaDescription: emptied(input.meta_description),
    metaKeywords: emptied(input.meta_keywords),
    updatedBy: change.actor.staff.id,
    ...(change.before ? {} : { createdBy: change.actor.staff.id }),
  };
}

/** Splits an area into its two columns. */
export const areaColumns = (
  area: { value: number; unit: string } | null | undefined,
  value: string,
  unit: string,
): Record<string, string | number | null> =>
  area === undefined ? {} : { [value]: area?.value ?? null, [unit]: area?.unit ?? null };

type LinkIds = {
  tag_ids: number[];
  amenity_ids: number[];
  bhk_ids: number[];
  image_ids: number[];
  image_kinds: (PictureKind | null)[];
};

/** The ids that a listing is linked to, in their order. */
async function linkIds(db: Pick<Db, 'execute'> | Tx, owner: ListingOwner, id: number): Promise<LinkIds> {
  const ids = (table: string, column: string, order = column) =>
    sql.raw(`array(select ${column} from ${owner}_${table} where ${owner}_id = ${id} order by ${order})`);
  const { rows } = await db.execute<LinkIds>(sql`select
    ${ids('tags', 'tag_id')} as tag_ids, ${ids('amenities', 'amenity_id')} as amenity_ids,
    ${ids('bhks', 'bhk_id')} as bhk_ids, ${ids('images', 'media_id', 'position')} as image_ids,
    ${ids('images', 'kind::text', 'position')} as image_kinds`);
  const [found] = rows;
  if (!found) throw new Error('a select without a table has one row');
  const { image_kinds, ...idLists } = found;
  // The driver returns bigint arrays as text.
  const numbers = Object.entries(idLists).map(([name, list]) => [name, (list as unknown[]).map(Number)]);
  return { ...(Object.fromEntries(numbers) as Omit<LinkIds, 'image_kinds'>), image_kinds };
}

/** The links of a listing under the field names of its form. */
export async function readLinks(
  db: Db,
  owner: ListingOwner,
  id: number,
): Promise<Pick<LinkIds, 'tag_ids' | 'amenity_ids' | 'bhk_ids'> & { images: ListingPicture[] }> {
  const { image_ids, image_kinds, ...links } = await linkIds(db, owner, id);
  const pictures = await staffPictures(db, image_ids);
  return {
    ...links,
    images: pictures.map((picture) => ({ ...picture, kind: image_kinds[image_ids.indexOf(picture.id)] ?? null })),
  };
}

/** Ids of linked tags, amenities and BHK options, and the pictures in order. */
interface ListingLinks {
  tagIds?: number[] | undefined;
  amenityIds?: number[] | undefined;
  bhkIds?: number[] | undefined;
  images?: { id: number; kind: PictureKind | null }[] | undefined;
}

/** Replaces the given links; omitted ones stay unchanged. */
async function replaceLinks(tx: Tx, owner: ListingOwner, id: number, links: ListingLinks): Promise<void> {
  const own = sql.raw(`${owner}_id`);
  const replace = async (table: string, columns: string, rows: SQL[] | undefined) => {
    if (rows === undefined) return;
    const target = sql.raw(`${owner}_${table}`);
    await tx.execute(sql`delete from ${target} where ${own} = ${id}`);
    if (rows.length === 0) return;
    const values = rows.map((row) => sql`(${id}, ${row})`);
    await tx.execute(sql`insert into ${target} (${own}, ${sql.raw(columns)}) values ${sql.join(values, sql`, `)}`);
  };
  const toRows = (ids: number[] | undefined) => ids?.map((linked) => sql`${linked}`);
  await replace('tags', 'tag_id', toRows(links.tagIds));
  await replace('amenities', 'amenity_id', toRows(links.amenityIds));
  await replace('bhks', 'bhk_id', toRows(links.bhkIds));
  await replace(
    'images',
    'media_id, kind, position',
    links.images?.map(({ id: mediaId, kind }, index) => sql`${mediaId}, ${kind}::picture_kind, ${index + 1}`),
  );
}

/** Stores the links sent by a form and updates the search row. */
async function writeLinks(
  { before, tx }: Change,
  owner: ListingOwner,
  id: number,
  { tag_ids, amenity_ids, bhk_ids, images, title }: ListingInput,
): Promise<void> {
  const earlierTitle = typeof before?.title === 'string' ? before.title : '';
  const pictureIds = images && (await choosePictures(tx, fillAlts(title ?? earlierTitle, images)));
  if (before && !images && title !== undefined && title !== earlierTitle)
    await renameAlts(tx, owner, id, { from: earlierTitle, to: title });
  await replaceLinks(tx, owner, id, {
    tagIds: tag_ids && [...new Set(tag_ids)],
    amenityIds: amenity_ids && [...new Set(amenity_ids)],
    bhkIds: bhk_ids && [...new Set(bhk_ids)],
    images: pictureIds?.map((pictureId, index) => ({ id: pictureId, kind: images?.[index]?.kind ?? null })),
  });
  await syncRow(tx, owner, id);
}

interface Rules<Row> {
  /** Maps a stored row to the field names of its form. */
  toRecord: (row: Row) => object;
  /** Validates a record as it would be after the change. */
  validate: (values: Record<string, unknown>, now: Date) => FieldError[];
}

/** The parts that the project and property services share: validation of the whole record, links, and deletion. */
export const listingRules = <Row extends StoredListing>(owner: ListingOwner, { toRecord, validate }: Rules<Row>) => ({
  guard: async ({ actor, before, ctx, tx }: Change<Row>, next: object): Promise<void> => {
    if ('deleted' in next || 'isActive' in next) return;
    const input: ListingInput = next;
    const status = statusAfter(before, input);
    // Everyone who may change listings can make a draft.
    if (status !== (before?.status ?? 'draft'))
      authorise(actor.staff, owner === 'project' ? 'projects:publish' : 'properties:publish', undefined, 'status');
    const values = { ...(before && toRecord(before)), ...input, status };
    const found = validate(values, ctx.now());
    if (found.length > 0) throw new InvalidFields(found);
    const isPublishing = input.status !== undefined && input.status !== before?.status && isGoingPublic(values);
    if (isPublishing) await assertWarningsChecked(tx, owner, { values, id: before?.id ?? 0 }, input.acknowledged);
  },
  afterWrite: (change: Change, id: number, input: ListingInput) => writeLinks(change, owner, id, input),
  deletedValues: { status: 'withdrawn', scheduledFor: null, hiddenForAgeAt: null },
  links: (tx: Tx, id: number) => linkIds(tx, owner, id),
});

/** Work lists for staff: listings to confirm, oldest first; listings hidden as unconfirmed; scheduled listings. */
export const listingStates = (table: typeof tables.properties | typeof tables.projects, ctx: Ctx) => ({
  get to_confirm() {
    const { due } = marksAt(ctx.now());
    return {
      where: sql`${table.status} = 'published' and ${unconfirmedSince(table)} <= ${due}`,
      orderBy: [asc(unconfirmedSince(table)), asc(table.id)],
    };
  },
  hidden: {
    where: sql`${table.hiddenForAgeAt} is not null`,
    orderBy: [asc(table.hiddenForAgeAt), asc(table.id)],
  },
  scheduled: {
    where: sql`${table.status} = 'scheduled'`,
    orderBy: [asc(table.scheduledFor), asc(table.id)],
  },
});
