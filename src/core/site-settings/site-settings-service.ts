import {
  type BrandColours,
  type FieldError,
  type SettingInput,
  type SettingName,
  type Settings,
  type SettingsAnswer,
  SettingsInputs,
  toSiteFacts,
  validateOffice,
  validateSiteFacts,
} from '#contract';
import { type Db, eq, sql, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import { describeTheme } from '../brand/index.ts';
import { readSettings } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { InvalidFields } from '../errors.ts';
import { choosePictures, staffPictures } from '../pictures/index.ts';
import { type Actor, recordChange } from '../records/index.ts';

const { settings, settingPictures } = tables;

type Inputs = { [Name in SettingName]: SettingInput<Name> };

/** Converts form input to the stored value, given the value before. */
const STORED: { [Name in SettingName]: (input: Inputs[Name], before: Settings[Name]) => Settings[Name] } = {
  // The words about the office are stored as well, for the release before, which reads them from here.
  site: (input, { office_hours, reply_within }) => ({ ...toSiteFacts(input), office_hours, reply_within }),
  counters: ({ counters }) => counters,
  'home-sections': ({ sections }) => sections,
  mail: (input) => input,
  security: (input) => input,
  retention: (input) => input,
  office: (input) => ({
    ...input,
    days: input.days.toSorted((one, other) => one - other),
    holidays: input.holidays.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  }),
  replies: ({ templates }) => templates,
  imports: ({ picture_hosts }) => ({ picture_hosts: [...new Set(picture_hosts)].toSorted() }),
  brand: ({ primary, accent, logo, icon }) => ({
    primary: primary.toLowerCase(),
    accent: accent === '' ? null : accent.toLowerCase(),
    logo_id: logo?.id ?? null,
    icon_id: icon?.id ?? null,
  }),
};

/** What the fields of a form must be together. */
const RULES: { [Name in SettingName]?: (input: Inputs[Name]) => FieldError[] } = {
  site: validateSiteFacts,
  office: validateOffice,
};

const NAMES = Object.keys(SettingsInputs) as SettingName[];

/** Records which pictures the look uses, so that they are kept. */
async function keepPictures(tx: Tx, { logo, icon }: Inputs['brand']): Promise<void> {
  await tx.delete(settingPictures).where(eq(settingPictures.setting, 'brand'));
  for (const [name, picture] of Object.entries({ logo, icon })) {
    if (!picture) continue;
    const [mediaId = 0] = await choosePictures(tx, [{ id: picture.id, alt: 'Logo' }], name);
    await tx.insert(settingPictures).values({ setting: 'brand', name, mediaId });
  }
}

/** Whether staff have entered the company or a listing. */
export async function isSetUp(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(sql`
    select exists (select from ${settings} where ${settings.key} = 'site')
      or exists (select from ${tables.properties}) or exists (select from ${tables.projects}) as done`);
  return rows[0]?.done ?? false;
}

/** Reads and changes site settings; throws without permission. */
export function siteSettingsService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings:see');
  return {
    /** The values of all settings, which of them staff have saved, and the pictures they name. */
    async read(): Promise<Omit<SettingsAnswer, 'success'>> {
      const [values, stored] = await Promise.all([
        readSettings(ctx.db, ...NAMES),
        ctx.db.select({ key: settings.key }).from(settings),
      ]);
      const { logo_id, icon_id } = values.brand;
      const pictures = await staffPictures(
        ctx.db,
        [logo_id, icon_id].filter((id) => id !== null),
      );
      const getPicture = (id: number | null) => pictures.find((picture) => picture.id === id) ?? null;
      return {
        settings: values,
        saved: NAMES.filter((name) => stored.some(({ key }) => key === name)),
        brand_pictures: { logo: getPicture(logo_id), icon: getPicture(icon_id) },
      };
    },

    previewTheme: (colours: BrandColours) => describeTheme(colours),

    async save<Name extends SettingName>(name: Name, input: Inputs[Name]): Promise<void> {
      authorise(actor.staff, 'settings:change');
      const errors = RULES[name]?.(input) ?? [];
      if (errors.length > 0) throw new InvalidFields(errors);
      await ctx.db.transaction(async (tx) => {
        // Serialises saves of one setting, so that the second records the result of the first as `before`.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`);
        const { [name]: before } = await readSettings(tx, name);
        const after = STORED[name](input, before);
        const change = { value: after, updatedBy: actor.staff.id };
        await tx
          .insert(settings)
          .values({ key: name, ...change })
          .onConflictDoUpdate({ target: settings.key, set: { ...change, updatedAt: ctx.now() } });
        if (name === 'brand') await keepPictures(tx, input as Inputs['brand']);
        await recordChange(tx, actor, { action: 'update', entity: 'setting', id: name, subject: name, before, after });
      });
    },
  };
}

export type SiteSettingsService = ReturnType<typeof siteSettingsService>;
