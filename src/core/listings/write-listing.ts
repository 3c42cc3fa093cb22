import { Furnishing, PossessionStatus, PropertyType, ResidencyType } from '#contract';
import { type SQL, sql, type Tx, tables } from '#db';
import { syncProjectRow, syncPropertyRow } from './search-rows.ts';

const { projects, properties } = tables;

export type ListingOwner = 'property' | 'project';

/** Ids of linked tags, amenities and BHK options, and of up to five pictures in order. */
interface ListingLinks {
  tagIds?: number[] | undefined;
  amenityIds?: number[] | undefined;
  bhkIds?: number[] | undefined;
  imageIds?: number[] | undefined;
}

export const getTable = (owner: ListingOwner) => (owner === 'property' ? properties : projects);
/** Updates the search row of a listing; call it in the transaction that changed the listing. */
export const syncRow = (tx: Tx, owner: ListingOwner, id: number) =>
  (owner === 'property' ? syncPropertyRow : syncProjectRow)(tx, id);

/** Replaces the given links; omitted ones stay unchanged. */
export async function replaceLinks(tx: Tx, owner: ListingOwner, id: number, links: ListingLinks): Promise<void> {
  const own = sql.raw(`${owner}_id`);
  const replace = async (table: string, column: string, ids: number[] | undefined, positioned = false) => {
    if (ids === undefined) return;
    const target = sql.raw(table);
    await tx.execute(sql`delete from ${target} where ${own} = ${id}`);
    const rows: SQL[] = ids.map((linked, index) =>
      positioned ? sql`(${id}, ${linked}, ${index + 1})` : sql`(${id}, ${linked})`,
    );
    if (rows.length === 0) return;
    const columns = sql.raw(positioned ? `${owner}_id, ${column}, position` : `${owner}_id, ${column}`);
    await tx.execute(sql`insert into ${target} (${columns}) values ${sql.join(rows, sql`, `)}`);
  };
  await replace(`${owner}_tags`, 'tag_id', links.tagIds);
  await replace(`${owner}_amenities`, 'amenity_id', links.amenityIds);
  await replace(`${owner}_bhks`, 'bhk_id', links.bhkIds);
  await replace(`${owner}_images`, 'media_id', links.imageIds, true);
}

/** Codes of enum values in the search rows: the index in the enum, from 1; 0 means none. */
const coded = <Value extends string>(values: readonly Value[]) => ({
  toCode: (value: Value): number => values.indexOf(value) + 1,
  toValue: (code: number): Value | undefined => values[code - 1],
});

export const residencyCodes = coded(ResidencyType.options);
export const propertyTypeCodes = coded(PropertyType.options);
export const furnishingCodes = coded(Furnishing.options);
export const possessionCodes = coded(PossessionStatus.options);
