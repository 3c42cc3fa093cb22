import { type SettingInput, type SettingName, type Settings, toSiteFacts, validateSiteFacts } from '#contract';
import { sql, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { InvalidFields } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';

const { settings } = tables;

type Inputs = { [Name in SettingName]: SettingInput<Name> };

/** Converts form input to the stored value. */
const STORED: { [Name in SettingName]: (input: Inputs[Name]) => Settings[Name] } = {
  site: toSiteFacts,
  counters: ({ counters }) => counters,
  'home-sections': ({ sections }) => sections,
  mail: (input) => input,
  security: (input) => input,
  retention: (input) => input,
};

/** Reads and changes site settings; requires the `settings` permission. */
export function siteSettingsService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings');
  return {
    read: (): Promise<Settings> =>
      readSettings(ctx.db, 'site', 'counters', 'home-sections', 'mail', 'security', 'retention'),

    async save<Name extends SettingName>(name: Name, input: Inputs[Name]): Promise<void> {
      const errors = name === 'site' ? validateSiteFacts(input as Inputs['site']) : [];
      if (errors.length > 0) throw new InvalidFields(errors);
      const after = STORED[name](input);
      await ctx.db.transaction(async (tx) => {
        // Serialises saves of one setting, so that the second records the result of the first as `before`.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`);
        const { [name]: before } = await readSettings(tx, name);
        const change = { value: after, updatedBy: actor.staff.id };
        await tx
          .insert(settings)
          .values({ key: name, ...change })
          .onConflictDoUpdate({ target: settings.key, set: { ...change, updatedAt: ctx.now() } });
        await recordChange(tx, actor, { action: 'update', entity: 'setting', id: name, subject: name, before, after });
      });
    },
  };
}

export type SiteSettingsService = ReturnType<typeof siteSettingsService>;
