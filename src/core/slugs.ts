import slugify from '@sindresorhus/slugify';
import { and, type Db, eq, inArray, type SQL, sql, type Tx, tables } from '#db';
import type { Change } from './records/index.ts';

const { slugHistory } = tables;

const slugOwners = {
  property: tables.properties,
  project: tables.projects,
  blog: tables.blogs,
  job: tables.jobs,
  city: tables.cities,
  builder: tables.builders,
};

type SlugOwner = keyof typeof slugOwners;

const MAX_LENGTH = 90;

/** Converts a title to a slug; a title without usable characters becomes the fallback. */
export function toSlug(title: string, fallback: string): string {
  const slug = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, '');
  return slug === '' ? fallback : slug;
}

async function isTaken(tx: Tx, owner: SlugOwner, slug: string, ownId: number | undefined): Promise<boolean> {
  const table = slugOwners[owner];
  const [current] = await tx.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  if (current) return current.id !== ownId;
  const [former] = await tx
    .select({ id: slugHistory.ownerId })
    .from(slugHistory)
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.slug, slug)));
  return former !== undefined && former.id !== ownId;
}

/** Claims a slug that no other record of its kind has or had; a lock serialises concurrent claims of the same title. */
export async function claimSlug(tx: Tx, owner: SlugOwner, candidate: string, ownId?: number): Promise<string> {
  const base = toSlug(candidate, owner);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${owner}:${base}`}, 0))`);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await isTaken(tx, owner, slug, ownId))) return slug;
  }
}

/** Stores a former slug, so that it redirects to its owner permanently. */
export async function rememberSlug(tx: Tx, owner: SlugOwner, slug: string, ownerId: number): Promise<void> {
  await tx.insert(slugHistory).values({ owner, slug, ownerId }).onConflictDoNothing();
}

/** Redirects the current and former slugs of a deleted record to its replacement. */
export async function inheritSlugs(tx: Tx, owner: 'city' | 'builder', from: number, to: number): Promise<void> {
  const table = slugOwners[owner];
  const [gone] = await tx.select({ slug: table.slug }).from(table).where(eq(table.id, from));
  await tx
    .update(slugHistory)
    .set({ ownerId: to })
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.ownerId, from)));
  if (gone) await rememberSlug(tx, owner, gone.slug, to);
}

/** The next number to try per title, so that many identical titles are not tried from 1 each time. */
export type SlugNumbers = Map<string, number>;

async function findTaken(tx: Tx, owner: SlugOwner, slugs: string[]): Promise<Set<string>> {
  const table = slugOwners[owner];
  const [current, former] = await Promise.all([
    tx.select({ slug: table.slug }).from(table).where(inArray(table.slug, slugs)),
    tx
      .select({ slug: slugHistory.slug })
      .from(slugHistory)
      .where(and(eq(slugHistory.owner, owner), inArray(slugHistory.slug, slugs))),
  ]);
  return new Set([...current, ...former].map(({ slug }) => slug));
}

/** Locks all titles in a fixed order, so that concurrent claims cannot deadlock. */
const lockAll = (tx: Tx, owner: SlugOwner, bases: string[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hash) from (select distinct hashtextextended(${`slug:${owner}:`} || base, 0) as hash
    from unnest(array[${sql.join(
      bases.map((base) => sql`${base}`),
      sql`, `,
    )}]::text[]) base order by 1) locks`);

/** The next `count` slugs to try for a title. */
const generateCandidates = (base: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (from + index === 1 ? base : `${base}-${from + index}`));

/** Like `claimSlug` for many titles, in their order and with few statements. */
export async function claimSlugs(
  tx: Tx,
  owner: SlugOwner,
  titles: string[],
  numbers: SlugNumbers = new Map(),
): Promise<string[]> {
  const claimed: string[] = Array.from({ length: titles.length }, () => '');
  const waiting = new Map<string, number[]>();
  for (const [place, title] of titles.entries()) {
    const base = toSlug(title, owner);
    waiting.set(base, [...(waiting.get(base) ?? []), place]);
  }
  if (titles.length > 0) await lockAll(tx, owner, [...waiting.keys()]);
  const used = new Set<string>();
  for (let round = 0; waiting.size > 0; round += 1) {
    const tries = [...waiting].map(([base, places]) => {
      const from = numbers.get(base) ?? 1;
      return {
        base,
        places,
        from,
        slugs: generateCandidates(base, from, Math.max(places.length, 2 ** Math.min(round, 12))),
      };
    });
    const takenSlugs = await findTaken(
      tx,
      owner,
      tries.flatMap(({ slugs }) => slugs),
    );
    for (const { base, places, from, slugs } of tries) {
      let tried = 0;
      while (tried < slugs.length && places.length > 0) {
        const slug = slugs[tried++] ?? '';
        if (takenSlugs.has(slug) || used.has(slug)) continue;
        used.add(slug);
        claimed[places.shift() ?? 0] = slug;
      }
      numbers.set(base, from + tried);
      if (places.length === 0) waiting.delete(base);
    }
  }
  return claimed;
}

interface SlugInput {
  slug?: string | undefined;
  title?: string | undefined;
}

/**
 * The slug to store: the requested one, or for a new record from its title; undefined if unchanged. A former slug
 * redirects to the record.
 */
export async function slugAfter(
  { tx, before }: Pick<Change, 'tx' | 'before'>,
  owner: SlugOwner,
  { slug, title = '' }: SlugInput,
) {
  if (before === undefined) return claimSlug(tx, owner, slug || title);
  const current = String(before.slug);
  if (!slug || slug === current) return undefined;
  const claimed = await claimSlug(tx, owner, slug, before.id);
  if (claimed !== current) await rememberSlug(tx, owner, current, before.id);
  return claimed;
}

const owners = { blog: tables.blogs, job: tables.jobs, property: tables.properties, project: tables.projects };

/**
 * Finds a record by its current slug, or else by a former one. The row contains the current slug, so that the caller
 * can redirect. `select` adds the columns and the visibility condition.
 */
export async function findBySlug<Row>(
  db: Db,
  owner: keyof typeof owners,
  slug: string,
  select: (where: SQL) => PromiseLike<Row[]>,
): Promise<Row | undefined> {
  // PostgreSQL rejects text that contains a NUL character.
  if (slug.includes('\0')) return undefined;
  const table = owners[owner];
  const [current] = await select(eq(table.slug, slug));
  if (current) return current;
  const [former] = await db
    .select({ id: slugHistory.ownerId })
    .from(slugHistory)
    .where(and(eq(slugHistory.owner, owner), eq(slugHistory.slug, slug)));
  if (!former) return undefined;
  const [moved] = await select(eq(table.id, former.id));
  return moved;
}
