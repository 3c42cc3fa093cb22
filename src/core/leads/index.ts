export { type AssignmentService, assignmentService } from './assignment.ts';
export { readConsent, storeConsent } from './consents.ts';
export { readEnquiryFigures } from './enquiry-figures.ts';
export { type EnquiryService, enquiryService } from './enquiry-service.ts';
export { type HandOverService, handOverService } from './hand-over.ts';
export { confirmSubscription, subscribe, subscriberService, unsubscribe } from './newsletter.ts';
export { receiveEnquiry } from './receive-enquiry.ts';
export { remindFollowUps } from './remind-follow-ups.ts';
export { withdrawEnquiry, withdrawForVisitor } from './withdraw-enquiry.ts';
