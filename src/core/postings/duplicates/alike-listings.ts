import { and, inArray, isNull, type Tx, tables } from '#db';
import type { AlikePicture } from './alike-pictures.ts';
import { firstPicture } from './first-picture.ts';
import type { Likeness } from './likeness.ts';

const { projects, properties } = tables;

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
export const alikeListings = async (tx: Tx, pictures: AlikePicture[]): Promise<Likeness[]> => [
  ...(await findListings(tx, 'property', pictures)),
  ...(await findListings(tx, 'project', pictures)),
];
