export { type Counts, openCounts } from './counts.ts';
export { topPages, topZeroResultSearches } from './read-counts.ts';
