import type { ProjectInput, PropertyInput } from '#contract';
import { sql, type Tx, tables } from '#db';
import { claimSlugs, type SlugNumbers } from '../slugs.ts';
import type { Throttle } from '../throttle.ts';
import { type ListingOwner, syncRows } from './search-rows.ts';
import type { ListingChange } from './services/listing-values.ts';
import { projectValues } from './services/project-service.ts';
import { propertyValues } from './services/property-service.ts';

type Input = PropertyInput | ProjectInput;

/** Inserting this many rows blocks the event loop for only a few milliseconds. */
const BATCH_SIZE = 50;

type Author = Omit<ListingChange, 'before'> & { slugNumbers: SlugNumbers; rest: Throttle };

export interface InsertedListing {
  id: number;
  slug: string;
}

/** Passes all ids as one array parameter, however many there are. */
const idArray = (ids: number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

async function insertRows(
  tx: Tx,
  owner: ListingOwner,
  change: Author,
  inputs: Input[],
  slugs: string[],
): Promise<InsertedListing[]> {
  const created = { ...change, before: undefined };
  const stored = new Map<string, number>();
  for (let from = 0; from < inputs.length; from += BATCH_SIZE) {
    const rows = inputs.slice(from, from + BATCH_SIZE).map((input, index) => ({
      ...(owner === 'property'
        ? propertyValues(created, input as PropertyInput)
        : projectValues(created, input as ProjectInput)),
      title: input.title,
      slug: slugs[from + index] ?? '',
    }));
    const table = owner === 'property' ? tables.properties : tables.projects;
    const added = await tx.insert(table).values(rows).returning({ id: table.id, slug: table.slug });
    for (const { id, slug } of added) stored.set(slug, id);
    await change.rest();
  }
  return slugs.map((slug) => ({ slug, id: stored.get(slug) ?? 0 }));
}

async function insertLinks(tx: Tx, owner: ListingOwner, ids: number[], inputs: Input[]): Promise<void> {
  const link = async (table: string, column: string, linked: (input: Input) => number[] | undefined) => {
    const pairs = inputs.flatMap((input, index) =>
      [...new Set(linked(input))].map((to) => [ids[index] ?? 0, to] as const),
    );
    if (pairs.length === 0) return;
    const [from, to] = [pairs.map(([id]) => id), pairs.map(([, id]) => id)];
    await tx.execute(sql`insert into ${sql.raw(`${owner}_${table}`)} (${sql.raw(`${owner}_id, ${column}`)})
      select * from unnest(${idArray(from)}, ${idArray(to)})`);
  };
  await link('tags', 'tag_id', ({ tag_ids }) => tag_ids);
  await link('amenities', 'amenity_id', ({ amenity_ids }) => amenity_ids);
  await link('bhks', 'bhk_id', ({ bhk_ids }) => bhk_ids);
}

/**
 * Bulk version of creating a listing: stores rows, links, slugs and search rows in the caller's transaction with few
 * statements. The inputs must be valid already; the result has their order.
 */
export async function insertListings(
  tx: Tx,
  owner: ListingOwner,
  change: Author,
  inputs: Input[],
): Promise<InsertedListing[]> {
  if (inputs.length === 0) return [];
  const candidates = inputs.map(({ slug, title }) => slug || title);
  const slugs = await claimSlugs(tx, owner, candidates, change.slugNumbers);
  const stored = await insertRows(tx, owner, change, inputs, slugs);
  const ids = stored.map(({ id }) => id);
  await insertLinks(tx, owner, ids, inputs);
  const shown = ids.filter((_, index) => inputs[index]?.status === 'published');
  if (shown.length > 0) await syncRows(tx, owner, sql`select unnest(${idArray(shown)})`);
  return stored;
}
