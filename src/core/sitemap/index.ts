export { readSitemapIndex, readSitemapPart, rebuildSitemap, refreshSitemap, type SitemapPart } from './sitemap.ts';
