import { type SavedView, type SavedViewInput, VIEWED_LISTS, type ViewedList } from '#contract';
import { and, asc, count, eq, or, sql, tables } from '#db';
import { authorise } from './accounts/index.ts';
import type { Ctx } from './context.ts';
import { DomainError } from './errors.ts';
import type { Actor } from './records/index.ts';

const { savedViews, users } = tables;

/** Above what anybody can keep apart; shared ones count for the user who saved them. */
const MAX_OWN = 30;
const MAX_SHOWN = 200;

/** The search text is left out, because it can be the name or number of a person whose data is erased one day. */
function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['q', 'page']) params.delete(name);
  if (params.size === 0) throw new DomainError('invalid', 'Choose a filter or an order first');
  return params.toString();
}

/** Views of lists that a user saved, and those that colleagues share. */
export function savedViewService({ db }: Ctx, { staff }: Actor) {
  const isOwn = eq(savedViews.userId, staff.id);
  return {
    async list(list: ViewedList): Promise<SavedView[]> {
      authorise(staff, VIEWED_LISTS[list]);
      return db
        .select({
          id: savedViews.id,
          name: savedViews.name,
          query: savedViews.query,
          is_shared: savedViews.isShared,
          may_delete: staff.role === 'admin' ? sql<boolean>`true` : sql<boolean>`${isOwn}`,
        })
        .from(savedViews)
        .where(and(eq(savedViews.list, list), or(isOwn, savedViews.isShared)))
        .orderBy(asc(savedViews.isShared), asc(savedViews.name), asc(savedViews.id))
        .limit(MAX_SHOWN);
    },

    async save({ list, name, query, is_shared }: SavedViewInput): Promise<number> {
      authorise(staff, VIEWED_LISTS[list]);
      return db.transaction(async (tx) => {
        // Two views that are saved at once are counted one after the other.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, staff.id)).for('no key update');
        const [own] = await tx
          .select({ views: count() })
          .from(savedViews)
          .where(and(isOwn, eq(savedViews.list, list)));
        if ((own?.views ?? 0) >= MAX_OWN)
          throw new DomainError('conflict', `You can save ${MAX_OWN} views of a list. Delete one first.`);
        const [added] = await tx
          .insert(savedViews)
          .values({ list, name, query: withoutSearch(query), isShared: is_shared, userId: staff.id })
          .returning({ id: savedViews.id });
        if (!added) throw new Error('the view was not stored');
        return added.id;
      });
    },

    /** Users delete their own views, and admins also shared ones of others. */
    async remove(id: number): Promise<void> {
      const mine = staff.role === 'admin' ? or(isOwn, savedViews.isShared) : isOwn;
      const deleted = await db
        .delete(savedViews)
        .where(and(eq(savedViews.id, id), mine))
        .returning({ id: savedViews.id });
      if (deleted.length === 0) throw new DomainError('not_found', 'View not found');
    },
  };
}

export type SavedViewService = ReturnType<typeof savedViewService>;
