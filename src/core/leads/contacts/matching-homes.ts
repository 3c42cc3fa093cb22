import {
  bhkName,
  listingPath,
  type PropertyItem,
  PropertySearch,
  type PublicApi,
  type Reading,
  ReadingQuery,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { propertiesPath, RENT_PATH } from '#contract/listings/search-paths.ts';
import { and, type Db, desc, eq, inArray, sql, tables } from '#db';

const { contacts, enquiryEvents, properties, projects, propertyBhks } = tables;

export type Wishes = Pick<typeof contacts.$inferSelect, 'places' | 'wishes'>;

/** What the search understands of the wishes; undefined if there are none. */
export const readWishes = async (api: PublicApi, { wishes, places }: Wishes): Promise<Reading | undefined> =>
  wishes === '' ? undefined : api.get('/search/reading', ReadingQuery.parse({ search: wishes, place: places }));

/** The search of a path such as '/rent?city_id=3'. */
export function parseListPath(path: string): PropertySearch {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const purpose = pathname === RENT_PATH ? { purpose: 'rent' } : {};
  return PropertySearch.parse({ ...Object.fromEntries(searchParams), ...purpose });
}

/** A home that costs a fifth less or more is alike. */
const ALIKE = { least: 0.8, most: 1.2 };

interface Like {
  search: PropertySearch;
  title: string;
}

/** A search for homes like a listing that a person asked about. */
async function readLike(
  db: Db,
  { propertyId, projectId }: { propertyId: number | null; projectId: number | null },
): Promise<Like | undefined> {
  if (propertyId !== null) {
    const [home] = await db.select().from(properties).where(eq(properties.id, propertyId));
    if (!home) return undefined;
    const bhks = await db
      .select({ id: propertyBhks.bhkId })
      .from(propertyBhks)
      .where(eq(propertyBhks.propertyId, propertyId));
    return {
      title: home.title,
      search: PropertySearch.parse({
        ...(home.purpose === 'rent' && { purpose: 'rent' }),
        city_id: home.cityId ?? undefined,
        property_type: home.propertyType ?? undefined,
        bhk: bhks.map(({ id }) => id),
        ...(home.price !== null && {
          min_price: Math.round(home.price * ALIKE.least),
          max_price: Math.round(home.price * ALIKE.most),
        }),
      }),
    };
  }
  if (projectId === null) return undefined;
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  return (
    project && {
      title: project.title,
      search: PropertySearch.parse({
        city_id: project.cityId ?? undefined,
        builder_id: project.builderId ?? undefined,
      }),
    }
  );
}

export const toFacts = ({ bhk, carpet_area, built_up_area }: PropertyItem): string =>
  [
    bhk === null ? [] : bhkName(bhk),
    carpet_area === null
      ? built_up_area === null
        ? []
        : `${indianNumber(built_up_area)} sq ft`
      : `${indianNumber(carpet_area)} sq ft carpet`,
  ]
    .flat()
    .join(', ');

export const toPlace = ({ locality, city }: PropertyItem): string =>
  [locality, city?.city_name].filter(Boolean).join(', ');

const MAX_REMEMBERED = 200;

interface SentHomes {
  homes: number[];
  at: Date;
}

/** The homes that were sent with these enquiries, newest first. */
const readSent = async (db: Db, enquiryIds: number[]): Promise<SentHomes[]> =>
  db
    .select({ homes: sql<number[]>`${enquiryEvents.data} -> 'homes'`, at: enquiryEvents.createdAt })
    .from(enquiryEvents)
    .where(and(inArray(enquiryEvents.enquiryId, enquiryIds), sql`${enquiryEvents.data} ? 'homes'`))
    .orderBy(desc(enquiryEvents.id))
    .limit(MAX_REMEMBERED);

interface Person extends Wishes {
  /** The enquiries that the viewer sees, newest first. */
  enquiries: { id: number; propertyId: number | null; projectId: number | null }[];
}

/** What a person looks for: their wishes, or else homes like the listing that they asked about last. */
async function readWanted(db: Db, api: PublicApi, person: Person) {
  const reading = await readWishes(api, person);
  if (reading) return { search: reading.properties && parseListPath(reading.properties.path), like: null };
  const asked = person.enquiries.find(({ propertyId, projectId }) => propertyId !== null || projectId !== null);
  const like = asked && (await readLike(db, asked));
  return { search: like?.search ?? null, like: like?.title ?? null };
}

/** The newest homes that fit what a person looks for. */
export async function findMatchingHomes(db: Db, api: PublicApi, person: Person) {
  const { search, like } = await readWanted(db, api, person);
  if (!search) return { homes: [], total: 0, path: null, like };
  const [found, sent] = await Promise.all([
    api.get('/property', search),
    readSent(
      db,
      person.enquiries.map(({ id }) => id),
    ),
  ]);
  return {
    homes: found.properties.map((home) => ({
      id: home.id,
      title: home.title,
      path: listingPath('property', home.slug),
      place: toPlace(home),
      price: home.price,
      purpose: home.purpose,
      facts: toFacts(home),
      image: home.image_url1,
      sent_at: sent.find(({ homes }) => homes.includes(home.id))?.at ?? null,
    })),
    total: found.totalItems,
    path: propertiesPath(search),
    like,
  };
}
