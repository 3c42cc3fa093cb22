export { type Counts, openCounts } from './counts.ts';
export { mostMissedSearches, mostSeenPages } from './read-counts.ts';
