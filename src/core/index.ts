import { join } from 'node:path';
import type {
  ApplicationInput,
  Choices,
  DashboardQuery,
  DeletedKind,
  EnquiryInput,
  IncomingLead,
  LeadScope,
  LocalityChoices,
  PostingAnswer,
  PostingChangeOutcome,
  PostingDecision,
  PostingInput,
  PublicApi,
  PublicForms,
  PublishingFacts,
  PublishingFactsQuery,
  RecordHits,
  RecordPath,
  RecordQuery,
  StaffPicture,
  SubscribeInput,
} from '#contract';
import { deleteOldSignals, eq, tables } from '#db';
import { type Accounts, openAccounts } from './accounts/index.ts';
import { adminRecordServices, authorisedService, type RecordScope, type ServiceFor } from './admin-record-services.ts';
import { type BrandIcons, openBrandIcons } from './brand-icons.ts';
import { type BulkChanges, openBulkChanges } from './bulk-changes/index.ts';
import { type Cache, purgeCaches } from './cache-purges/index.ts';
import {
  type ApplicationService,
  applicationService,
  applyForJob,
  deleteExpiredApplications,
  scanDocument,
} from './careers/index.ts';
import { readChoices } from './catalogue/index.ts';
import { readBlogFeed } from './content/index.ts';
import type { Ctx, Origin } from './context.ts';
import { type Counts, openCounts } from './counts.ts';
import { readDashboard } from './dashboard.ts';
import { type DeletedRecordService, deletedRecordService, purgeDeleted, restoreDeleted } from './deleted/index.ts';
import { readAsset, refreshAssets, removeFiles, storeAssets, sweepFiles } from './files.ts';
import {
  accessLogService,
  deleteOldAccess,
  type HistoryService,
  historyService,
  sealHistory,
} from './history/index.ts';
import { type Imports, openImports } from './imports/index.ts';
import {
  type AssignmentService,
  assignmentService,
  type BlockedSenderService,
  blockedSenderService,
  type ContactService,
  contactService,
  type EnquiryService,
  enquiryService,
  type HandOverService,
  handOverService,
  joinEarlierEnquiries,
  type KnownSource,
  type LeadMailPattern,
  type LeadSourceService,
  leadSourceService,
  readLeadStatus,
  readSource,
  receiveEnquiry,
  receiveLead,
  receiveLeadMail,
  remindFollowUps,
  remindVisits,
  subscribe,
  type UnreadMailService,
  unreadMailService,
} from './leads/index.ts';
import {
  copyEarlierPrices,
  countListings,
  fillSearchFilters,
  foldCounts,
  hideUnconfirmed,
  matchLocalities,
  previewLink,
  publishDue,
  publishingFacts,
  rebuildSuggestions,
  remindOwners,
} from './listings/index.ts';
import { listLocalityChoices, unmatchedLocalityService } from './localities.ts';
import { deliverMail, type MailTransport, waitingMails } from './mail/index.ts';
import { readMyDay } from './my-day.ts';
import { preparePicture, readStaffPicture, sendStaffPicture } from './pictures/index.ts';
import {
  changePostingPictures,
  countPostings,
  decidePosting,
  expirePostings,
  likelyDuplicates,
  moveEarlierPictures,
  movePostingPictures,
  publishEarlierPostings,
  readPosterPicture,
  readPrivatePicture,
  receivePosting,
  type SentPicture,
} from './postings/index.ts';
import {
  enforceRetention,
  exportOwnData,
  type PersonExport,
  type PrivacyService,
  privacyService,
  repeatErasures,
} from './privacy/index.ts';
import { publicApi, publicForms, replicatedApi } from './public-api.ts';
import { findRecords } from './record-search.ts';
import { type Actor, recordAccess } from './records/index.ts';
import { findRedirect } from './redirects.ts';
import { type SavedViewService, savedViewService } from './saved-views.ts';
import { openSharePictures, type SharePictures } from './share-pictures/index.ts';
import {
  isSetUp,
  type PageService,
  pageService,
  type SiteSettingsService,
  siteSettingsService,
} from './site-settings/index.ts';
import { readSitemapIndex, readSitemapPart, refreshSitemap, type SitemapPart } from './sitemap/index.ts';
import { unreadNameService } from './unread-names.ts';

