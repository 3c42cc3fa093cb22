import type {
  ApplicationInput,
  Choices,
  DashboardQuery,
  EnquiryInput,
  PostingAnswer,
  PostingDecision,
  PostingInput,
  PublicApi,
  PublicForms,
  RecordHits,
  RecordQuery,
  StaffPicture,
  SubscribeInput,
} from '#contract';
import { type Accounts, openAccounts } from './accounts/index.ts';
import { type AdminRecordServices, adminRecordServices } from './admin-record-services.ts';
import { type Cache, purgeCaches } from './cache-purges/index.ts';
import {
  type ApplicationService,
  applicationService,
  applyForJob,
  deleteExpiredApplications,
  type SentDocument,
  scanDocument,
} from './careers/index.ts';
import { readChoices } from './catalogue/index.ts';
import { readBlogFeed } from './content/index.ts';
import type { Ctx, Origin } from './context.ts';
import { type Counts, openCounts } from './counts/index.ts';
import { readDashboard } from './dashboard/index.ts';
import { type DeletedRecordService, deletedRecordService, purgeDeleted } from './deleted/index.ts';
import { removeFiles, sweepFiles } from './files/index.ts';
import { type HistoryService, historyService } from './history/index.ts';
import { type Imports, openImports } from './imports/index.ts';
import {
  type AssignmentService,
  assignmentService,
  type EnquiryService,
  enquiryService,
  receiveEnquiry,
  remindFollowUps,
  subscribe,
} from './leads/index.ts';
import {
  countListings,
  foldCounts,
  hideUnconfirmed,
  type ListingWrites,
  listingWrites,
  type ProjectValues,
  type PropertyValues,
  previewLink,
  publishDue,
  rebuildSuggestions,
  remindOwners,
} from './listings/index.ts';
import { deliverMail, type MailTransport, waitingMails } from './mail/index.ts';
import { findRecords } from './palette/index.ts';
import { preparePicture, readStaffPicture, sendStaffPicture } from './pictures/index.ts';
import {
  countPostings,
  decidePosting,
  expirePostings,
  likelyDuplicates,
  receivePosting,
  type SentPicture,
} from './postings/index.ts';
import { enforceRetention, type PrivacyService, privacyService } from './privacy/index.ts';
import { publicApi, publicForms } from './public-api.ts';
import type { Actor } from './records/index.ts';
import { findRedirect } from './redirects/index.ts';
import { replicatedApi } from './replicated-api.ts';
import { openSharePictures, type SharePictures } from './share-pictures/index.ts';
import { type PageService, pageService, type SiteSettingsService, siteSettingsService } from './site-settings/index.ts';
import { readSitemapIndex, readSitemapPart, refreshSitemap, type SitemapPart } from './sitemap/index.ts';

export { createConcurrencyLimiter, isUnavailable, OverloadedError, type Release } from '#db';
export { createAdmin, dropSecondFactor, hashPassword, listStaff, resetPassword } from './accounts/index.ts';
export type { SentDocument } from './careers/index.ts';
export type { Ctx, DomainEvent, Origin } from './context.ts';
export { DomainError, type DomainErrorCode, InUse } from './errors.ts';
export { installJobQueue, type JobQueue, openJobQueue } from './jobs/index.ts';
export { createLinks, type Links } from './links/index.ts';
export { foldCounts, rebuildSearch } from './listings/index.ts';
export { folderTransport, greetSmtp, HELD_MAIL, type MailTransport, smtpTransport } from './mail/index.ts';
export type { Actor, AdminRecordService } from './records/index.ts';
export type { SharedKind } from './share-pictures/index.ts';
export { rebuildSitemap } from './sitemap/index.ts';
export { clamdScanner, diskStore, type FileStore, type Scan, s3Store, withoutScanner } from './storage/index.ts';

import type { StoredFile } from './storage/index.ts';

