import { MAX_PAGE, PAGE_SIZE } from '#contract';

/** Row offset of a page. */
export const rowsBefore = (page: number): number => (page - 1) * PAGE_SIZE;

/** Totals of a list; `totalPages` counts only pages that can be requested. */
export const totals = (totalItems: number): { totalItems: number; totalPages: number } => ({
  totalItems,
  totalPages: Math.min(Math.ceil(totalItems / PAGE_SIZE), MAX_PAGE),
});
