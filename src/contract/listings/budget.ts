import { z } from 'zod';
import { BUDGET_MIN, UNBOUNDED_PRICE } from './budget-bounds.ts';
import { lenient } from './lenient.ts';

const Rupees = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** A lower bound at or below the slider's end is ignored, so that cheaper plots are still found. */
export const MinPrice = lenient(Rupees).transform((price) =>
  price === undefined || price <= BUDGET_MIN ? undefined : price,
);

export const MaxPrice = lenient(Rupees).transform((price) =>
  price === undefined || price >= UNBOUNDED_PRICE ? undefined : price,
);
