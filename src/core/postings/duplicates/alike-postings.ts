import { and, desc, inArray, isNull, ne, type SQL, sql, type Tx, tables } from '#db';
import type { PostedRow } from '../manage-link.ts';
import { postingName } from '../posting-name.ts';
import type { AlikePicture } from './alike-pictures.ts';
import { firstPicture } from './first-picture.ts';
import type { Likeness } from './likeness.ts';

const { postedProperties: posted } = tables;

/** Minimum trigram similarity of two addresses, as computed by pg_trgm. */
export const ALIKE_ADDRESS = 0.7;
/** A poster with many postings is still matched by the most recent ones. */
const MAX_PER_KIND = 20;

const others = ({ id }: PostedRow) => and(ne(posted.id, id), isNull(posted.deletedAt));
const samePhone = ({ countryCode, phoneNumber }: PostedRow) =>
  sql<boolean>`(${posted.phoneNumber} = ${phoneNumber} and ${posted.countryCode} = ${countryCode})`;
const sameEmail = ({ email }: PostedRow) => sql<boolean>`(lower(${posted.email}) = ${email.toLowerCase()})`;
const sameCity = ({ city }: PostedRow) => sql<boolean>`(lower(${posted.city}) = ${city.toLowerCase()})`;
const similarity = ({ address }: PostedRow) => sql<number>`similarity(${posted.address}, ${address})`;

/** Ids found through one index, best match first. */
async function found(tx: Tx, posting: PostedRow, where: SQL, orderBy: SQL[] = [desc(posted.id)]): Promise<number[]> {
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
    ...(await found(tx, posting, samePhone(posting))),
    ...(await found(tx, posting, sameEmail(posting))),
    ...(await found(tx, posting, sql`${posted.address} % ${posting.address}`, nearest)),
  ];
}

/** Other postings by the same person, with a similar address, or with the same pictures. */
export async function alikePostings(tx: Tx, posting: PostedRow, pictures: AlikePicture[]): Promise<Likeness[]> {
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
