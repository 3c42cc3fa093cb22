export { claimSlug, rememberSlug, slugOf } from './claim-slug.ts';
export { findBySlug } from './find-by-slug.ts';
