import { and, eq, inArray, sql, type Tx, tables } from '#db';
import { type SlugOwner, slugOwners, toSlug } from './claim-slug.ts';

const { slugHistory } = tables;

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
