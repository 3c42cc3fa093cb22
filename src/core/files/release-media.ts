import { sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';

const { media } = tables;

interface ReleasedMedia extends Record<string, unknown> {
  id: number;
  path: string;
  variants: { path: string }[];
}

/** A prepared picture has several public files; anything else has one private file. */
const getFilePaths = ({ path, variants }: ReleasedMedia): string[] =>
  path.startsWith('private/') ? [path] : variants.map((variant) => `public/${variant.path}`);

/** All columns with a foreign key to media, read from the database catalogue. */
async function referringColumns(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`);
  return rows;
}

/**
 * Deletes those of the given media rows that nothing refers to, and enqueues a job in the same transaction that removes
 * their files, with retries. Returns the number of deleted rows.
 */
export async function releaseMedia(ctx: Ctx, tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const unused = (await referringColumns(tx)).map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.raw(table)} r where r.${sql.identifier(column)} = ${media.id})`,
  );
  const { rows } = await tx.execute<ReleasedMedia>(sql`delete from ${media} where ${media.id} in (${list})
    and ${sql.join(unused, sql` and `)} returning id, path, variants`);
  const paths = rows.flatMap(getFilePaths);
  if (paths.length > 0) await ctx.jobs.enqueue(tx, 'files.remove', { paths });
  await ctx.jobs.deleteJobs(
    tx,
    'picture.prepare',
    rows.map(({ id }) => ({ mediaId: id })),
  );
  await ctx.jobs.deleteJobs(
    tx,
    'document.scan',
    rows.map(({ id }) => ({ mediaId: id })),
  );
  return rows.length;
}
