import { and, eq, gt, inArray, isNull, lte, or, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { queueMail } from '../../mail/index.ts';
import { tryAdvisoryLock } from '../../throttle.ts';
import { isConfirmedByStaff, lastMorning, marksAt, unconfirmedSince } from '../freshness.ts';
import { getTable, type ListingOwner } from '../search-rows.ts';

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

const BATCH_SIZE = 1000;
const NAMED_IN_A_MAIL = 10;

/** Selects the listings due for a reminder and marks them as reminded, so that the next one follows after a week. */
async function takeUp(tx: Tx, owner: ListingOwner, morning: Date) {
  const table = getTable(owner);
  const { due, remindedBefore, tooLateToRemind } = marksAt(morning);
  const again = and(lte(table.freshnessRemindedAt, remindedBefore), gt(unconfirmedSince(table), tooLateToRemind));
  const unconfirmed = await tx
    .select({ id: table.id, title: table.title, createdBy: table.createdBy, updatedBy: table.updatedBy })
    .from(table)
    .where(
      and(
        eq(table.status, 'published'),
        isConfirmedByStaff(table),
        lte(unconfirmedSince(table), due),
        or(isNull(table.freshnessRemindedAt), again),
      ),
    )
    .orderBy(unconfirmedSince(table))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  const ids = unconfirmed.map(({ id }) => id);
  // A reminder must not change `updatedAt`, which the sitemap reports to search engines.
  const untouched = { updatedAt: sql`${table.updatedAt}` };
  await tx
    .update(table)
    .set({ freshnessRemindedAt: morning, ...untouched })
    .where(inArray(table.id, ids));
  return unconfirmed.map((listing) => ({ ...listing, owner }));
}

/** Asks owners to confirm their listings: at most one email per person and morning, and once a week per listing. */
export const remindOwners = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    // Without the lock, two workers would split the listings and both send email to the same people.
    if (!(await tryAdvisoryLock(tx, 'listings to confirm'))) return 0;
    const morning = lastMorning(ctx.now());
    const listings = [...(await takeUp(tx, 'property', morning)), ...(await takeUp(tx, 'project', morning))];
    const owners = await getOwners(tx, listings);
    const byRecipient = Map.groupBy(
      listings.flatMap((listing) => owners(listing).map((recipient) => ({ recipient, ...listing }))),
      ({ recipient }) => recipient,
    );
    for (const [recipient, theirs] of byRecipient) {
      const data = {
        properties: theirs.filter(({ owner }) => owner === 'property').length,
        projects: theirs.filter(({ owner }) => owner === 'project').length,
        titles: theirs.slice(0, NAMED_IN_A_MAIL).map(({ title }) => title),
      };
      await queueMail(ctx, tx, { template: 'listings-to-confirm', recipient, data });
    }
    return listings.length;
  });
