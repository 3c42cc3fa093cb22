import { asc, sql, type tables } from '#db';
import type { Ctx } from '../../context.ts';
import { marksAt, unconfirmedSince } from '../publishing/freshness.ts';

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
