import { z } from 'zod';
import { lenient } from './lenient.ts';

/** The ends of the budget slider. A thumb at its end means that there is no bound on that side. */
export const BUDGET_MIN = 500_000;
export const BUDGET_MAX = 20_000_000;
/** What callers send for "no upper bound". */
export const UNBOUNDED_PRICE = 1_000_000_000;

const Rupees = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** A lower bound at or under the slider's end hides nothing, so that cheaper plots stay in sight. */
export const MinPrice = lenient(Rupees).transform((price) =>
  price === undefined || price <= BUDGET_MIN ? undefined : price,
);

export const MaxPrice = lenient(Rupees).transform((price) =>
  price === undefined || price >= UNBOUNDED_PRICE ? undefined : price,
);