export { createConcurrencyLimiter, isUnavailable, OverloadedError, type Release } from '#db';
export {
  authorise,
  createAdmin,
  dropSecondFactor,
  hashPassword,
  listStaff,
  renewSecrets,
  resetPassword,
} from './accounts/index.ts';
export type { Ctx, DomainEvent, Origin } from './context.ts';
export { ChangedMeanwhile, DomainError, type DomainErrorCode, InUse, UncheckedWarnings } from './errors.ts';
export { verifyHistory } from './history/index.ts';
export { installJobQueue, type JobQueue, openJobQueue } from './job-queue.ts';
export { type KnownSource, LeadMailPatterns, MAX_MAIL_BYTES, SAMPLE_LEAD_MAIL_PATTERNS } from './leads/index.ts';
export { createLinks, type KeyRing, type Links } from './links.ts';
export { foldCounts, rebuildSearch } from './listings/index.ts';
export { folderTransport, greetSmtp, HELD_MAIL, type MailTransport, smtpTransport } from './mail/index.ts';
export { escapeMarkup } from './markup.ts';
export { createPictureFetcher } from './pictures/index.ts';
export { publishEarlierPostings } from './postings/index.ts';
export { LEDGER_FOLDER } from './privacy/index.ts';
export type { Actor } from './records/index.ts';
export type { SharedKind } from './share-pictures/index.ts';
export { rebuildSitemap } from './sitemap/index.ts';
export { clamdScanner, diskStore, type FileStore, type Scan, s3Store, withoutScanner } from './storage/index.ts';

import type { StoredFile, UploadedFile } from './storage/index.ts';

export type { StoredFile, UploadedFile };

