import type { HoldReason, ListingKind } from '#contract';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql, type Tx, tables } from '#db';
import { authorise, may } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { posterName } from '../poster-name.ts';
import type { Actor } from '../records/index.ts';
import { type AlikePicture, alikePictures, getReasons, type Likeness, likelihood } from './alike-pictures.ts';
import type { PostedRow } from './manage-link.ts';
import { postingName } from './posting-views.ts';

const LISTINGS: Record<ListingKind, string> = {
  posted_property: 'posted_properties',
  property: 'properties',
  project: 'projects',
};

/** A select expression for the address of a listing's first picture, as staff see it. */
const firstPicture = (kind: ListingKind): SQL<string | null> =>
  sql`(select case when m.visibility = 'public' then m.path else '/api/v1/admin/media/' || m.id || '/file' end from ${sql.identifier(`${kind}_images`)} i join media m on m.id = i.media_id and m.status = 'ready'
    where i.${sql.identifier(`${kind}_id`)} = ${sql.identifier(LISTINGS[kind])}.id order by i.position limit 1)`;

const { postedProperties: posted, projects, properties } = tables;

/** Minimum trigram similarity of two addresses, as computed by pg_trgm. */
const ALIKE_ADDRESS = 0.7;
/** A poster with many postings is still matched by the most recent ones. */
const MAX_PER_KIND = 20;

const others = ({ id }: PostedRow) => and(ne(posted.id, id), isNull(posted.deletedAt));
const samePhone = ({ countryCode, phoneNumber }: PostedRow) =>
  sql<boolean>`(${posted.phoneNumber} = ${phoneNumber} and ${posted.countryCode} = ${countryCode})`;
const sameEmail = ({ email }: PostedRow) => sql<boolean>`(lower(${posted.email}) = ${email.toLowerCase()})`;
const sameCity = ({ city }: PostedRow) => sql<boolean>`(lower(${posted.city}) = ${city.toLowerCase()})`;
const similarity = ({ address }: PostedRow) => sql<number>`similarity(${posted.address}, ${address})`;

/** Ids found through one index, best match first. */
async function findIds(tx: Tx, posting: PostedRow, where: SQL, orderBy: SQL[] = [desc(posted.id)]): Promise<number[]> {
  const rows = await tx
    .select({ id: posted.id })
    .from(posted)
    .where(and(where, others(posting)))
    .orderBy(...orderBy)
    .limit(MAX_PER_KIND);
  return rows.map(({ id }) => id);
}

async function candidates(tx: Tx, posting: PostedRow): Promise<number[]> {
  const nearest = [desc(sameCity(posting)), desc(similarity(posting)), desc(posted.id)];
  return [
    ...(await findIds(tx, posting, samePhone(posting))),
    ...(await findIds(tx, posting, sameEmail(posting))),
    ...(await findIds(tx, posting, sql`${posted.address} % ${posting.address}`, nearest)),
  ];
}

/** Other postings by the same person, with a similar address, or with the same pictures. */
async function alikePostings(tx: Tx, posting: PostedRow, pictures: AlikePicture[]): Promise<Likeness[]> {
  const ids = [...(await candidates(tx, posting)), ...pictures.map(({ id }) => id)];
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      row: posted,
      picture: firstPicture('posted_property'),
      phone: samePhone(posting),
      email: sameEmail(posting),
      city: sameCity(posting),
      similarity: similarity(posting),
    })
    .from(posted)
    .where(and(inArray(posted.id, ids), others(posting)));
  return rows.map(({ row, picture, phone, email, city, similarity: address }) => ({
    kind: 'posted_property',
    id: row.id,
    title: postingName(row),
    name: row.name,
    address: row.address,
    price: row.price,
    status: row.status,
    is_shown: row.isActive,
    picture,
    createdAt: row.createdAt,
    common: {
      phone,
      email,
      address: address >= ALIKE_ADDRESS ? address : 0,
      city,
      pictures: pictures.filter(({ id }) => id === row.id).map(({ position }) => position),
    },
  }));
}

