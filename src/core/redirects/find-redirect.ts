import { sitePath } from '#contract';
import type { Db } from '#db';
import { follow } from './follow.ts';

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
