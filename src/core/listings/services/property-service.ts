import { POSSESSION_LABELS, type PropertyInput, RESIDENCY_LABELS, validateProperty } from '#contract';
import { getCategory } from '#contract/listings/property-category.ts';
import { and, type Db, eq, inArray, isNull, or, sql, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { adminRecordService, contains, named } from '../../records/index.ts';
import { getFreshness } from '../freshness.ts';
import { squareFeet } from '../listing-items.ts';
import { localityValues } from '../listing-locality.ts';
import { listingFilterOrder, propertyFilter } from './listing-filters.ts';
import {
  builderColumns,
  cityColumns,
  exportedListings,
  selectCheckerName,
  selectCover,
  sharedRecord,
  toArea,
} from './listing-rows.ts';
import {
  areaColumns,
  type ListingChange,
  listingRules,
  listingSlug,
  listingStates,
  listingValues,
  readLinks,
} from './listing-values.ts';

type Input = Partial<PropertyInput>;

/** The category follows the kind of property, unless both were sent. */
const withCategory = (input: Input): Input =>
  input.property_type && input.residency_type === undefined
    ? { ...input, residency_type: getCategory(input.property_type) }
    : input;

/** Maps form input to the columns of a property. */
export const propertyValues = (change: ListingChange, input: Input) => ({
  ...listingValues(change, 'property', input),
  propertyType: input.property_type,
  furnishing: input.furnishing,
  facing: input.facing,
  price: input.price,
  maintenance: input.maintenance,
  bathrooms: input.bathrooms,
  possessionDate: input.possession_date,
  purpose: input.purpose,
  projectId: input.project_id,
  ...areaColumns(input.built_up_area, 'builtUpAreaValue', 'builtUpAreaUnit'),
  ...areaColumns(input.carpet_area, 'carpetAreaValue', 'carpetAreaUnit'),
  ...areaColumns(input.super_area, 'superAreaValue', 'superAreaUnit'),
  floor: input.floor,
  totalFloors: input.total_floors,
  builtYear: input.built_year,
  coveredParking: input.covered_parking,
  openParking: input.open_parking,
  balconies: input.balconies,
  ownership: input.ownership,
  waterSupply: input.water_supply,
  powerBackup: input.power_backup,
  hasLift: input.has_lift,
  deposit: input.deposit,
  availableFrom: input.available_from,
  minimumStayMonths: input.minimum_stay_months,
  maintenanceIncluded: input.maintenance_included,
  preferredTenants: input.preferred_tenants,
  videoUrl: input.video_url === '' ? null : input.video_url,
});

const { builders, cities, projects, properties } = tables;

type PropertyRow = typeof properties.$inferSelect;

/** Maps a stored property to the field names of its form. */
export const propertyRecord = (row: PropertyRow) => ({
  ...sharedRecord(row),
  property_type: row.propertyType,
  furnishing: row.furnishing,
  facing: row.facing,
  price: row.price,
  maintenance: row.maintenance,
  bathrooms: row.bathrooms,
  possession_date: row.possessionDate,
  built_up_area: toArea(row.builtUpAreaValue, row.builtUpAreaUnit),
  carpet_area: toArea(row.carpetAreaValue, row.carpetAreaUnit),
  super_area: toArea(row.superAreaValue, row.superAreaUnit),
  purpose: row.purpose,
  project_id: row.projectId,
  floor: row.floor,
  total_floors: row.totalFloors,
  built_year: row.builtYear,
  covered_parking: row.coveredParking,
  open_parking: row.openParking,
  balconies: row.balconies,
  ownership: row.ownership,
  water_supply: row.waterSupply,
  power_backup: row.powerBackup,
  has_lift: row.hasLift,
  deposit: row.deposit,
  available_from: row.availableFrom,
  minimum_stay_months: row.minimumStayMonths,
  maintenance_included: row.maintenanceIncluded,
  preferred_tenants: row.preferredTenants,
  video_url: row.videoUrl,
});

async function readRecord(db: Db, id: number, now: Date) {
  const [found] = await db
    .select({
      row: properties,
      rera_checked_by: selectCheckerName(properties.reraCheckedBy),
      project_title: projects.title,
    })
    .from(properties)
    .leftJoin(projects, eq(projects.id, properties.projectId))
    .where(and(eq(properties.id, id), isNull(properties.postingId), isNull(properties.deletedAt)));
  if (!found) return undefined;
  const { row, rera_checked_by, project_title } = found;
  const freshness = getFreshness(row, now);
  return {
    ...propertyRecord(row),
    updatedAt: row.updatedAt,
    freshness,
    rera_checked_by,
    project_title,
    ...(await readLinks(db, 'property', id)),
  };
}

const matching = (query: string) =>
  or(
    contains(query, properties.title),
    inArray(properties.residencyType, named(query, RESIDENCY_LABELS)),
    inArray(properties.possessionStatus, named(query, POSSESSION_LABELS)),
    // As an array it is read first, so that the whole condition can be found by indexes.
    sql`${properties.builderId} = any(array(select ${builders.id} from ${builders} where ${contains(query, builders.name)}))`,
  );

const rules = listingRules('property', { toRecord: propertyRecord, validate: validateProperty });

/** Admin service for properties. Every change updates the search rows in the same transaction. */
export const propertyService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'property',
    noun: 'Property',
    table: properties,
    // Visitors change the properties of their postings, and staff review those.
    scope: isNull(properties.postingId),
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select({
          row: properties,
          city: cityColumns,
          builder: builderColumns,
          image_url1: selectCover('property', properties.id),
        })
        .from(properties)
        .leftJoin(cities, eq(cities.id, properties.cityId))
        .leftJoin(builders, eq(builders.id, properties.builderId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(({ row, city, builder, image_url1 }) => ({
        ...propertyRecord(row),
        freshness: getFreshness(row, ctx.now()),
        city,
        builder,
        image_url1,
        built_up_area: squareFeet(row.builtUpAreaSqM),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      }));
    },
    read: (db, id) => readRecord(db, id, ctx.now()),
    matches: matching,
    exported: exportedListings('property', { table: properties, toRecord: propertyRecord }),
    ...rules,
    guard: (change, next) => rules.guard(change, 'deleted' in next || 'isActive' in next ? next : withCategory(next)),
    states: listingStates(properties, ctx),
    filter: propertyFilter,
    filterOrder: listingFilterOrder('property'),
    // Ids follow the order of creation and are indexed.
    sorts: {
      title: properties.title,
      price: properties.price,
      confirmed_at: properties.confirmedAt,
      createdAt: properties.id,
    },
    values: async (input: Input, change) => ({
      slug: await listingSlug(change, 'property', input),
      ...propertyValues(change, withCategory(input)),
      ...(await localityValues(change, input)),
    }),
  });
