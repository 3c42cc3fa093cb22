/** The ends of the budget slider. A thumb at its end means that there is no bound on that side. */
export const BUDGET_MIN = 500_000;
export const BUDGET_MAX = 20_000_000;
/** What callers send for "no upper bound". */
export const UNBOUNDED_PRICE = 1_000_000_000;
