import { HomeSection, type Settings, Settings as Shapes } from '#contract';
import { type Db, inArray, type Tx, tables } from '#db';
import { DEFAULT_COUNTERS, DEFAULT_FACTS } from './default-settings.ts';

const { settings } = tables;

const DEFAULTS: Settings = {
  site: DEFAULT_FACTS,
  counters: DEFAULT_COUNTERS,
  'home-sections': HomeSection.options.map((name) => ({ name, shown: true })),
  mail: { sender_name: '', reply_to: '', signature: '' },
};

const isSection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && HomeSection.safeParse(value.name).success;

/** A release may add or remove sections after staff have ordered them. */
function everySection(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  const sections = Shapes.shape['home-sections'].parse(stored.filter(isSection));
  const added = DEFAULTS['home-sections'].filter(({ name }) => sections.every((section) => section.name !== name));
  return [...sections, ...added];
}

/** Returns the named settings: stored by staff, or the defaults of a new installation. */
export async function readSettings<Name extends keyof Settings>(
  db: Db | Tx,
  ...names: Name[]
): Promise<Pick<Settings, Name>> {
  const stored = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, names));
  const getValue = (name: Name): unknown => {
    const value = stored.find(({ key }) => key === name)?.value ?? DEFAULTS[name];
    return Shapes.shape[name].parse(name === 'home-sections' ? everySection(value) : value);
  };
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Pick<Settings, Name>;
}
