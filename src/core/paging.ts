import { MAX_PAGE, PAGE_SIZE } from '#contract';

/** How many rows come before a page. */
export const rowsBefore = (page: number): number => (page - 1) * PAGE_SIZE;

/** The totals that travel with a page; `totalPages` counts the pages that can be asked for. */
export const totals = (totalItems: number): { totalItems: number; totalPages: number } => ({
  totalItems,
  totalPages: Math.min(Math.ceil(totalItems / PAGE_SIZE), MAX_PAGE),
});
