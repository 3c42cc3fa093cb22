import type { UnreadNameInput, UnreadNames } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { eq, sql, tables } from '#db';
import { authorise } from './accounts/index.ts';
import type { Ctx } from './context.ts';
import { localityService } from './localities.ts';
import type { Actor } from './records/index.ts';

const { ignoredNames, unreadNames } = tables;

/** As many as staff go through at once; the next ones follow when these are done. */
const MAX_SHOWN = 30;
const PERIOD_DAYS = 90;
/** A word that was typed once may be anything. */
const MIN_TIMES = 2;

/** Words of searches that were not understood, counted without any visitor, for staff to add as names of localities. */
export const unreadNameService = (ctx: Ctx) => ({
  /** The most frequent ones, each with the locality whose name is most similar. */
  list: async ({ staff }: Actor): Promise<UnreadNames> => {
    authorise(staff, 'master-lists:change');
    const { rows } = await ctx.db.execute<UnreadNames['names'][number] & Record<string, unknown>>(sql`
      select unread.words as name, unread.times, near.id as locality_id, near.name as locality_name, near.city_name
      from (
        select words, sum(times)::integer as times from unread_names
        where day >= ${indiaDay(ctx.now(), -PERIOD_DAYS)} and not exists (select from ignored_names i where i.words = unread_names.words)
        group by words having sum(times) >= ${MIN_TIMES} order by 2 desc, words limit ${MAX_SHOWN}
      ) unread
      left join lateral (
        select l.id, l.name, c.name as city_name from localities l join cities c on c.id = l.city_id
        where l.name % unread.words order by similarity(l.name, unread.words) desc, l.id limit 1
      ) near on true
      order by unread.times desc, unread.words`);
    return { success: true, names: rows };
  },

  /** Adds the words as another name of a locality, or never offers them again. */
  resolve: async (actor: Actor, { name, locality_id }: UnreadNameInput): Promise<void> => {
    authorise(actor.staff, 'master-lists:change');
    const words = name.toLowerCase();
    if (locality_id) {
      const service = localityService(ctx);
      const { aliases } = await service.read(locality_id);
      await service.update(actor, locality_id, { aliases: [...aliases, words] });
    } else {
      await ctx.db.insert(ignoredNames).values({ words }).onConflictDoNothing();
    }
    await ctx.db.delete(unreadNames).where(eq(unreadNames.words, words));
  },
});
