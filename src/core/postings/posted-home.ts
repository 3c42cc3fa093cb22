import type { ApprovedHome, PostedHome } from '#contract';
import { eq, sql, type Tx, tables } from '#db';
import { findLocality } from '../listings/index.ts';

const { bhkOptions, cities, postedProperties: posted, postedPropertyImages: images } = tables;

type PostedRow = typeof posted.$inferSelect;

async function findCity(tx: Tx, name: string): Promise<number | null> {
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(eq(sql`lower(${cities.name})`, sql`lower(${name})`))
    .limit(1);
  return city?.id ?? null;
}

/** An option that staff have deleted meanwhile counts as none. */
async function findBhk(tx: Tx, id: number | null): Promise<number | null> {
  if (id === null) return null;
  return (await tx.$count(bhkOptions, eq(bhkOptions.id, id))) > 0 ? id : null;
}

/** The columns of what a poster entered; city and locality are matched with the master list where it has them. */
export async function toHomeColumns(tx: Tx, home: PostedHome) {
  const cityId = await findCity(tx, home.city);
  const locality =
    cityId === null || home.locality === '' ? undefined : await findLocality(tx, cityId, [home.locality]);
  return {
    purpose: home.purpose,
    propertyType: home.property_type,
    bhkId: await findBhk(tx, home.bhk_id),
    city: home.city,
    cityId,
    locality: locality?.name ?? home.locality,
    localityId: locality?.id ?? null,
    flatNumber: home.flat_number,
    address: home.address,
    propertyDetails: home.property_details,
    price: home.price,
    areaValue: home.area?.value ?? null,
    areaUnit: home.area?.unit ?? null,
    carpetAreaValue: home.carpet_area?.value ?? null,
    carpetAreaUnit: home.carpet_area?.unit ?? null,
    floor: home.floor,
    totalFloors: home.total_floors,
    furnishing: home.furnishing,
    deposit: home.deposit,
    availableFrom: home.available_from,
    minimumStayMonths: home.minimum_stay_months,
    maintenanceIncluded: home.maintenance_included,
    preferredTenants: home.preferred_tenants,
  };
}

const toArea = <Unit>(value: number | null, unit: Unit | null) =>
  value === null || unit === null ? null : { value, unit };

/** A stored posting as its poster entered it. */
export const toPostedHome = (row: PostedRow): PostedHome => ({
  purpose: row.purpose,
  property_type: row.propertyType,
  bhk_id: row.bhkId,
  city: row.city,
  locality: row.locality,
  flat_number: row.flatNumber,
  address: row.address,
  property_details: row.propertyDetails,
  price: row.price,
  area: toArea(row.areaValue, row.areaUnit),
  carpet_area: toArea(row.carpetAreaValue, row.carpetAreaUnit),
  floor: row.floor,
  total_floors: row.totalFloors,
  furnishing: row.furnishing,
  deposit: row.deposit,
  available_from: row.availableFrom,
  minimum_stay_months: row.minimumStayMonths,
  maintenance_included: row.maintenanceIncluded,
  preferred_tenants: row.preferredTenants,
});

/** The pictures of a posting by id, in their order. */
export async function readPictureIds(tx: Pick<Tx, 'select'>, postingId: number): Promise<number[]> {
  const chosen = await tx
    .select({ id: images.mediaId })
    .from(images)
    .where(eq(images.postedPropertyId, postingId))
    .orderBy(images.position);
  return chosen.map(({ id }) => id);
}

/** What a reviewer approves, stored to show later what changed since. */
export const toApprovedHome = async (tx: Tx, row: PostedRow): Promise<ApprovedHome> => ({
  ...toPostedHome(row),
  picture_ids: await readPictureIds(tx, row.id),
});
