/** The ends of the budget slider. A thumb at its end means no limit on that side. */
export const BUDGET_MIN = 500_000;
export const BUDGET_MAX = 20_000_000;
/** The same for a month's rent. */
export const RENT_MIN = 5_000;
export const RENT_MAX = 500_000;
/** The value that callers send for "no upper limit". */
export const UNBOUNDED_PRICE = 1_000_000_000;
