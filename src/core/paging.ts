import { type ListQuery, MAX_PAGE, PAGE_SIZE } from '#contract';

/** Row offset of a page. */
export const rowsBefore = (page: number, size: number = PAGE_SIZE): number => (page - 1) * size;

/** Totals of a list; `totalPages` counts only pages that can be requested. */
export const totals = (totalItems: number, size: number = PAGE_SIZE): { totalItems: number; totalPages: number } => ({
  totalItems,
  totalPages: Math.min(Math.ceil(totalItems / size), MAX_PAGE),
});

/** No page of a back-office list goes beyond these rows, so that its cost does not grow with the table. */
export const MAX_LISTED = MAX_PAGE * PAGE_SIZE;

/** The rows of a page of a back-office list. */
export function toWindow({ page, size }: Pick<ListQuery, 'page' | 'size'>): { limit: number; offset: number } {
  const offset = rowsBefore(page, size);
  return offset < MAX_LISTED ? { limit: size, offset } : { limit: 0, offset: 0 };
}
