export const PAGE_SIZE = 10;

/** Range of the visible entries: 'Showing {from} to {to} of {total}'. */
export const pageRange = (firstPage: number, lastPage: number, total: number): { from: number; to: number } => ({
  from: Math.min((firstPage - 1) * PAGE_SIZE + 1, total),
  to: Math.min(lastPage * PAGE_SIZE, total),
});
