import type { ConfigurationInput } from '#contract';
import { and, eq, isNull, sql, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { choosePictures, staffPictures } from '../../pictures/index.ts';
import { adminRecordService, contains } from '../../records/index.ts';
import { toArea } from './listing-rows.ts';
import { areaColumns } from './listing-values.ts';

const { bhkOptions, projectConfigurations: configurations, projects } = tables;

/** Admin service for the configurations (types of home) of one project. */
export const configurationService = (ctx: Ctx, projectId: number) =>
  adminRecordService(ctx, {
    entity: 'configuration',
    noun: 'Configuration',
    table: configurations,
    scope: eq(configurations.projectId, projectId),
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select({ row: configurations, bhk: bhkOptions.bhk })
        .from(configurations)
        .leftJoin(bhkOptions, eq(bhkOptions.id, configurations.bhkId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      const pictures = await staffPictures(
        db,
        rows.flatMap(({ row }) => row.imageId ?? []),
      );
      return rows.map(({ row, bhk }) => {
        const picture = pictures.find(({ id }) => id === row.imageId) ?? null;
        return {
          id: row.id,
          title: row.title,
          image_url: picture?.url ?? null,
          built_area: toArea(row.builtAreaValue, row.builtAreaUnit),
          bhk,
          bhk_id: row.bhkId,
          location: row.location,
          price: row.price,
          picture,
          createdAt: row.createdAt,
          updatedAt: row.updatedAt,
        };
      });
    },
    matches: (query) => contains(query, configurations.title, configurations.location),
    sorts: { title: configurations.title, price: configurations.price, createdAt: configurations.createdAt },
    guard: async ({ tx }) => {
      const [project] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
      if (!project) throw new DomainError('not_found', 'Project not found');
    },
    values: async (
      { title, bhk_id, built_area, price, location, picture }: Partial<ConfigurationInput>,
      { tx, before },
    ) => ({
      title,
      bhkId: bhk_id,
      ...areaColumns(built_area, 'builtAreaValue', 'builtAreaUnit'),
      price,
      location,
      imageId: picture === undefined ? undefined : picture && (await choosePictures(tx, [picture], 'picture'))[0],
      ...(before
        ? {}
        : {
            projectId,
            position: sql`(select count(*) from ${configurations} where ${eq(configurations.projectId, projectId)})`,
          }),
    }),
  });
