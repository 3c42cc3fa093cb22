import {
  NewPasskeyInput,
  PasskeyOptionsAnswer,
  PasskeySignInInput,
  RecoveryCodesAnswer,
} from '../accounts/passkeys.ts';
import {
  ChangePasswordInput,
  ChoosePasswordInput,
  EmailLink,
  EmailLinkAnswer,
  ForgotPasswordInput,
  PasswordLink,
  PasswordLinkAnswer,
} from '../accounts/passwords.ts';
import { ProfileInput } from '../accounts/profile.ts';
import {
  AtSession,
  MeAnswer,
  SessionAnswer,
  SignInAnswer,
  SignInInput,
  StaffSessions,
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorSetup,
} from '../accounts/sign-in.ts';
import { Done, success } from '../answers.ts';
import type { Call, CallAnswer, CallArgs, CallParts, Wire } from '../calls.ts';
import { AtPage } from '../content/pages.ts';
import { SentPictureAnswer } from '../media/pictures.ts';
import { AtId } from '../paging.ts';
import type { PersonalKind } from '../people/enumerations.ts';
import type { Permission } from '../people/permissions.ts';
import { BulkChanges, BulkInput, BulkQuery, BulkResult, PricePreview, PricePreviewInput } from './bulk-changes.ts';
import {
  ApplicationChange,
  ApplicationEmailDraft,
  ApplicationEmailInput,
  ApplicationNote,
  ApplicationQuery,
  AppliedJobs,
  AtApplicationEmail,
  RetentionInput,
  StaffApplication,
  StaffApplicationList,
} from './careers.ts';
import { ContactLog } from './contact-log.ts';
import {
  AtContactPoint,
  ContactChange,
  ContactLookup,
  ContactLookupQuery,
  ContactMerge,
  ContactPointInput,
  ContactQuery,
  MatchingHomes,
  SendHomesInput,
  StaffContact,
  StaffContactList,
} from './contacts.ts';
import {
  AtPageVersion,
  ContentPageInput,
  PageVersionAnswer,
  PublishInput,
  StaffPageAnswer,
  StaffPageList,
} from './content.ts';
import { DashboardAnswer, DashboardQuery } from './dashboard.ts';
import {
  EnquiryAssignment,
  EnquiryAssignmentAnswer,
  EnquiryChange,
  EnquiryColleagues,
  EnquiryCounts,
  EnquiryNote,
  EnquiryQuery,
  ReplyTimes,
  StaffEnquiry,
  StaffEnquiryList,
} from './enquiries.ts';
import { BlockedSenderQuery, BlockedSenders, BlockInput, FakeMark } from './fake-leads.ts';
import { AccessPage, AccessQuery, FullHistoryEntry, HistoryChoices, HistoryPage, HistoryQuery } from './history.ts';
import { ImportChanges, ImportChangesQuery, ImportCheck, ImportHeading, ImportStart } from './imports.ts';
import { BoardQuery, FigureQuery, LeadBoard, LeadFigures } from './lead-board.ts';
import {
  ColleaguesLeadList,
  ColleaguesLeadQuery,
  DeactivationInput,
  LeadRequestDecision,
  LeadRequestInput,
  LeadRequests,
  OpenWork,
} from './lead-requests.ts';
import { PublishingFactsAnswer, PublishingFactsQuery } from './listing-warnings.ts';
import { PreviewLink } from './listings.ts';
import {
  LocalityChoices,
  LocalityQuery,
  UnmatchedLocalities,
  UnmatchedLocalityInput,
  UnreadNameInput,
  UnreadNames,
} from './master-lists.ts';
import { MyDay } from './my-day.ts';
import {
  LeadSourceInput,
  LeadSourceKey,
  LeadSources,
  NewLeadAnswer,
  NewLeadInput,
  UnreadLeadMails,
} from './new-leads.ts';
import { Duplicates, PostingCounts, PostingDecided, PostingDecision } from './posted-properties.ts';
import {
  DeclineInput,
  Erased,
  EraseInput,
  ErasureRequests,
  PersonFound,
  PersonQuery,
  WithdrawInput,
} from './privacy.ts';
import {
  Added,
  AtDeleted,
  AtDeletedKind,
  AtRecord,
  Choices,
  DeletedList,
  ListQuery,
  RecordHits,
  RecordQuery,
} from './records.ts';
import { ReplyTemplatesAnswer } from './reply-templates.ts';
import { SavedViewInput, SavedViewQuery, SavedViews } from './saved-views.ts';
import { SettingsAnswer, SettingsInputs, ThemePreview, ThemeQuery } from './settings.ts';
import { VisitChange, VisitList, VisitQuery } from './visits.ts';

