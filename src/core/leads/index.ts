export { subscribe } from './subscribe.ts';
export { confirmSubscription, unsubscribe } from './subscription-links.ts';
