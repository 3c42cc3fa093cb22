import {
  type AmenityList,
  type BhkList,
  type BuilderList,
  type CHOICE_READS,
  type Choices,
  type ReadHandlers,
  ROLE_LABELS,
} from '#contract';
import { type Db, eq, isNotNull, tables } from '#db';
import type { Ctx } from '../context.ts';

const { bhkOptions, builders, amenities, cities, tags, users } = tables;

/** The master list is maintained by staff and short; the limit is a safeguard, not a page size. */
const MAX_BUILDERS = 1_000;

/** Returns all BHK options; the size of the search bit mask already limits their number. */
async function listBhks(db: Db): Promise<BhkList> {
  const rows = await db.select({ id: bhkOptions.id, bhk: bhkOptions.bhk }).from(bhkOptions).orderBy(bhkOptions.bit);
  return { success: true, bhk: rows };
}

/** The amenities that the search mask has a place for, by name. */
async function listAmenities(db: Db): Promise<AmenityList> {
  const rows = await db
    .select({ id: amenities.id, name: amenities.name })
    .from(amenities)
    .where(isNotNull(amenities.filterBit))
    .orderBy(amenities.name, amenities.id);
  return { success: true, amenities: rows };
}

/** Every builder by name, up to a thousand. */
async function listBuilders(db: Db): Promise<BuilderList> {
  const rows = await db
    .select({ id: builders.id, name: builders.name })
    .from(builders)
    .orderBy(builders.name)
    .limit(MAX_BUILDERS);
  return { success: true, builders: rows };
}

/** The master lists are maintained by staff and short; the limit is a safeguard, not a page size. */
const MAX_CHOICES = 2_000;

/** Returns the options for listing forms, in display order. */
export async function readChoices(db: Db): Promise<Choices> {
  const [cityRows, builderRows, tagRows, amenityRows, bhkRows, staffRows] = await Promise.all([
    db
      .select({ id: cities.id, label: cities.name, note: cities.state })
      .from(cities)
      .orderBy(cities.name)
      .limit(MAX_CHOICES),
    db.select({ id: builders.id, label: builders.name }).from(builders).orderBy(builders.name).limit(MAX_CHOICES),
    db.select({ id: tags.id, label: tags.tagName }).from(tags).orderBy(tags.tagName).limit(MAX_CHOICES),
    db
      .select({ id: amenities.id, label: amenities.name, note: amenities.category })
      .from(amenities)
      .orderBy(amenities.category, amenities.name)
      .limit(MAX_CHOICES),
    db.select({ id: bhkOptions.id, label: bhkOptions.bhk }).from(bhkOptions).orderBy(bhkOptions.bit).limit(MAX_CHOICES),
    db
      .select({ id: users.id, label: users.fullName, role: users.role })
      .from(users)
      .where(eq(users.isActive, true))
      .orderBy(users.fullName, users.id)
      .limit(MAX_CHOICES),
  ]);
  return {
    success: true,
    cities: cityRows,
    builders: builderRows,
    tags: tagRows,
    amenities: amenityRows,
    bhks: bhkRows,
    staff: staffRows.map(({ role, ...user }) => ({ ...user, note: ROLE_LABELS[role] })),
  };
}

export const choiceReads = ({ db }: Ctx): ReadHandlers<keyof typeof CHOICE_READS> => ({
  '/amenity': () => listAmenities(db),
  '/bhk': () => listBhks(db),
  '/builder': () => listBuilders(db),
});
