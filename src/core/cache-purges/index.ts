export { enqueuePurge } from './forget-change.ts';
export { purgePaths } from './forget-paths.ts';
export { purgePicture } from './forget-picture.ts';
export type { Cache } from './purge-at.ts';
export { SHOWN_AT } from './shown-at.ts';
export { purgeCaches } from './tell-caches.ts';