/** The business logic, independent of HTTP and of the process it runs in. */
export interface Core {
  /** Public reads; may be seconds old if served by a replica. */
  api: PublicApi;
  /** The same reads, always from the primary. */
  freshApi: PublicApi;
  forms: PublicForms;
  newsletter: { subscribe(input: SubscribeInput, origin: Origin): Promise<void> };
  enquiries: {
    receive(input: EnquiryInput, origin: Origin): Promise<string>;
    /** For staff; throws without permission. */
    service(actor: Actor): EnquiryService;
    /** The people who enquired; throws without permission. */
    contacts(actor: Actor): ContactService;
    /** Stores the lead in the email of a portal, or keeps the email for staff. */
    receiveMail(raw: Uint8Array, patterns: LeadMailPattern[]): ReturnType<typeof receiveLeadMail>;
    /** Emails of portals that could not be read; throws without permission. */
    unreadMails(actor: Actor): UnreadMailService;
    /** Whose enquiries count as fake; throws without permission. */
    blockedSenders(actor: Actor): BlockedSenderService;
    /** The systems that send leads; throws unless the user may see settings. */
    sources(actor: Actor): LeadSourceService;
    /** What another system does with its key, which was found by `readSource`. */
    source: {
      read(key: string, scope: LeadScope): Promise<KnownSource>;
      receive(source: KnownSource, lead: IncomingLead): Promise<void>;
      status(source: KnownSource, reference: string): ReturnType<typeof readLeadStatus>;
    };
    /** Joins the enquiries of earlier releases to their people; returns the number of batches. */
    joinEarlier(signal: AbortSignal): Promise<number>;
    /** The assignment rule for new enquiries; throws unless the user may change settings. */
    assignment(actor: Actor): AssignmentService;
    /** What a user leaves behind; throws unless the actor may change users. */
    handOver(actor: Actor): HandOverService;
    /** Calls back after leads or the requests for them have changed; returns how to end that. */
    watch(changed: () => void): () => void;
    deleteOldSignals(): Promise<void>;
    /** Emails staff whose follow-up is due, and everyone whose visit is soon; returns how many. */
    remind(): Promise<number>;
  };
  careers: {
    apply(slug: string, input: ApplicationInput, document: UploadedFile | undefined, origin: Origin): Promise<string>;
    /** Scans a document that is still pending. */
    scanDocument(mediaId: number): Promise<void>;
    /** For staff; throws without permission. */
    service(actor: Actor): ApplicationService;
    /** Deletes applications past their retention date; returns how many. */
    deleteExpired(): Promise<number>;
  };
  postings: {
    receive(
      input: PostingInput,
      pictures: SentPicture[],
      origin: Origin,
    ): Promise<Pick<PostingAnswer, 'id' | 'status'>>;
    expire(): Promise<number>;
    /** Adds, removes and reorders the pictures of a posting through its private link. */
    changePictures(change: Parameters<typeof changePostingPictures>[1]): Promise<PostingChangeOutcome>;
    /** Puts the files of a posting's pictures where they belong. */
    movePictures(id: number): Promise<void>;
    /** The same for postings of earlier releases; returns how many. */
    moveEarlierPictures(signal?: AbortSignal): Promise<number>;
    /** Adds the properties of live postings that have none; returns the number of batches. */
    publishEarlier(signal: AbortSignal): Promise<number>;
    /** Number of postings in each part of the review queue. */
    counts(actor: Actor): ReturnType<typeof countPostings>;
    /** Likely duplicates, with the reasons. */
    duplicates(actor: Actor, id: number): ReturnType<typeof likelyDuplicates>;
    /** Approves or rejects a posting or requests changes; returns the id of the next one. */
    decide(actor: Actor, id: number, decision: PostingDecision): Promise<number | null>;
  };
  accounts: Accounts;
  palette: { find(actor: Actor, query: RecordQuery): Promise<RecordHits> };
  listings: {
    foldCounts(): Promise<number>;
    /** Counts all listings for the dashboard. */
    count(): Promise<void>;
    rebuildSuggestions(): Promise<void>;
    /** Assigns localities to listings that name them as free text; returns the number of batches. */
    matchLocalities(signal: AbortSignal): Promise<number>;
    /** Copies the prices of the time before they were recorded from the history; returns the number of batches. */
    copyEarlierPrices(signal: AbortSignal): Promise<number>;
    /** Writes the columns of new filters to existing search rows; returns the number of batches. */
    fillSearchFilters(signal: AbortSignal): Promise<number>;
    /** Publishes the scheduled listings that are due; returns how many. */
    publishDue(signal?: AbortSignal): Promise<number>;
    /** Asks staff to confirm listings that were not confirmed lately, and hides those that stay unconfirmed. */
    enforceFreshness(signal?: AbortSignal): Promise<void>;
    publishingFacts(actor: Actor, query: PublishingFactsQuery): Promise<PublishingFacts>;
    previewLink(actor: Actor, kind: 'property' | 'project', id: number): Promise<{ url: string; expires_at: Date }>;
  };
  imports: Imports;
  bulkChanges: BulkChanges;
  /** Back-office records, one service per kind, which does not ask who uses it. */
  records: ReturnType<typeof adminRecordServices>;
  /** The same for a user; throws without permission. */
  recordService<Path extends RecordPath>(path: Path, scope: RecordScope): ServiceFor<Path>;
  /** History of all changes; throws without permission. */
  history: {
    service(actor: Actor): HistoryService;
    accessLog(actor: Actor): ReturnType<typeof accessLogService>;
    recordAccess(access: Parameters<typeof recordAccess>[1]): Promise<void>;
    /** Deletes the access log of more than a year ago. */
    deleteOldAccess(signal: AbortSignal): Promise<void>;
    /** Adds the new audit entries to the chain that shows whether one was changed or removed. */
    seal(signal: AbortSignal): Promise<void>;
  };
  deleted: {
    /** Deleted records that can be restored; throws without permission. */
    service(actor: Actor): DeletedRecordService;
    /** Restores a record of this path for staff who may delete it; throws for others. */
    restore(actor: Actor, path: RecordPath, kind: DeletedKind, id: number): Promise<void>;
    /** Permanently deletes records that were deleted long ago; returns how many. */
    purge(signal?: AbortSignal): Promise<number>;
  };
  /** Views of lists that the user saved, and shared ones. */
  savedViews(actor: Actor): SavedViewService;
  privacy: {
    /** For requests about the data stored on a person; throws without permission. */
    service(actor: Actor): PrivacyService;
    /** Erases personal data past its retention period. */
    enforceRetention(signal?: AbortSignal): Promise<void>;
    /** Erases again the people who were erased before the database was restored; returns how many records that took. */
    repeatErasures(): Promise<{ people: number; records: number }>;
    /** Everything about the person that a private link was sent to; undefined if the link does not work. */
    exportOwnData(link: { token: string }): Promise<PersonExport | undefined>;
  };
  /** Built files of this and earlier releases, for pages that were opened before a release. */
  assets: {
    /** Copies the files of this release that the store lacks; returns how many. */
    store(folder: string): Promise<number>;
    read(name: string): Promise<StoredFile | undefined>;
    /** Renews the files of this release and removes old ones. */
    refresh(folder: string): Promise<void>;
  };
  files: {
    remove(paths: string[]): Promise<void>;
    /** Deletes unreferenced files; returns how many. */
    sweep(): Promise<number>;
  };
  dashboard(actor: Actor, query: DashboardQuery): ReturnType<typeof readDashboard>;
  /** What the user has to do today; records which enquiries were read. */
  myDay(actor: Actor): ReturnType<typeof readMyDay>;
  /** Page views and searches without results. */
  counts: Counts;
  /** Settings that staff can change without a release; throws without permission. */
  settings(actor: Actor): SiteSettingsService;
  site: {
    /** Whether staff have entered the company or a listing. */
    isSetUp(): Promise<boolean>;
  };
  /** Content of the pages; throws without permission. */
  pages(actor: Actor): PageService;
  /** Redirect target for a URL without a page, if staff have set one. */
  redirect(url: string): Promise<string | undefined>;
  /** Options for the back-office forms. */
  choices(): Promise<Choices>;
  /** The localities of a city for forms. */
  localityChoices(cityId: number): Promise<LocalityChoices>;
  unmatchedLocalities: ReturnType<typeof unmatchedLocalityService>;
  unreadNames: ReturnType<typeof unreadNameService>;
  /** Sends due purges to the caches; returns how many. */
  caches: { purge(caches: Cache[], signal?: AbortSignal): Promise<number> };
  mail: {
    deliver(transport: MailTransport, mailId: number): Promise<void>;
    /** Number of unsent emails, up to a thousand, and the age of the oldest. */
    waiting(): ReturnType<typeof waitingMails>;
  };
  pictures: {
    /** Reads a public file by its path below `public/`. */
    read(path: string): Promise<StoredFile | undefined>;
    /** Whether a record refers to this file. */
    isStored(path: string): Promise<boolean>;
    prepare(mediaId: number): Promise<void>;
    /** Stores a picture uploaded by staff. */
    send(staffId: number, file: SentPicture | undefined): Promise<StaffPicture>;
    ofStaff(id: number): Promise<StaffPicture>;
    /** The file of a visitor's picture that is not public, for staff. */
    readPrivate(actor: Actor, id: number): Promise<StoredFile>;
    /** The same for the poster, by the token in the address that the private page names. */
    readPosted(token: string): Promise<StoredFile | undefined>;
  };
  sharePictures: SharePictures;
  brandIcons: BrandIcons;
  /** The folder for files of requests that are not finished. */
  uploadFolder: string;
  /** The newest blogs for feed readers, as XML. */
  blogFeed(): Promise<string>;
  sitemap: {
    index(): Promise<string>;
    part(name: string): Promise<SitemapPart | undefined>;
    refresh(signal?: AbortSignal): Promise<void>;
  };
}

