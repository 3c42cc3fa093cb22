import type { BuilderInput } from '#contract';
import { eq, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { columnUsage, deleteSuggestion, renameSuggestion, syncRows } from '../listings/index.ts';
import { choosePicture, shownPicture, withStaffPicture } from '../pictures/index.ts';
import { adminRecordService, type Change, contains } from '../records/index.ts';
import { claimSlug, inheritSlugs } from '../slugs.ts';

const { builders, media } = tables;

const listings = columnUsage('builder_id');

const columns = {
  id: builders.id,
  image_url: media.path,
  name: builders.name,
  established: builders.established,
  meta_title: sql<string>`coalesce(${builders.metaTitle}, '')`,
  meta_description: sql<string>`coalesce(${builders.metaDescription}, '')`,
  createdAt: builders.createdAt,
  updatedAt: builders.updatedAt,
};

const orNull = (text: string | undefined) => (text === '' ? null : text);

async function values(input: Partial<BuilderInput>, { tx, before }: Change): Promise<object> {
  const { name, established, about, meta_title, meta_description, picture } = input;
  return {
    name,
    established,
    about,
    metaTitle: orNull(meta_title),
    metaDescription: orNull(meta_description),
    imageId: await choosePicture(tx, picture),
    ...(before ? {} : { slug: await claimSlug(tx, 'builder', name ?? '') }),
  };
}

/** Updates the suggestions and search rows that contain the builder's name. */
async function afterWrite({ tx, before }: Change, id: number): Promise<void> {
  const [builder] = await tx.select({ name: builders.name }).from(builders).where(eq(builders.id, id));
  if (!builder) await deleteSuggestion(tx, 'builder', id);
  else if (before && before['name'] !== builder.name) {
    await renameSuggestion(tx, 'builder', id, builder.name);
    // Projects are also searchable by their builder's name.
    await syncRows(tx, 'project', sql`select id from projects where builder_id = ${id}`);
  }
}

async function replace(tx: Tx, from: number, to: number): Promise<void> {
  await listings.replace(tx, from, to);
  await inheritSlugs(tx, 'builder', from, to);
}

export const builderService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'builder',
    noun: 'Builder',
    table: builders,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select(columns)
        .from(builders)
        .leftJoin(media, shownPicture(builders.imageId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    read: async (db, id) => {
      const [found] = await db
        .select({ ...columns, about: builders.about, pictureId: builders.imageId })
        .from(builders)
        .leftJoin(media, shownPicture(builders.imageId))
        .where(eq(builders.id, id));
      return withStaffPicture(db, found);
    },
    matches: (query) => contains(query, builders.name),
    sorts: { name: builders.name, established: builders.established, createdAt: builders.createdAt },
    values,
    afterWrite,
    usage: { ...listings, by: { one: 'listing', many: 'listings' }, replace },
    conflicts: { builders_name_key: { field: 'name', message: 'A builder with this name already exists' } },
  });