/**
 * Who may make a call: any request from our own pages, staff about their own account, also before they have set up a
 * second step that their role requires, all staff, or staff with a permission. Core authorises again,
 * so that a wrong entry here cannot open a use case.
 */
export type CallAccess = 'own pages' | 'own account' | 'staff' | Permission;

export interface StaffCall extends Call {
  access: CallAccess;
  /** The personal data that it answers with; who reads it is recorded. */
  reads?: PersonalKind;
  /** Open pages ask it on their own, which does not keep a session awake. */
  isBackground?: true;
}

const CHANGE_FAILURES = [400, 403, 404];
const STEP_FAILURES = [400, 403, 404, 409];
const ACCOUNT_FAILURES = [400, 409, 429];

const account = { tag: 'staff', access: 'own account' } as const;
const signIn = { tag: 'staff', access: 'own pages' } as const;
const all = { tag: 'back office', access: 'staff' } as const;
const enquiry = { tag: 'enquiries', access: 'leads:see', reads: 'enquiry' } as const;
const contact = { tag: 'enquiries', access: 'leads:see', reads: 'contact' } as const;
const blockedSenders = { tag: 'enquiries', access: 'blocked-senders:see', reads: 'contact' } as const;
const application = { tag: 'applications', access: 'applications:see', reads: 'application' } as const;
const leads = { tag: 'enquiries', access: 'leads:see' } as const;
const changesLead = { tag: 'enquiries', access: 'leads:change' } as const;
const applications = { tag: 'applications', access: 'applications:see' } as const;
const changesApplication = { tag: 'applications', access: 'applications:change' } as const;
const history = { tag: 'history', access: 'history:see' } as const;
const privacy = { tag: 'privacy', access: 'privacy:change' } as const;
const settings = { tag: 'settings', access: 'settings:see' } as const;
const changesSettings = { tag: 'settings', access: 'settings:change' } as const;
const pages = { tag: 'content', access: 'pages:see' } as const;
const changesPage = { tag: 'content', access: 'pages:change' } as const;
const masterLists = { tag: 'back office', access: 'master-lists:change' } as const;
const changesImport = { tag: 'imports', access: 'imports:change' } as const;
const postings = { tag: 'back office', access: 'postings:see' } as const;

/**
 * The calls of the back office by method and path below /api/v1/admin, except the calls of records (`RECORDS`) and
 * those that send or receive files.
 */