export function createCore(ctx: Ctx): Core {
  const counts = openCounts(ctx);
  const records = adminRecordServices(ctx);
  const freshApi = publicApi(ctx, counts);
  return {
    api: replicatedApi(ctx, counts),
    freshApi,
    forms: publicForms(ctx),
    newsletter: { subscribe: (input, origin) => subscribe(ctx, input, origin) },
    enquiries: {
      receive: (input, origin) => receiveEnquiry(ctx, input, origin),
      service: (actor) => enquiryService(ctx, actor),
      contacts: (actor) => contactService(ctx, actor, freshApi),
      receiveMail: (raw, patterns) => receiveLeadMail(ctx, raw, patterns),
      unreadMails: (actor) => unreadMailService(ctx, actor),
      blockedSenders: (actor) => blockedSenderService(ctx, actor),
      sources: (actor) => leadSourceService(ctx, actor),
      source: {
        read: (key, scope) => readSource(ctx, key, scope),
        receive: (source, lead) => receiveLead(ctx, source, lead),
        status: (source, reference) => readLeadStatus(ctx, source, reference),
      },
      joinEarlier: (signal) => joinEarlierEnquiries(ctx, signal),
      assignment: (actor) => assignmentService(ctx, actor),
      handOver: (actor) => handOverService(ctx, actor),
      watch: (changed) => ctx.signals?.on('leads', changed) ?? (() => {}),
      deleteOldSignals: () => deleteOldSignals(ctx.db),
      remind: async () => (await remindFollowUps(ctx)) + (await remindVisits(ctx)),
    },
    careers: {
      apply: (slug, input, document, origin) => applyForJob(ctx, { slug, input, document, origin }),
      scanDocument: (mediaId) => scanDocument(ctx, mediaId),
      service: (actor) => applicationService(ctx, actor),
      deleteExpired: () => deleteExpiredApplications(ctx),
    },
    postings: {
      receive: (input, pictures, origin) => receivePosting(ctx, { input, pictures, origin }),
      expire: () => expirePostings(ctx),
      changePictures: (change) => changePostingPictures(ctx, change),
      movePictures: (id) => movePostingPictures(ctx, id),
      moveEarlierPictures: (signal) => moveEarlierPictures(ctx, signal),
      publishEarlier: (signal) => publishEarlierPostings(ctx, signal),
      counts: (actor) => countPostings(ctx, actor),
      duplicates: (actor, id) => likelyDuplicates(ctx, actor, id),
      decide: (actor, id, decision) => decidePosting(ctx, actor, id, decision),
    },
    accounts: openAccounts(ctx),
    palette: { find: (actor, query) => findRecords(ctx.db, actor, query) },
    listings: {
      foldCounts: () => foldCounts(ctx.db),
      count: () => countListings(ctx),
      rebuildSuggestions: () => rebuildSuggestions(ctx.db),
      matchLocalities: (signal) => matchLocalities(ctx, signal),
      copyEarlierPrices: (signal) => copyEarlierPrices(ctx, signal),
      fillSearchFilters: (signal) => fillSearchFilters(ctx, signal),
      publishDue: (signal) => publishDue(ctx, signal),
      enforceFreshness: async (signal) => {
        await hideUnconfirmed(ctx, signal);
        await remindOwners(ctx);
      },
      publishingFacts: (actor, query) => publishingFacts(ctx, actor, query),
      previewLink: (actor, kind, id) => previewLink(ctx, actor, kind, id),
    },
    imports: openImports(ctx, (kind, actor) => authorisedService(records, kind, { actor, owner: 0 }), freshApi),
    bulkChanges: openBulkChanges(ctx, (path, scope) => authorisedService(records, path, scope)),
    records,
    recordService: (path, scope) => authorisedService(records, path, scope),
    history: {
      service: (actor) => historyService(ctx, actor),
      accessLog: (actor) => accessLogService(ctx, actor),
      recordAccess: (access) => recordAccess(ctx.db, access),
      deleteOldAccess: (signal) => deleteOldAccess(ctx, signal),
      seal: (signal) => sealHistory(ctx, signal),
    },
    deleted: {
      service: (actor) => deletedRecordService(ctx, actor),
      restore: (actor, path, kind, id) => restoreDeleted(ctx, actor, path, kind, id),
      purge: (signal) => purgeDeleted(ctx, signal),
    },
    savedViews: (actor) => savedViewService(ctx, actor),
    privacy: {
      service: (actor) => privacyService(ctx, actor),
      enforceRetention: (signal) => enforceRetention(ctx, signal),
      repeatErasures: () => repeatErasures(ctx),
      exportOwnData: (link) => exportOwnData(ctx, link),
    },
    files: { remove: (paths) => removeFiles(ctx, paths), sweep: () => sweepFiles(ctx) },
    assets: {
      store: (folder) => storeAssets(ctx, folder),
      read: (name) => readAsset(ctx, name),
      refresh: (folder) => refreshAssets(ctx, folder),
    },
    dashboard: (actor, query) => readDashboard(ctx, actor, query),
    myDay: (actor) => readMyDay(ctx, actor),
    counts,
    settings: (actor) => siteSettingsService(ctx, actor),
    site: { isSetUp: () => isSetUp(ctx.db) },
    pages: (actor) => pageService(ctx, actor),
    redirect: (url) => findRedirect(ctx.db, url),
    choices: () => readChoices(ctx.db),
    localityChoices: (cityId) => listLocalityChoices(ctx.db, cityId),
    unmatchedLocalities: unmatchedLocalityService(ctx),
    unreadNames: unreadNameService(ctx),
    caches: { purge: (caches, signal) => purgeCaches(ctx, caches, signal) },
    mail: { deliver: (transport, mailId) => deliverMail(ctx, transport, mailId), waiting: () => waitingMails(ctx) },
    pictures: {
      read: (path) => ctx.files.get(`public/${path}`),
      isStored: async (path) => (await ctx.db.$count(tables.media, eq(tables.media.path, path))) > 0,
      prepare: (mediaId) => preparePicture(ctx, mediaId),
      send: (staffId, file) => sendStaffPicture(ctx, staffId, file),
      ofStaff: (id) => readStaffPicture(ctx.db, id),
      readPrivate: (actor, id) => readPrivatePicture(ctx, actor, id),
      readPosted: (token) => readPosterPicture(ctx, token),
    },
    sharePictures: openSharePictures(ctx.db, ctx.files, ctx.cacheFolder),
    brandIcons: openBrandIcons(ctx.db, ctx.files),
    uploadFolder: join(ctx.cacheFolder, 'uploads'),
    blogFeed: () => readBlogFeed(ctx),
    sitemap: {
      index: () => readSitemapIndex(ctx),
      part: (name) => readSitemapPart(ctx, name),
      refresh: (signal) => refreshSitemap(ctx, signal),
    },
  };
}
