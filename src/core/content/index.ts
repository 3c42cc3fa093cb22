export { blogDesk } from './blog-desk.ts';
export { readBlogFeed } from './blog-feed.ts';
export { listBlogs, readBlog } from './blogs.ts';
export { listPartners, listTestimonials } from './endorsements.ts';
export { readPage } from './pages.ts';
export { partnerDesk } from './partner-desk.ts';
export { readSite, siteFacts } from './site.ts';
export { testimonialDesk } from './testimonial-desk.ts';