const KINDS = {
  property: { table: properties, price: properties.price },
  project: { table: projects, price: projects.minimumPrice },
};

async function findListings(tx: Tx, kind: keyof typeof KINDS, pictures: AlikePicture[]): Promise<Likeness[]> {
  const alike = pictures.filter((picture) => picture.kind === kind);
  if (alike.length === 0) return [];
  const { table, price } = KINDS[kind];
  const rows = await tx
    .select({
      id: table.id,
      title: table.title,
      address: table.address,
      price,
      status: table.status,
      picture: firstPicture(kind),
      createdAt: table.createdAt,
    })
    .from(table)
    .where(
      and(
        inArray(
          table.id,
          alike.map(({ id }) => id),
        ),
        isNull(table.deletedAt),
      ),
    );
  return rows.map(({ status, ...row }) => ({
    ...row,
    kind,
    name: null,
    status: null,
    is_shown: status === 'published',
    common: {
      phone: false,
      email: false,
      address: 0,
      city: false,
      pictures: alike.filter(({ id }) => id === row.id).map(({ position }) => position),
    },
  }));
}

/** Our own properties and projects that show a picture of the posting. */
const alikeListings = async (tx: Tx, pictures: AlikePicture[]): Promise<Likeness[]> => [
  ...(await findListings(tx, 'property', pictures)),
  ...(await findListings(tx, 'project', pictures)),
];

const MAX_DUPLICATES = 5;

/** The planner cannot estimate how few rows match and would choose a sequential scan. */
async function searchByIndex(tx: Tx): Promise<void> {
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql.raw(`set local pg_trgm.similarity_threshold = ${ALIKE_ADDRESS}`));
}

/** What a posting shares with one that staff rejected. */
export async function getHoldReasons(tx: Tx, posting: PostedRow): Promise<HoldReason[]> {
  await searchByIndex(tx);
  const isRejected = async (where: SQL | undefined) => {
    const found = await tx
      .select({ id: posted.id })
      .from(posted)
      .where(and(where, others(posting), eq(posted.status, 'rejected')))
      .limit(1);
    return found.length > 0;
  };
  const alike = (await alikePictures(tx, posting.id)).filter(({ kind }) => kind === 'posted_property');
  const pictureOwners = alike.map(({ id }) => id);
  return [
    ...((await isRejected(samePhone(posting))) ? (['phone'] as const) : []),
    ...((await isRejected(sameEmail(posting))) ? (['email'] as const) : []),
    ...(pictureOwners.length > 0 && (await isRejected(inArray(posted.id, pictureOwners)))
      ? (['picture'] as const)
      : []),
  ];
}

/** Postings and listings that are likely the same property, most likely first, with reasons. */
export async function likelyDuplicates({ db }: Ctx, { staff }: Actor, id: number) {
  authorise(staff, 'postings:see');
  const hasContacts = may(staff, 'posters:see');
  return db.transaction(async (tx) => {
    const [posting] = await tx
      .select()
      .from(posted)
      .where(and(eq(posted.id, id), isNull(posted.deletedAt)));
    if (!posting) throw new DomainError('not_found', 'Property not found');
    await searchByIndex(tx);
    const pictures = await alikePictures(tx, id);
    const ofPostings = pictures.filter(({ kind }) => kind === 'posted_property');
    const found = [...(await alikePostings(tx, posting, ofPostings)), ...(await alikeListings(tx, pictures))];
    return found
      .toSorted((one, other) => likelihood(other.common) - likelihood(one.common) || other.id - one.id)
      .slice(0, MAX_DUPLICATES)
      .map(({ common, name, ...listing }) => ({
        ...listing,
        name: name === null || hasContacts ? name : posterName(name),
        reasons: getReasons(common),
      }));
  });
}
