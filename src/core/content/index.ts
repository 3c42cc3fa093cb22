export { readBlogFeed } from './blog-feed.ts';
export { blogService } from './blog-service.ts';
export { listBlogs, readBlog } from './blogs.ts';
export { DEFAULT_PAGES } from './default-pages.ts';
export { listPartners, listTestimonials, partnerService, testimonialService } from './endorsements.ts';
export { noticeVersion, readPage } from './pages.ts';
export { readSettings, readSite, siteFacts } from './settings.ts';
