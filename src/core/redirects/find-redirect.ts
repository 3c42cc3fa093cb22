import { sitePath } from '#contract';
import type { Db } from '#db';
import { follow } from './follow.ts';

/**
 * Where a visitor goes whose address has no page: always to the end of a chain, with what they asked for behind the
 * question mark unless the redirect says it itself.
 */
export async function findRedirect(db: Db, url: string): Promise<string | undefined> {
  const path = sitePath(url);
  // The database cannot hold a zero character and would refuse to be asked for one.
  if (path === undefined || path.includes('\0')) return undefined;
  const [from = '', query] = path.split('?', 2);
  const end = (await follow(db, from)).at(-1);
  if (end === undefined || end === from) return undefined;
  return query && !end.includes('?') ? `${end}?${query}` : end;
}
