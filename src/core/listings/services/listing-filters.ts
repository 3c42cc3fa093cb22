import type { ProjectFilters, PropertyFilters } from '#contract';
import { endOfIndiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { type AnyPgColumn, and, desc, eq, gte, inArray, lt, lte, type SQL, sql, tables } from '#db';
import { getTable, type ListingOwner } from '../search-rows.ts';

const { properties } = tables;

const equal = (column: AnyPgColumn, value: number | string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

/** The condition of the filters that projects and properties share. */
function listingFilter(owner: ListingOwner, filters: ProjectFilters): SQL | undefined {
  const table = getTable(owner);
  const { from, ids, tag_id, to } = filters;
  return and(
    ids && inArray(table.id, ids),
    equal(table.cityId, filters.city_id),
    equal(table.localityId, filters.locality_id),
    equal(table.builderId, filters.builder_id),
    equal(table.createdBy, filters.created_by),
    equal(table.status, filters.status),
    equal(table.residencyType, filters.residency_type),
    equal(table.possessionStatus, filters.possession_status),
    tag_id === undefined
      ? undefined
      : sql`${table.id} in (select ${sql.raw(`${owner}_id`)} from ${sql.raw(`${owner}_tags`)} where tag_id = ${tag_id})`,
    from === undefined ? undefined : gte(table.createdAt, startOfIndiaDay(from)),
    to === undefined ? undefined : lt(table.createdAt, endOfIndiaDay(to)),
  );
}

/** Rows of some days are read in the order of their creation. */
export const listingFilterOrder =
  (owner: ListingOwner) =>
  ({ from, to }: ProjectFilters): SQL[] | undefined => {
    const { createdAt, id } = getTable(owner);
    return from === undefined && to === undefined ? undefined : [desc(createdAt), desc(id)];
  };

export const projectFilter = (filters: ProjectFilters): SQL | undefined => listingFilter('project', filters);

export const propertyFilter = (filters: PropertyFilters): SQL | undefined =>
  and(
    listingFilter('property', filters),
    equal(properties.projectId, filters.project_id),
    equal(properties.purpose, filters.purpose),
    equal(properties.propertyType, filters.property_type),
    filters.min_price === undefined ? undefined : gte(properties.price, filters.min_price),
    filters.max_price === undefined ? undefined : lte(properties.price, filters.max_price),
  );
