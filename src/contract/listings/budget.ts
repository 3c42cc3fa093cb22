import { z } from 'zod';
import { BUDGET_MIN, UNBOUNDED_PRICE } from './budget-bounds.ts';
import { lenient } from './lenient.ts';

const Rupees = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** A lower bound at or under the slider's end hides nothing, so that cheaper plots stay in sight. */
export const MinPrice = lenient(Rupees).transform((price) =>
  price === undefined || price <= BUDGET_MIN ? undefined : price,
);

export const MaxPrice = lenient(Rupees).transform((price) =>
  price === undefined || price >= UNBOUNDED_PRICE ? undefined : price,
);