/** The business, ready to be called by any edge. */
export interface Core {
  /** What anybody may read, seconds old where it comes from a replica. */
  api: PublicApi;
  /** The same as it stands now. */
  freshApi: PublicApi;
  forms: PublicForms;
  newsletter: { subscribe(input: SubscribeInput, origin: Origin): Promise<void> };
  enquiries: {
    receive(input: EnquiryInput, origin: Origin): Promise<string>;
    /** Where staff work on them; refuses whoever may not. */
    service(actor: Actor): EnquiryService;
    /** Where the rule is kept by which new ones are assigned; refuses whoever may not change settings. */
    assignment(actor: Actor): AssignmentService;
    /** Mails staff whose follow-up time has come; answers how many. */
    remind(): Promise<number>;
  };
  careers: {
    apply(slug: string, input: ApplicationInput, document: SentDocument | undefined, origin: Origin): Promise<string>;
    /** Has a document scanned that still waits for it. */
    scanDocument(mediaId: number): Promise<void>;
    /** Where staff work on applications; refuses whoever may not. */
    service(actor: Actor): ApplicationService;
    /** Deletes applications whose last day is over; answers how many. */
    deleteExpired(): Promise<number>;
  };
  postings: {
    receive(
      input: PostingInput,
      pictures: SentPicture[],
      origin: Origin,
    ): Promise<Pick<PostingAnswer, 'id' | 'status'>>;
    expire(): Promise<number>;
    /** How many there are in each part of the queue. */
    counts(): ReturnType<typeof countPostings>;
    /** What is likely the same property, with the reasons. */
    duplicates(id: number): ReturnType<typeof likelyDuplicates>;
    /** Approves one, asks for changes or turns it down; answers which one is next. */
    decide(actor: Actor, id: number, decision: PostingDecision): Promise<number | null>;
  };
  accounts: Accounts;
  palette: { find(query: RecordQuery): Promise<RecordHits> };
  listings: {
    properties: ListingWrites<PropertyValues>;
    projects: ListingWrites<ProjectValues>;
    foldCounts(): Promise<number>;
    /** Counts all of them for the dashboard. */
    count(): Promise<void>;
    rebuildSuggestions(): Promise<void>;
    /** Publishes what was scheduled for now; answers how many that were. */
    publishDue(signal?: AbortSignal): Promise<number>;
    /** Asks staff about listings that nobody has confirmed lately, and hides those that nobody does. */
    enforceFreshness(signal?: AbortSignal): Promise<void>;
    previewLink(kind: 'property' | 'project', id: number): Promise<{ url: string; expires_at: Date }>;
  };
  imports: Imports;
  /** What the back office keeps, a desk a kind. */
  records: AdminRecordServices;
  /** Who changed what; refuses whoever may not read it. */
  history: { service(actor: Actor): HistoryService };
  deleted: {
    /** What can be restored; refuses whoever may not restore it. */
    service(actor: Actor): DeletedRecordService;
    /** Removes for good what was deleted long ago; answers how many. */
    purge(signal?: AbortSignal): Promise<number>;
  };
  privacy: {
    /** Where people are answered who ask what is held about them; refuses whoever may not. */
    service(actor: Actor): PrivacyService;
    /** Erases what is held about people and whose time is over. */
    enforceRetention(signal?: AbortSignal): Promise<void>;
  };
  files: {
    remove(paths: string[]): Promise<void>;
    /** Removes files that nothing speaks of; answers how many. */
    sweep(): Promise<number>;
  };
  /** How the site is doing. */
  dashboard(actor: Actor, query: DashboardQuery): ReturnType<typeof readDashboard>;
  /** How often pages are looked at and searches find nothing. */
  counts: Counts;
  /** What staff can change without a release; refuses whoever may not. */
  settings(actor: Actor): SiteSettingsService;
  /** The words of the pages; refuses whoever may not change them. */
  pages(actor: Actor): PageService;
  /** Where a visitor goes whose address has no page, if staff say so. */
  redirect(url: string): Promise<string | undefined>;
  /** What its forms let staff choose from. */
  choices(): Promise<Choices>;
  /** Tells the caches in front what they must forget; answers how much that was. */
  caches: { purge(caches: Cache[], signal?: AbortSignal): Promise<number> };
  mail: {
    deliver(transport: MailTransport, mailId: number): Promise<void>;
    /** How many have not left yet, up to a thousand, and how old the oldest is. */
    waiting(): ReturnType<typeof waitingMails>;
  };
  pictures: {
    /** A file that anyone may see, by its path below `public/`. */
    read(path: string): Promise<StoredFile | undefined>;
    prepare(mediaId: number): Promise<void>;
    /** Keeps a picture that a member of staff sends. */
    send(staffId: number, file: SentPicture | undefined): Promise<StaffPicture>;
    ofStaff(id: number): Promise<StaffPicture>;
  };
  sharePictures: SharePictures;
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
  return {
    api: replicatedApi(ctx, counts),
    freshApi: publicApi(ctx, counts),
    forms: publicForms(ctx),
    newsletter: { subscribe: (input, origin) => subscribe(ctx, input, origin) },
    enquiries: {
      receive: (input, origin) => receiveEnquiry(ctx, input, origin),
      service: (actor) => enquiryService(ctx, actor),
      assignment: (actor) => assignmentService(ctx, actor),
      remind: () => remindFollowUps(ctx),
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
      counts: () => countPostings(ctx.db),
      duplicates: (id) => likelyDuplicates(ctx, id),
      decide: (actor, id, decision) => decidePosting(ctx, actor, id, decision),
    },
    accounts: openAccounts(ctx),
    palette: { find: (query) => findRecords(ctx.db, query) },
    listings: {
      properties: listingWrites(ctx, 'property'),
      projects: listingWrites(ctx, 'project'),
      foldCounts: () => foldCounts(ctx.db),
      count: () => countListings(ctx),
      rebuildSuggestions: () => rebuildSuggestions(ctx.db),
      publishDue: (signal) => publishDue(ctx, signal),
      enforceFreshness: async (signal) => {
        await hideUnconfirmed(ctx, signal);
        await remindOwners(ctx);
      },
      previewLink: (kind, id) => previewLink(ctx, kind, id),
    },
    imports: openImports(ctx),
    records: adminRecordServices(ctx),
    history: { service: (actor) => historyService(ctx, actor) },
    deleted: { service: (actor) => deletedRecordService(ctx, actor), purge: (signal) => purgeDeleted(ctx, signal) },
    privacy: {
      service: (actor) => privacyService(ctx, actor),
      enforceRetention: (signal) => enforceRetention(ctx, signal),
    },
    files: { remove: (paths) => removeFiles(ctx, paths), sweep: () => sweepFiles(ctx) },
    dashboard: (actor, query) => readDashboard(ctx, actor, query),
    counts,
    settings: (actor) => siteSettingsService(ctx, actor),
    pages: (actor) => pageService(ctx, actor),
    redirect: (url) => findRedirect(ctx.db, url),
    choices: () => readChoices(ctx.db),
    caches: { purge: (caches, signal) => purgeCaches(ctx, caches, signal) },
    mail: { deliver: (transport, mailId) => deliverMail(ctx, transport, mailId), waiting: () => waitingMails(ctx) },
    pictures: {
      read: (path) => ctx.files.get(`public/${path}`),
      prepare: (mediaId) => preparePicture(ctx, mediaId),
      send: (staffId, file) => sendStaffPicture(ctx, staffId, file),
      ofStaff: (id) => readStaffPicture(ctx.db, id),
    },
    sharePictures: openSharePictures(ctx.db, ctx.cacheFolder),
    blogFeed: () => readBlogFeed(ctx),
    sitemap: {
      index: () => readSitemapIndex(ctx),
      part: (name) => readSitemapPart(ctx, name),
      refresh: (signal) => refreshSitemap(ctx, signal),
    },
  };
}
