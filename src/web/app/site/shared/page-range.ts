/** How many entries a page holds. */
export const PAGE_SIZE = 10;

/** Which entries of how many are in view: 'Showing {from} to {to} of {total}'. */
export const pageRange = (firstPage: number, lastPage: number, total: number): { from: number; to: number } => ({
  from: Math.min((firstPage - 1) * PAGE_SIZE + 1, total),
  to: Math.min(lastPage * PAGE_SIZE, total),
});
