import { type RedirectInput, sitePath } from '#contract';
import { type Db, eq, sql, type Tx, tables } from '#db';
import { authorise } from './accounts/index.ts';
import type { Ctx } from './context.ts';
import { DomainError } from './errors.ts';
import { type Actor, adminRecordService, type Change, contains } from './records/index.ts';

const { redirects } = tables;

/** Longer chains are a mistake; each step is one index lookup. */
const MAX_STEPS = 20;

interface Step extends Record<string, unknown> {
  to_path: string;
}

/** The chain of redirect targets from a path, empty if there is none; `except` ignores one redirect. */
async function follow(db: Db | Tx, from: string, except = 0): Promise<string[]> {
  const { rows } = await db.execute<Step>(sql`
    with recursive steps as (
      select to_path, 1 as number from redirects where from_path = ${from} and id <> ${except}
      union all
      select redirects.to_path, number + 1 from steps join redirects on from_path = steps.to_path
        where number < ${MAX_STEPS} and redirects.id <> ${except}
    )
    select to_path from steps order by number`);
  return rows.map(({ to_path }) => to_path);
}

/** Serialises changes until the transaction ends, because two concurrent ones could form a loop. */
async function lockRedirects(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

async function assertNoLoops({ tx, before }: Change, input: Partial<RedirectInput>): Promise<void> {
  const from = input.from_path ?? String(before?.['fromPath']);
  const to = input.to_path ?? String(before?.['toPath']);
  await lockRedirects(tx);
  if (to === from || (await follow(tx, to, before?.id)).includes(from))
    throw new DomainError('invalid', 'This redirect would form a loop. Choose another URL.', 'to_path');
}

/** Admin service for redirects; requires the `settings` permission. */
export function redirectService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'pages:see');
  return adminRecordService(ctx, {
    entity: 'redirect',
    noun: 'Redirect',
    titleColumn: 'fromPath',
    table: redirects,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: redirects.id,
          from_path: redirects.fromPath,
          to_path: redirects.toPath,
          createdAt: redirects.createdAt,
          updatedAt: redirects.updatedAt,
        })
        .from(redirects)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, redirects.fromPath, redirects.toPath),
    sorts: { from_path: redirects.fromPath, to_path: redirects.toPath, createdAt: redirects.createdAt },
    guard: async (change, next) => {
      if (!('deleted' in next) && !('isActive' in next)) await assertNoLoops(change, next);
    },
    values: ({ from_path, to_path }: Partial<RedirectInput>) => ({ fromPath: from_path, toPath: to_path }),
    conflicts: { redirects_pkey: { field: 'from_path', message: 'This path is already redirected' } },
  });
}

/**
 * The redirect target for a path without a page: the end of the chain, with the visitor's query string unless the
 * target has its own.
 */
export async function findRedirect(db: Db, url: string): Promise<string | undefined> {
  const path = sitePath(url);
  // PostgreSQL rejects text that contains a NUL character.
  if (path === undefined || path.includes('\0')) return undefined;
  const [from = '', query] = path.split('?', 2);
  const end = (await follow(db, from)).at(-1);
  if (end === undefined || end === from) return undefined;
  return query && !end.includes('?') ? `${end}?${query}` : end;
}

/** Redirects a page's former path to its current one, and deletes any redirect away from the current path. */
export async function addressMoved(tx: Tx, fromPath: string, toPath: string): Promise<void> {
  await lockRedirects(tx);
  await tx.delete(redirects).where(eq(redirects.fromPath, toPath));
  await tx
    .insert(redirects)
    .values({ fromPath, toPath })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } });
}
