import type { Suggestions } from '#contract';
import { type Db, type SQL, sql } from '#db';

type ReraListing = Suggestions['rera_numbers'][number];

const SHOWN = 5;
/** Shorter beginnings are those of too many numbers. */
const MIN_LENGTH = 4;

const selectListings = (kind: 'project' | 'property', condition: SQL): SQL => {
  const [table, published] = kind === 'project' ? ['projects', 'project_search'] : ['properties', 'property_search'];
  return sql`(
    select ${kind} as kind, rera_id, slug, title from ${sql.identifier(table)} listing
    where rera_id is not null and ${condition} and exists (select from ${sql.identifier(published)} s where s.id = listing.id)
    order by upper(rera_id) using ~<~, id limit ${SHOWN})`;
};

/** The published listings whose number meets a condition, projects first. */
const listingsWith = (condition: SQL): SQL =>
  sql`${selectListings('project', condition)} union all ${selectListings('property', condition)} limit ${SHOWN}`;

/** Listings whose RERA number begins with the term, if it looks like one. */
export async function suggestReraNumbers(db: Db, term: string): Promise<ReraListing[]> {
  const number = term.trim().toUpperCase();
  if (number.length < MIN_LENGTH || !/^[A-Z][A-Z\d/ -]*\d/.test(number)) return [];
  const { rows } = await db.execute<ReraListing & Record<string, unknown>>(
    listingsWith(sql`upper(rera_id) ~>=~ ${number} and upper(rera_id) ~<~ ${`${number}\u{10FFFF}`}`),
  );
  return rows;
}

/** The listing with a RERA number: its project, or else its first property. */
export async function findByReraNumber(db: Db, number: string): Promise<ReraListing | undefined> {
  const { rows } = await db.execute<ReraListing & Record<string, unknown>>(
    listingsWith(sql`upper(rera_id) = ${number.toUpperCase()}`),
  );
  return rows[0];
}
