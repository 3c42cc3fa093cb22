export { listPostedProperties, readPostedProperty } from './posted-properties.ts';
export { subscribe } from './subscribe.ts';
export { confirmSubscription, unsubscribe } from './subscription-links.ts';
