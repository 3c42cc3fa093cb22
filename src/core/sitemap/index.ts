export { readSitemapIndex, readSitemapPart, type SitemapPart } from './read.ts';
export { rebuildSitemap, refreshSitemap } from './refresh.ts';
