import type { Db, Tx } from '../connection.ts';
import * as tables from '../schema/index.ts';
import { demoCities } from './cities.ts';
import { demoFaqs } from './faqs.ts';

/** Stands in `settings` of a database that holds demo data and nothing of value. */
const MARKER = 'demo-data';

export class SeedRefused extends Error {
  override name = 'SeedRefused';
}

export interface DemoStaff {
  fullName: string;
  email: string;
  passwordHash: string;
}

async function refuseRealData(tx: Tx): Promise<void> {
  const inUse = [tables.users, tables.cities, tables.subscribers, tables.enquiries, tables.properties, tables.projects];
  for (const table of inUse) {
    const rows = await tx.select().from(table).limit(1);
    if (rows.length > 0) throw new SeedRefused('This database holds data that is not demo data. Nothing was changed.');
  }
}

async function insertCities(tx: Tx): Promise<void> {
  const stored = await tx
    .insert(tables.cities)
    .values(
      demoCities.map(({ name, slug, state, at: [latitude, longitude] }) => ({
        name,
        slug,
        state,
        latitude,
        longitude,
      })),
    )
    .returning({ id: tables.cities.id, slug: tables.cities.slug });
  const featured = demoCities.filter((city) => city.featured);
  const pictures = await tx
    .insert(tables.media)
    .values(
      featured.map(({ name, slug }) => ({
        path: `art/city-${slug}.svg`,
        visibility: 'public' as const,
        status: 'ready' as const,
        contentType: 'image/svg+xml',
        width: 400,
        height: 480,
        alt: `Illustration of ${name}`,
      })),
    )
    .returning({ id: tables.media.id, path: tables.media.path });
  await tx.insert(tables.featuredCities).values(
    featured.map(({ slug }, position) => ({
      cityId: stored.find((city) => city.slug === slug)?.id ?? 0,
      imageId: pictures.find((picture) => picture.path === `art/city-${slug}.svg`)?.id,
      position,
    })),
  );
}

/** Fills an empty database with demo data, once. Says whether it did; refuses a database with real data. */
export async function seedDemo(db: Db, staff: DemoStaff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [marker] = await tx
      .insert(tables.settings)
      .values({ key: MARKER, value: { version: 1 } })
      .onConflictDoNothing()
      .returning();
    if (!marker) return false;
    await refuseRealData(tx);
    await insertCities(tx);
    await tx.insert(tables.faqs).values(demoFaqs.map((faq, position) => ({ ...faq, position })));
    await tx.insert(tables.users).values({ ...staff, role: 'admin' });
    return true;
  });
}
