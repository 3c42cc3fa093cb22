export { readHomeGroups } from './home-groups.ts';
export { listPopularLinks, readPopularLink } from './popular-link.ts';
export { searchProperties } from './property-search/search-properties.ts';
export { readProject } from './read-project.ts';
export { readProperty } from './read-property.ts';
export { searchProjects } from './search-projects.ts';
export { foldCounts, rebuildSearch, rebuildSuggestions } from './search-rows.ts';
export { suggest } from './suggest/suggest.ts';
export { type ListingWrites, listingWrites, type ProjectValues, type PropertyValues } from './write-listing.ts';
