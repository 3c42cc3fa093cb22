import type { OwnData, OwnDataOutcome } from './back-office/privacy.ts';
import type { CallAnswer, CallArgs, CallInput } from './calls.ts';
import { JOB_READS } from './careers/jobs.ts';
import { BLOG_READS } from './content/blogs.ts';
import { PAGE_READS } from './content/pages.ts';
import { ENDORSEMENT_READS, SITE_READS } from './content/site.ts';
import type { OwnDataChange, OwnDataRequest } from './forms/own-data.ts';
import type { PostedHome } from './forms/posting.ts';
import type { WithdrawalState } from './leads/enquiries.ts';
import type { SubscriptionLink, SubscriptionState } from './leads/newsletter.ts';
import {
  type ManagedPosting,
  POSTED_PROPERTY_READS,
  type PostingChangeOutcome,
  type PostingConfirmation,
  type PostingOutcome,
  type PostingStep,
} from './leads/posted-properties.ts';
import { LISTING_GROUP_READS } from './listings/collections.ts';
import { PROJECT_READS, PROJECT_SEARCH_READS, type Project } from './listings/project.ts';
import { PROPERTY_READS, PROPERTY_SEARCH_READS, type Property } from './listings/property.ts';
import { CHOICE_READS } from './listings/property-search.ts';
import { SEARCH_BOX_READS } from './listings/search-box.ts';
import { CITY_READS } from './places/cities.ts';

/**
 * All reads of the public site, by their path below /api/v1/public. Anyone may make them. Each is defined beside the
 * schema of its answer.
 */
export const PUBLIC_READS = {
  ...SITE_READS,
  ...CITY_READS,
  ...PROPERTY_SEARCH_READS,
  ...PROPERTY_READS,
  ...PROJECT_SEARCH_READS,
  ...PROJECT_READS,
  ...LISTING_GROUP_READS,
  ...SEARCH_BOX_READS,
  ...CHOICE_READS,
  ...PAGE_READS,
  ...BLOG_READS,
  ...ENDORSEMENT_READS,
  ...JOB_READS,
  ...POSTED_PROPERTY_READS,
};

type PublicReads = typeof PUBLIC_READS;
export type PublicPath = keyof PublicReads;
export type ReadInput<Path extends PublicPath> = CallInput<PublicReads[Path]>;
export type ReadArgs<Path extends PublicPath> = CallArgs<PublicReads[Path]>;
export type ReadAnswer<Path extends PublicPath> = CallAnswer<PublicReads[Path]>;

/** Answers some of the public reads. */
export type ReadHandlers<Path extends PublicPath = PublicPath> = {
  [Each in Path]: (input: ReadInput<Each>) => Promise<ReadAnswer<Each>>;
};

/**
 * The public reads. Core implements them in process for pages rendered on the server; the browser implements them over
 * HTTP. Pages work the same with both.
 */
export interface PublicApi {
  get<Path extends PublicPath>(path: Path, ...args: ReadArgs<Path>): Promise<ReadAnswer<Path>>;
}

/** A listing as visitors would see it, for anyone who has its private link. */
export type ListingPreview = { kind: 'property'; item: Property } | { kind: 'project'; item: Project };

/** Writes that must work from a plain HTML form, without JavaScript. */
export interface PublicForms {
  confirmSubscription(link: SubscriptionLink): Promise<SubscriptionState>;
  unsubscribe(link: SubscriptionLink): Promise<SubscriptionState>;
  withdrawEnquiry(link: { token: string }): Promise<WithdrawalState>;
  withdrawApplication(link: { token: string }): Promise<WithdrawalState>;
  confirmPosting(link: { token: string }): Promise<PostingConfirmation>;
  readPosting(link: { token: string }): Promise<ManagedPosting | undefined>;
  changePosting(link: { token: string }, change: PostedHome): Promise<PostingChangeOutcome>;
  stepPosting(link: { token: string }, step: PostingStep): Promise<PostingOutcome>;
  /** Emails a new private link to the address on record, if any; the response does not reveal whether there is one. */
  renewPostingLink(link: { token: string }): Promise<void>;
  /** Emails a link to one's own data, if any is stored; the response does not reveal whether there is. */
  requestOwnData(request: OwnDataRequest): Promise<void>;
  readOwnData(link: { token: string }): Promise<OwnData | undefined>;
  correctOwnData(link: { token: string }, change: OwnDataChange): Promise<OwnDataOutcome>;
  eraseOwnData(link: { token: string }): Promise<OwnDataOutcome>;
  /** The listing of a preview link created by staff, if the link is still valid. */
  readPreview(link: { token: string }): Promise<ListingPreview | undefined>;
}
