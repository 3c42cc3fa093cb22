import { POSSESSION_LABELS, type ProjectInput, RESIDENCY_LABELS, validateProject } from '#contract';
import { and, type Db, eq, inArray, isNull, or, sql, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { adminRecordService, contains, named } from '../../records/index.ts';
import { getFreshness } from '../freshness.ts';
import { localityValues } from '../listing-locality.ts';
import { listingFilterOrder, projectFilter } from './listing-filters.ts';
import { cityColumns, exportedListings, selectCheckerName, selectCover, sharedRecord, toArea } from './listing-rows.ts';
import {
  areaColumns,
  type ListingChange,
  listingRules,
  listingSlug,
  listingStates,
  listingValues,
  readLinks,
} from './listing-values.ts';

/** Maps form input to the columns of a project. */
export const projectValues = (change: ListingChange, input: Partial<ProjectInput>) => ({
  ...listingValues(change, 'project', input),
  localityState: input.locality_state,
  highlight: input.highlight,
  minimumPrice: input.minimum_price,
  maximumPrice: input.maximum_price,
  avgPrice: input.avg_price,
  pricePerSqFt: input.price_per_sq_ft,
  ...areaColumns(input.area, 'areaValue', 'areaUnit'),
});

const { cities, projectConfigurations, projects } = tables;

type ProjectRow = typeof projects.$inferSelect;

/** Maps a stored project to the field names of its form. */
export const projectRecord = (row: ProjectRow) => ({
  ...sharedRecord(row),
  locality_state: row.localityState,
  highlight: row.highlight,
  minimum_price: row.minimumPrice,
  maximum_price: row.maximumPrice,
  avg_price: row.avgPrice,
  price_per_sq_ft: row.pricePerSqFt,
  area: toArea(row.areaValue, row.areaUnit),
});

async function readRecord(db: Db, id: number, now: Date) {
  const [found] = await db
    .select({ row: projects, rera_checked_by: selectCheckerName(projects.reraCheckedBy) })
    .from(projects)
    .where(and(eq(projects.id, id), isNull(projects.deletedAt)));
  if (!found) return undefined;
  const { row, rera_checked_by } = found;
  const freshness = getFreshness(row, now);
  return {
    ...projectRecord(row),
    updatedAt: row.updatedAt,
    freshness,
    rera_checked_by,
    ...(await readLinks(db, 'project', id)),
  };
}

const configurations = sql<{ id: number; title: string }[]>`coalesce((
  select json_agg(json_build_object('id', c.id, 'title', c.title) order by c.position, c.id)
  from ${projectConfigurations} c where c.project_id = ${projects.id}), '[]')`;

const matching = (query: string) =>
  or(
    contains(query, projects.title, projects.localityState),
    inArray(projects.residencyType, named(query, RESIDENCY_LABELS)),
    inArray(projects.possessionStatus, named(query, POSSESSION_LABELS)),
    // As an array it is read first, so that the whole condition can be found by indexes.
    sql`${projects.cityId} = any(array(select ${cities.id} from ${cities} where ${contains(query, cities.name, cities.state)}))`,
  );

/** Admin service for projects. Every change updates the search rows in the same transaction. */
export const projectService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'project',
    noun: 'Project',
    table: projects,
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select({
          row: projects,
          city: cityColumns,
          image_url1: selectCover('project', projects.id),
          project_configurations: configurations,
        })
        .from(projects)
        .leftJoin(cities, eq(cities.id, projects.cityId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(({ row, ...beside }) => ({
        ...projectRecord(row),
        freshness: getFreshness(row, ctx.now()),
        ...beside,
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
      }));
    },
    read: (db, id) => readRecord(db, id, ctx.now()),
    matches: matching,
    exported: exportedListings('project', { table: projects, toRecord: projectRecord }),
    ...listingRules('project', { toRecord: projectRecord, validate: validateProject }),
    states: listingStates(projects, ctx),
    filter: projectFilter,
    filterOrder: listingFilterOrder('project'),
    // Ids follow the order of creation and are indexed.
    sorts: {
      title: projects.title,
      confirmed_at: projects.confirmedAt,
      createdAt: projects.id,
    },
    values: async (input: Partial<ProjectInput>, change) => ({
      slug: await listingSlug(change, 'project', input),
      ...projectValues(change, input),
      ...(await localityValues(change, input)),
    }),
  });
