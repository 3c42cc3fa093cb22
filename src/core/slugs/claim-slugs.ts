import { and, eq, inArray, sql, type Tx, tables } from '#db';
import { type SlugOwner, slugOwners, toSlug } from './claim-slug.ts';

const { slugHistory } = tables;

/** The next number to try for a title, so that a thousand titles alike are not tried from the beginning each time. */
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

/** Titles alike at the same moment wait for each other, always in the same order. */
const lockAll = (tx: Tx, owner: SlugOwner, bases: string[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hash) from (select distinct hashtextextended(${`slug:${owner}:`} || base, 0) as hash
    from unnest(array[${sql.join(
      bases.map((base) => sql`${base}`),
      sql`, `,
    )}]::text[]) base order by 1) locks`);

/** The slugs to try next for a title: twice as many each time. */
const generateCandidates = (base: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => (from + index === 1 ? base : `${base}-${from + index}`));

/** As `claimSlug` for many titles at once: in their order, and in a few statements however many there are. */
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
