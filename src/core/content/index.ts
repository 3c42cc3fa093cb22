export { readSite, siteFacts } from './site.ts';
