import type { PublicApi } from '#contract';
import { parseListPath, readWishes, type Wishes } from './matching-homes.ts';

/** Wishes as they are stored, with the budget in them. */
export async function toStoredWishes(api: PublicApi, wishes: Wishes) {
  const list = (await readWishes(api, wishes))?.properties;
  const { min_price: minBudget = null, max_price: maxBudget = null } = list ? parseListPath(list.path) : {};
  return { ...wishes, minBudget, maxBudget };
}
