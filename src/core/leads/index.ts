export { type EnquiryDesk, enquiryDesk } from './enquiry-desk/index.ts';
export { listPostedProperties, readPostedProperty } from './posted-properties.ts';
export { receiveEnquiry } from './receive-enquiry.ts';
export { remindFollowUps } from './remind-follow-ups.ts';
export { storeConsent } from './store-consent.ts';
export { subscribe } from './subscribe.ts';
export { subscriberDesk } from './subscriber-desk.ts';
export { confirmSubscription, unsubscribe } from './subscription-links.ts';
export { withdrawEnquiry } from './withdraw-enquiry.ts';
