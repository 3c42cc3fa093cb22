export { readBlogFeed } from './blog-feed.ts';
export { blogService } from './blog-service.ts';
export { blogReads } from './blogs.ts';
export { type Brand, ICON_SHAPES, type IconUse, iconPath } from './brand.ts';
export { DEFAULT_PAGES } from './default-pages.ts';
export { endorsementReads, partnerService, testimonialService } from './endorsements.ts';
export { noticeVersion, pageReads } from './pages.ts';
export { readBrand, readSettings, siteFacts, siteReads } from './settings.ts';
