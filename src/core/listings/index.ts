export { insertListings } from './insert-listings.ts';
export { countListings, readListingFigures } from './listing-figures.ts';
export { listingGroupReads } from './listing-groups.ts';
export {
  findLocality,
  type LocalityNames,
  matchLocalities,
  readLocalityNames,
  requestLocalityMatching,
} from './listing-locality.ts';
export { copyEarlierPrices } from './price-history.ts';
export { propertySearchReads } from './property-search/search-properties.ts';
export { previewLink, readPreview } from './publishing/preview.ts';
export { publishingFacts } from './publishing/publishing-facts.ts';
export { hideUnconfirmed, publishDue } from './publishing/publishing-tasks.ts';
export { remindOwners } from './publishing/remind-owners.ts';
export { listingReads } from './read-listing.ts';
export { columnUsage, linkUsage, localityUsage, renameLocality } from './replace-value.ts';
export { fillSearchFilters } from './search-backfill.ts';
export { deleteSuggestion, renameSuggestion, searchBoxReads, searchForm, suggest } from './search-box/index.ts';
export { projectSearchReads } from './search-projects.ts';
export { foldCounts, getTable, rebuildSearch, rebuildSuggestions, syncRow, syncRows } from './search-rows.ts';
export { getCityAliases } from './sentence/index.ts';
export { configurationService } from './services/configuration-service.ts';
export { projectService } from './services/project-service.ts';
export { propertyService } from './services/property-service.ts';
export { readStoredListings, type StoredListing } from './stored-listings.ts';
