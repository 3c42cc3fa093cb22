import { createHash } from 'node:crypto';
import { rupeeRange, shortRupees } from '#contract';
import { type Db, sql } from '#db';
import { siteFacts } from '../content/index.ts';
import { SHOWN } from '../pictures/index.ts';
import type { ShareFacts } from './draw.ts';

/** The kinds of listing that have a link preview. */
export type SharedKind = 'property' | 'project';

/** Increment when the drawing changes, so that every picture gets a new URL. */
const DRAWING = 2;

const ON_REQUEST = 'Price on request';

interface Row extends Record<string, unknown> {
  title: string;
  least: number | null;
  most: number | null;
  locality: string;
  address: string;
  city: string | null;
  image: string | null;
}

async function readRow(db: Db, kind: SharedKind, id: number): Promise<Row | undefined> {
  const [listings, images, own] = [
    sql.raw(kind === 'property' ? 'properties' : 'projects'),
    sql.raw(`${kind}_images`),
    sql.raw(`${kind}_id`),
  ];
  const [least, most] = kind === 'property' ? ['price', 'price'] : ['minimum_price', 'maximum_price'];
  const { rows } = await db.execute<Row>(sql`
    select l.title, l.${sql.raw(least)} as least, l.${sql.raw(most)} as most, l.locality, l.address, c.name as city,
      (select m.path from ${images} i join media m on m.id = i.media_id and ${SHOWN}
        where i.${own} = l.id and m.visibility = 'public' and m.status = 'ready' order by i.position limit 1) as image
    from ${listings} l left join cities c on c.id = l.city_id
    where l.id = ${id} and l.status = 'published' and l.deleted_at is null`);
  return rows[0];
}

const toPriceLabel = (kind: SharedKind, { least, most }: Row): string =>
  (kind === 'property' && least !== null ? shortRupees(least) : rupeeRange(least, most)) ?? ON_REQUEST;

/** The data for a listing's preview; undefined if visitors may not see the listing. */
export async function readShareFacts(db: Db, kind: SharedKind, id: number): Promise<ShareFacts | undefined> {
  const [row, { brand }] = await Promise.all([readRow(db, kind, id), siteFacts(db)]);
  if (!row) return undefined;
  const place = [row.locality, row.city].filter(Boolean).join(', ') || row.address;
  return { brand, title: row.title, price: toPriceLabel(kind, row), place, image: row.image };
}

/** A hash that changes whenever the picture would. */
export const toVersion = ({ brand, title, price, place, image }: ShareFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, brand, title, price, place, image]))
    .digest('hex')
    .slice(0, 12);

export const toPath = (kind: SharedKind, id: number, facts: ShareFacts): string =>
  `/media/og/${kind}/${id}-${toVersion(facts)}.jpg`;

/** The path of a listing's preview; null if visitors may not see the listing. */
export async function sharePicturePath(db: Db, kind: SharedKind, id: number): Promise<string | null> {
  const facts = await readShareFacts(db, kind, id);
  return facts ? toPath(kind, id, facts) : null;
}