export const STAFF_CALLS = {
  'POST /auth/login': { ...signIn, body: SignInInput, answer: SignInAnswer, failures: [429] },
  'POST /auth/passkey/start': { ...signIn, answer: PasskeyOptionsAnswer, failures: [409, 429] },
  'POST /auth/passkey': { ...signIn, body: PasskeySignInInput, answer: SignInAnswer, failures: [401, 409, 429] },
  'POST /auth/forgot-password': { ...signIn, body: ForgotPasswordInput, answer: Done, failures: [400, 429] },
  'POST /auth/password-link': { ...signIn, body: PasswordLink, answer: PasswordLinkAnswer, failures: [410] },
  'POST /auth/choose-password': { ...signIn, body: ChoosePasswordInput, answer: Done, failures: [400, 410] },
  'POST /auth/confirm-email': { ...signIn, body: EmailLink, answer: EmailLinkAnswer, failures: [409, 410] },
  'POST /auth/logout': { ...account, answer: Done },
  'POST /auth/logout-everywhere': { ...account, answer: Done },
  'GET /user/me/sessions': { ...account, answer: StaffSessions },
  'DELETE /user/me/sessions/:id': { ...account, params: AtSession, answer: Done, failures: [404] },
  'GET /user/me': { ...account, answer: SessionAnswer, failures: [401] },
  'PATCH /user/me': { ...account, body: ProfileInput, answer: MeAnswer, failures: [400] },
  'POST /user/me/password': { ...account, body: ChangePasswordInput, answer: Done, failures: [400, 429] },
  'GET /user/me/two-factor': { ...account, answer: TwoFactorAnswer },
  'POST /user/me/two-factor/start': {
    ...account,
    body: TwoFactorPassword,
    answer: TwoFactorSetup,
    failures: ACCOUNT_FAILURES,
  },
  'POST /user/me/two-factor/confirm': {
    ...account,
    body: TwoFactorCode,
    answer: RecoveryCodesAnswer,
    failures: ACCOUNT_FAILURES,
  },
  'POST /user/me/two-factor/end': { ...account, body: TwoFactorPassword, answer: Done, failures: ACCOUNT_FAILURES },
  'POST /user/me/passkeys/start': {
    ...account,
    body: TwoFactorPassword,
    answer: PasskeyOptionsAnswer,
    failures: ACCOUNT_FAILURES,
  },
  'POST /user/me/passkeys': {
    ...account,
    body: NewPasskeyInput,
    answer: RecoveryCodesAnswer,
    failures: ACCOUNT_FAILURES,
  },
  'POST /user/me/passkeys/:id/remove': {
    ...account,
    params: AtRecord,
    body: TwoFactorPassword,
    answer: Done,
    failures: [400, 404, 429],
  },
  'POST /user/:id/two-factor/reset': {
    tag: 'staff',
    access: 'users:change',
    params: AtRecord,
    answer: Done,
    failures: [403, 404, 409],
  },
  'POST /user/:id/invitation': {
    tag: 'staff',
    access: 'users:change',
    params: AtRecord,
    answer: Done,
    failures: [409, 429],
  },
  'GET /user/:id/open-work': {
    tag: 'staff',
    access: 'users:change',
    params: AtRecord,
    answer: OpenWork,
    failures: [404],
  },
  'POST /user/:id/deactivation': {
    tag: 'staff',
    access: 'users:change',
    params: AtRecord,
    body: DeactivationInput,
    answer: Done,
    failures: STEP_FAILURES,
  },

  'GET /choices': { ...all, answer: Choices },
  'GET /choices/localities': { ...all, query: LocalityQuery, answer: LocalityChoices },
  'GET /unmatched-localities': { ...masterLists, answer: UnmatchedLocalities },
  'POST /unmatched-localities': { ...masterLists, body: UnmatchedLocalityInput, answer: Done, failures: STEP_FAILURES },
  'GET /unread-names': { ...masterLists, answer: UnreadNames },
  'POST /unread-names': { ...masterLists, body: UnreadNameInput, answer: Done, failures: STEP_FAILURES },
  'GET /views': { ...all, query: SavedViewQuery, answer: SavedViews, failures: [403] },
  'POST /views': { ...all, body: SavedViewInput, answer: Added, failures: [400, 403, 409] },
  'DELETE /views/:id': { ...all, params: AtRecord, answer: Done, failures: [404] },
  'GET /bulk-changes': { ...all, query: BulkQuery, answer: BulkChanges, isBackground: true },
  'POST /bulk-changes': { ...all, body: BulkInput, answer: Added, failures: STEP_FAILURES },
  'POST /bulk-changes/prices': { ...all, body: PricePreviewInput, answer: PricePreview, failures: [400, 403] },
  'GET /bulk-changes/:id': { ...all, params: AtRecord, answer: BulkResult, failures: [404] },
  'POST /bulk-changes/:id/stop': { ...all, params: AtRecord, answer: Done, failures: [404, 409] },
  'POST /bulk-changes/:id/undo': { ...all, params: AtRecord, answer: Done, failures: [403, 404, 409] },
  'GET /search': { ...all, query: RecordQuery, answer: RecordHits },
  'GET /dashboard': { ...all, query: DashboardQuery, answer: DashboardAnswer },
  'GET /my-day': { ...all, answer: MyDay },
  'GET /media/:id': { ...all, params: AtId, answer: SentPictureAnswer, failures: [404, 410] },
  'GET /property/publishing-facts': {
    tag: 'back office',
    access: 'properties:see',
    query: PublishingFactsQuery,
    answer: PublishingFactsAnswer,
  },
  'GET /property/:id/preview': {
    tag: 'back office',
    access: 'properties:see',
    params: AtRecord,
    answer: PreviewLink,
    failures: [404],
  },
  'GET /project/:id/preview': {
    tag: 'back office',
    access: 'projects:see',
    params: AtRecord,
    answer: PreviewLink,
    failures: [404],
  },
  'POST /import/:id/check': {
    ...changesImport,
    params: AtRecord,
    body: ImportCheck,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'POST /import/:id/heading': {
    ...changesImport,
    params: AtRecord,
    body: ImportHeading,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /import/:id/changes': {
    tag: 'imports',
    access: 'imports:see',
    params: AtRecord,
    query: ImportChangesQuery,
    answer: ImportChanges,
    failures: [404],
  },
  'POST /import/:id/start': {
    ...changesImport,
    params: AtRecord,
    body: ImportStart,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /post-property/counts': { ...postings, answer: PostingCounts },
  'GET /post-property/:id/duplicates': { ...postings, params: AtRecord, answer: Duplicates, failures: [404] },
  'POST /post-property/:id/decision': {
    tag: 'back office',
    access: 'postings:publish',
    params: AtRecord,
    body: PostingDecision,
    answer: PostingDecided,
    failures: STEP_FAILURES,
  },

  'GET /enquiry': { ...enquiry, query: EnquiryQuery, answer: StaffEnquiryList, failures: [403] },
  'POST /enquiry': { ...changesLead, body: NewLeadInput, answer: NewLeadAnswer, failures: [400, 403] },
  'GET /lead-mail': { ...changesLead, reads: 'contact', answer: UnreadLeadMails, failures: [403] },
  'DELETE /lead-mail/:id': { ...changesLead, params: AtRecord, answer: Done, failures: [403, 404] },
  'GET /lead-source': { ...settings, answer: LeadSources, failures: [403] },
  'POST /lead-source': { ...changesSettings, body: LeadSourceInput, answer: LeadSourceKey, failures: [400, 403, 409] },
  'POST /lead-source/:id/rotation': {
    ...changesSettings,
    params: AtRecord,
    answer: LeadSourceKey,
    failures: [403, 404],
  },
  'DELETE /lead-source/:id': { ...changesSettings, params: AtRecord, answer: Done, failures: [403, 404] },
  'GET /enquiry/colleagues': { ...leads, answer: EnquiryColleagues, failures: [403] },
  'GET /enquiry/board': { ...enquiry, query: BoardQuery, answer: LeadBoard, failures: [403] },
  'GET /enquiry/figures': { ...leads, query: FigureQuery, answer: LeadFigures, failures: [403] },
  'GET /enquiry/counts': { ...leads, answer: EnquiryCounts, failures: [403], isBackground: true },
  'GET /enquiry/reply-templates': { ...leads, answer: ReplyTemplatesAnswer, failures: [403] },
  'GET /enquiry/reply-times': { ...leads, answer: ReplyTimes, failures: [403] },
  'GET /enquiry/with-colleagues': {
    ...leads,
    query: ColleaguesLeadQuery,
    answer: ColleaguesLeadList,
    failures: [403],
  },
  'POST /enquiry/:id/request': {
    ...changesLead,
    params: AtRecord,
    body: LeadRequestInput,
    answer: Done,
    failures: [400, 403, 404, 409, 429],
  },
  'GET /lead-request': { ...leads, answer: LeadRequests, failures: [403] },
  'POST /lead-request/:id/answer': {
    ...changesLead,
    params: AtRecord,
    body: LeadRequestDecision,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /enquiry/:id': {
    ...enquiry,
    params: AtRecord,
    answer: success({ record: StaffEnquiry }),
    failures: [403, 404],
  },
  'PATCH /enquiry/:id': {
    ...changesLead,
    params: AtRecord,
    body: EnquiryChange,
    answer: Done,
    failures: CHANGE_FAILURES,
  },
  'POST /enquiry/:id/note': {
    ...changesLead,
    params: AtRecord,
    body: EnquiryNote,
    answer: Done,
    failures: CHANGE_FAILURES,
  },
  'POST /enquiry/:id/contact': {
    ...changesLead,
    params: AtRecord,
    body: ContactLog,
    answer: Done,
    failures: CHANGE_FAILURES,
  },
  'POST /enquiry/:id/fake': {
    ...changesLead,
    params: AtRecord,
    body: FakeMark,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /blocked-sender': { ...blockedSenders, query: BlockedSenderQuery, answer: BlockedSenders, failures: [403] },
  'POST /blocked-sender': {
    tag: 'enquiries',
    access: 'blocked-senders:change',
    body: BlockInput,
    answer: Done,
    failures: [400, 403, 409],
  },
  'DELETE /blocked-sender/:id': {
    tag: 'enquiries',
    access: 'blocked-senders:delete',
    params: AtRecord,
    answer: Done,
    failures: [403, 404],
  },
  'POST /enquiry/:id/homes': {
    ...changesLead,
    params: AtRecord,
    body: SendHomesInput,
    answer: Done,
    failures: CHANGE_FAILURES,
  },
  'GET /contact': { ...contact, query: ContactQuery, answer: StaffContactList, failures: [403] },
  'GET /contact/lookup': { ...contact, query: ContactLookupQuery, answer: ContactLookup, failures: [403] },
  'GET /contact/:id': {
    ...contact,
    params: AtRecord,
    answer: success({ record: StaffContact }),
    failures: [403, 404],
  },
  'PATCH /contact/:id': {
    ...changesLead,
    params: AtRecord,
    body: ContactChange,
    answer: Done,
    failures: CHANGE_FAILURES,
  },
  'POST /contact/:id/point': {
    ...changesLead,
    params: AtRecord,
    body: ContactPointInput,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'DELETE /contact/:id/point/:point': {
    ...changesLead,
    params: AtContactPoint,
    answer: Done,
    failures: [403, 404, 409],
  },
  'POST /contact/:id/merge': {
    ...changesLead,
    params: AtRecord,
    body: ContactMerge,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /contact/:id/homes': { ...leads, params: AtRecord, answer: MatchingHomes, failures: [403, 404] },
  'GET /visit': { ...enquiry, query: VisitQuery, answer: VisitList, failures: [400, 403] },
  'PATCH /visit/:id': {
    ...changesLead,
    params: AtRecord,
    body: VisitChange,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /enquiry/assignment': { ...settings, answer: EnquiryAssignmentAnswer, failures: [403] },
  'PUT /enquiry/assignment': { ...changesSettings, body: EnquiryAssignment, answer: Done, failures: [400, 403] },

  'GET /application': { ...application, query: ApplicationQuery, answer: StaffApplicationList, failures: [403] },
  'GET /application/jobs': { ...applications, answer: AppliedJobs, failures: [403] },
  'GET /application/:id': {
    ...application,
    params: AtRecord,
    answer: success({ record: StaffApplication }),
    failures: [403, 404],
  },
  'PATCH /application/:id': {
    ...changesApplication,
    params: AtRecord,
    body: ApplicationChange,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'POST /application/:id/note': {
    ...changesApplication,
    params: AtRecord,
    body: ApplicationNote,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'POST /application/:id/retention': {
    ...changesApplication,
    params: AtRecord,
    body: RetentionInput,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /application/:id/letter/:kind': {
    ...application,
    params: AtApplicationEmail,
    answer: ApplicationEmailDraft,
    failures: [403, 404],
  },
  'POST /application/:id/letter': {
    ...changesApplication,
    params: AtRecord,
    body: ApplicationEmailInput,
    answer: Done,
    failures: STEP_FAILURES,
  },

  'GET /access-log': { ...history, query: AccessQuery, answer: AccessPage, failures: [403] },
  'GET /history': { ...history, query: HistoryQuery, answer: HistoryPage, failures: [403] },
  'GET /history/choices': { ...history, answer: HistoryChoices, failures: [403] },
  'GET /history/:id': {
    ...history,
    params: AtRecord,
    answer: success({ record: FullHistoryEntry }),
    failures: [403, 404],
  },
  'GET /deleted/:kind': {
    ...history,
    params: AtDeletedKind,
    query: ListQuery,
    answer: DeletedList,
    failures: [400, 403],
  },
  'POST /deleted/:kind/:id/restore': {
    tag: 'history',
    access: 'history:change',
    params: AtDeleted,
    answer: Done,
    failures: STEP_FAILURES,
  },

  'POST /privacy/find': {
    ...privacy,
    reads: 'person',
    body: PersonQuery,
    answer: PersonFound,
    failures: CHANGE_FAILURES,
  },
  'GET /privacy/requests': {
    tag: 'privacy',
    access: 'privacy:see',
    reads: 'person',
    answer: ErasureRequests,
    failures: [403],
  },
  'POST /privacy/decline': { ...privacy, body: DeclineInput, answer: Done, failures: CHANGE_FAILURES },
  'POST /privacy/withdraw': { ...privacy, body: WithdrawInput, answer: Done, failures: STEP_FAILURES },
  'POST /privacy/erase': { ...privacy, body: EraseInput, answer: Erased, failures: CHANGE_FAILURES },

  'GET /settings': { ...settings, answer: SettingsAnswer, failures: [403] },
  'PUT /settings/site': { ...changesSettings, body: SettingsInputs.site, answer: Done, failures: [400, 403] },
  'PUT /settings/counters': { ...changesSettings, body: SettingsInputs.counters, answer: Done, failures: [400, 403] },
  'PUT /settings/home-sections': {
    ...changesSettings,
    body: SettingsInputs['home-sections'],
    answer: Done,
    failures: [400, 403],
  },
  'PUT /settings/security': { ...changesSettings, body: SettingsInputs.security, answer: Done, failures: [400, 403] },
  'PUT /settings/imports': { ...changesSettings, body: SettingsInputs.imports, answer: Done, failures: [400, 403] },
  'PUT /settings/retention': { ...changesSettings, body: SettingsInputs.retention, answer: Done, failures: [400, 403] },
  'PUT /settings/office': { ...changesSettings, body: SettingsInputs.office, answer: Done, failures: [400, 403] },
  'PUT /settings/replies': { ...changesSettings, body: SettingsInputs.replies, answer: Done, failures: [400, 403] },
  'PUT /settings/brand': { ...changesSettings, body: SettingsInputs.brand, answer: Done, failures: [400, 403] },
  'GET /settings/theme': { ...settings, query: ThemeQuery, answer: ThemePreview, failures: [400, 403] },
  'PUT /settings/mail': { ...changesSettings, body: SettingsInputs.mail, answer: Done, failures: [400, 403] },
  'GET /page': { ...pages, query: ListQuery, answer: StaffPageList, failures: [403] },
  'GET /page/words': { ...pages, query: AtPage, answer: StaffPageAnswer, failures: [403, 404] },
  'PUT /page/draft': { ...changesPage, query: AtPage, body: ContentPageInput, answer: Done, failures: STEP_FAILURES },
  'DELETE /page/draft': { ...changesPage, query: AtPage, answer: Done, failures: STEP_FAILURES },
  'POST /page/publish': {
    tag: 'content',
    access: 'pages:publish',
    query: AtPage,
    body: PublishInput,
    answer: Done,
    failures: STEP_FAILURES,
  },
  'GET /page/version': { ...pages, query: AtPageVersion, answer: PageVersionAnswer, failures: [403, 404] },
  'POST /page/restore': { ...changesPage, query: AtPageVersion, answer: Done, failures: STEP_FAILURES },
} satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, StaffCall>;

type StaffCalls = typeof STAFF_CALLS;
export type StaffCallName = keyof StaffCalls;
export type StaffCallArgs<Name extends StaffCallName> = CallArgs<StaffCalls[Name]>;
export type StaffCallParts<Name extends StaffCallName> = CallParts<StaffCalls[Name]>;
/** What core answers. */
export type StaffCallAnswer<Name extends StaffCallName> = CallAnswer<StaffCalls[Name]>;
/** The answer as the browser receives it. */
export type StaffCallWire<Name extends StaffCallName> = Wire<StaffCallAnswer<Name>>;
