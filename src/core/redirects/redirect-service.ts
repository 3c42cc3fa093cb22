import type { RedirectInput } from '#contract';
import { tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, adminRecordService, type Change, contains } from '../records/index.ts';
import { follow, lockRedirects } from './follow.ts';

const { redirects } = tables;

async function assertNoLoops({ tx, before }: Change, input: Partial<RedirectInput>): Promise<void> {
  const from = input.from_path ?? String(before?.['fromPath']);
  const to = input.to_path ?? String(before?.['toPath']);
  await lockRedirects(tx);
  if (to === from || (await follow(tx, to, before?.id)).includes(from))
    throw new DomainError('invalid', 'This would lead back to where it began', 'to_path');
}

/** Admin service for redirects; requires the `settings` permission. */
export function redirectService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings');
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
    conflicts: { redirects_pkey: { field: 'from_path', message: 'This address leads somewhere already' } },
  });
}
