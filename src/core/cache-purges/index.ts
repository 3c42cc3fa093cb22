export { enqueuePurge } from './enqueue-purge.ts';
export type { Cache } from './purge-at.ts';
export { purgeCaches } from './purge-caches.ts';
export { purgePaths } from './purge-paths.ts';
export { purgePicture } from './purge-picture.ts';
export { SHOWN_AT } from './shown-at.ts';
