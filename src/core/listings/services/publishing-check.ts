import { findWarnings, PublishingFactsQuery, type WarningCode } from '#contract';
import { sql, type Tx } from '#db';
import { UncheckedWarnings } from '../../errors.ts';
import { readPublishingFacts } from '../publishing/publishing-facts.ts';
import type { ListingOwner } from '../search-rows.ts';

/** A listing as it would be stored, under the field names of its form. */
interface NextListing {
  values: Record<string, unknown>;
  /** 0 for a new one. */
  id: number;
}

const NO_FACTS = { similar: null, rera_state: null };

const countPictures = async (tx: Tx, owner: ListingOwner, id: number): Promise<number> => {
  const { rows } = await tx.execute<{ pictures: number }>(sql`
    select count(*)::integer as pictures from ${sql.raw(`${owner}_images`)} where ${sql.raw(`${owner}_id`)} = ${id}`);
  return rows[0]?.pictures ?? 0;
};

const readBhkIds = async (tx: Tx, id: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select bhk_id as id from property_bhks where property_id = ${id}`,
  );
  return rows.map((row) => Number(row.id));
};

async function readFacts(tx: Tx, { values, id }: NextListing) {
  const bhkIds = (values.bhk_ids as number[] | undefined) ?? (await readBhkIds(tx, id));
  const names = ['city_id', 'locality_id', 'project_id', 'purpose', 'property_type'];
  const known = Object.fromEntries(names.flatMap((name) => (values[name] == null ? [] : [[name, values[name]]])));
  const query = PublishingFactsQuery.parse({ ...known, ...(id > 0 && { id }) });
  return readPublishingFacts(tx, { ...query, ...(bhkIds.length > 0 && { bhk_ids: bhkIds }) });
}

/** Throws if publishing a listing with these values causes warnings that the user has not acknowledged. */
export async function assertWarningsChecked(
  tx: Tx,
  owner: ListingOwner,
  listing: NextListing,
  acknowledged: WarningCode[] = [],
): Promise<void> {
  const { values, id } = listing;
  const images = values.images as unknown[] | undefined;
  const pictures = images?.length ?? (await countPictures(tx, owner, id));
  const facts = owner === 'property' ? await readFacts(tx, listing) : NO_FACTS;
  const unchecked = findWarnings({ ...values, pictures }, facts).filter(({ code }) => !acknowledged.includes(code));
  if (unchecked.length > 0) throw new UncheckedWarnings(unchecked);
}
