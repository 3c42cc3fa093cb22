export { forgetChange } from './forget-change.ts';
export { forgetPaths } from './forget-paths.ts';
export { forgetPicture } from './forget-picture.ts';
export type { Cache } from './purge-at.ts';
export { SHOWN_AT } from './shown-at.ts';
export { tellCaches } from './tell-caches.ts';
