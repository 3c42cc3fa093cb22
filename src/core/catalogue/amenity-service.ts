import type { AmenityInput } from '#contract';
import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { linkUsage } from '../listings/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { amenities } = tables;

export const amenityService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'amenity',
    noun: 'Amenity',
    table: amenities,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select()
        .from(amenities)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, amenities.name),
    sorts: { name: amenities.name, category: amenities.category, createdAt: amenities.createdAt },
    values: ({ name, category }: Partial<AmenityInput>) => ({ name, category }),
    usage: { ...linkUsage('amenity', 'amenities'), by: { one: 'listing', many: 'listings' } },
    conflicts: {
      amenities_name_key: { field: 'name', message: 'There is an amenity of this name in this category already' },
    },
  });
