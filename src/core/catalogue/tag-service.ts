import type { TagInput } from '#contract';
import { sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { linkUsage, syncRows } from '../listings/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { tags } = tables;

export const tagService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'tag',
    noun: 'Tag',
    table: tags,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({ id: tags.id, tag_name: tags.tagName, createdAt: tags.createdAt, updatedAt: tags.updatedAt })
        .from(tags)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, tags.tagName),
    sorts: { tag_name: tags.tagName, createdAt: tags.createdAt },
    values: ({ tag_name }: Partial<TagInput>) => ({ tagName: tag_name }),
    afterWrite: async ({ tx, before }, id, { tag_name }) => {
      if (!before || tag_name === undefined || tag_name === before['tagName']) return;
      // A tag's name affects the sort order of its listings.
      for (const owner of ['property', 'project'] as const)
        await syncRows(
          tx,
          owner,
          sql`select ${sql.raw(`${owner}_id`)} from ${sql.raw(`${owner}_tags`)} where tag_id = ${id}`,
        );
    },
    usage: { ...linkUsage('tag', 'tags'), by: { one: 'listing', many: 'listings' } },
    conflicts: { tags_name_key: { field: 'tag_name', message: 'There is a tag of this name already' } },
  });
