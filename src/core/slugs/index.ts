export { claimSlug, inheritSlugs, rememberSlug, toSlug } from './claim-slug.ts';
export { claimSlugs, type SlugNumbers } from './claim-slugs.ts';
export { findBySlug } from './find-by-slug.ts';
export { slugAfter } from './slug-after.ts';
