export { addressMoved } from './address-moved.ts';
export { findRedirect } from './find-redirect.ts';
export { redirectDesk } from './redirect-desk.ts';
