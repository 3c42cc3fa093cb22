export { type AssignmentService, assignmentService, worksOnEnquiries } from './assignment.ts';
export { changeUndoably } from './change-enquiry.ts';
export { readConsent, storeConsent } from './consents.ts';
export { type ContactService, contactService } from './contacts/contact-service.ts';
export { forgetContacts, forgetWishes } from './contacts/join-contact.ts';
export { joinEarlierEnquiries } from './contacts/join-earlier.ts';
export { toStoredWishes } from './contacts/stored-wishes.ts';
export { readEnquiryFigures } from './enquiry-figures.ts';
export { enquiryRows, findEnquiries } from './enquiry-queries.ts';
export { type EnquiryService, enquiryService } from './enquiry-service.ts';
export {
  type BlockedSenderService,
  blockedSenderService,
  forgetBlocks,
  readBlocks,
} from './fake/blocked-senders.ts';
export { markFakeUndoably, unmarkFake } from './fake/mark-fake.ts';
export { type HandOverService, handOverService } from './hand-over.ts';
export { findSheetListing, type NamedListing } from './intake/find-listing.ts';
export { type Judgement, judgeLead, type KnownLead, toListingKey } from './intake/judge-lead.ts';
export {
  type KnownSource,
  type LeadSourceService,
  leadSourceService,
  readLeadStatus,
  readSource,
  receiveLead,
} from './intake/lead-sources.ts';
export { type LeadMailPattern, LeadMailPatterns, SAMPLE_LEAD_MAIL_PATTERNS } from './intake/mail-patterns.ts';
export { MAX_MAIL_BYTES, receiveLeadMail } from './intake/receive-mail.ts';
export {
  lockPeople,
  readKnownLeads,
  type SheetImport,
  type SheetLead,
  storeSheetLead,
  toLeadPoints,
} from './intake/sheet-leads.ts';
export { toSubmissionKey } from './intake/submission-key.ts';
export { forgetLeadMails, type UnreadMailService, unreadMailService } from './intake/unread-mails.ts';
export { readLeadDay } from './lead-day.ts';
export { readLeadViewer } from './lead-scope.ts';
export { confirmSubscription, subscribe, subscriberService, unsubscribe } from './newsletter.ts';
export { receiveEnquiry } from './receive-enquiry.ts';
export { remindFollowUps } from './remind-follow-ups.ts';
export { remindVisits } from './visits/visit-mails.ts';
export { withdrawEnquiry, withdrawForVisitor } from './withdraw-enquiry.ts';
