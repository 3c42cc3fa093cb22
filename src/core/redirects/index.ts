export { addressMoved } from './address-moved.ts';
export { findRedirect } from './find-redirect.ts';
export { redirectService } from './redirect-service.ts';
