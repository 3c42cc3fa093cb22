export { enqueuePurge, purgePaths, purgePicture } from './enqueue-purge.ts';
export { type Cache, purgeCaches } from './purge-caches.ts';
export { SHOWN_AT } from './shown-at.ts';
