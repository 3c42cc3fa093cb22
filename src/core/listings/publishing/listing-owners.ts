import { and, eq, inArray, isNull, or, type Tx, tables } from '#db';

const { users } = tables;

interface OwnedListing {
  createdBy: number | null;
  updatedBy: number | null;
}

/** Returns who gets email about each listing: the user who changed it last, else its creator, else all admins. */
export async function getOwners(tx: Tx, listings: OwnedListing[]): Promise<(listing: OwnedListing) => string[]> {
  const ids = new Set(listings.flatMap(({ createdBy, updatedBy }) => [createdBy ?? [], updatedBy ?? []].flat()));
  const people = await tx
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(
      and(eq(users.isActive, true), isNull(users.deletedAt), or(eq(users.role, 'admin'), inArray(users.id, [...ids]))),
    );
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const admins = people.filter(({ role }) => role === 'admin').map(({ email }) => email);
  return ({ createdBy, updatedBy }) => {
    const owner = emails.get(updatedBy ?? 0) ?? emails.get(createdBy ?? 0);
    return owner === undefined ? admins : [owner];
  };
}
