export { listBlogs, readBlog } from './blogs.ts';
export { listPartners, listTestimonials } from './endorsements.ts';
export { readSite, siteFacts } from './site.ts';
