import type { Call, CallAnswer, CallArgs, CallInput } from './calls.ts';
import { JobAnswer, JobList } from './careers/jobs.ts';
import { BhkList, BuilderList } from './catalogue/choices.ts';
import { BlogAnswer, BlogList } from './content/blogs.ts';
import { PartnerList, TestimonialList } from './content/endorsements.ts';
import { AtPage, PageAnswer } from './content/pages.ts';
import { SiteAnswer } from './content/site.ts';
import type { PropertyChange } from './forms/posting.ts';
import type { WithdrawalState } from './leads/enquiries.ts';
import type { SubscriptionLink, SubscriptionState } from './leads/newsletter.ts';
import {
  type ManagedPosting,
  PostedPropertyAnswer,
  PostedPropertyList,
  PostedPropertySearch,
  type PostingConfirmation,
  type PostingOutcome,
  type PostingStep,
} from './leads/posted-properties.ts';
import {
  HomeGroups,
  PopularLinkAnswer,
  PopularLinkList,
  SavedListings,
  SavedQuery,
  Suggestions,
  SuggestQuery,
} from './listings/collections.ts';
import type { ListingPreview } from './listings/preview.ts';
import { ProjectAnswer, ProjectPage, ProjectSearch, SimilarProjects } from './listings/project.ts';
import { PropertyAnswer, PropertyPage, SimilarProperties } from './listings/property.ts';
import { PropertySearch } from './listings/property-search.ts';
import { AtId, AtSlug, PageQuery } from './paging.ts';
import { CityList, FeaturedCityList } from './places/cities.ts';

const MISSING = [404];
const MISSING_OR_GONE = [404, 410];

/** All reads of the public site, by their path below /api/v1/public. Anyone may make them. */
export const PUBLIC_READS = {
  '/site': { tag: 'site', answer: SiteAnswer },
  '/city': { tag: 'places', answer: CityList },
  '/featured-city': { tag: 'places', answer: FeaturedCityList },
  '/property': { tag: 'listings', query: PropertySearch, answer: PropertyPage },
  '/property/:slug': { tag: 'listings', params: AtSlug, answer: PropertyAnswer, failures: MISSING_OR_GONE },
  '/property/:slug/similar': { tag: 'listings', params: AtSlug, answer: SimilarProperties, failures: MISSING },
  '/project': { tag: 'listings', query: ProjectSearch, answer: ProjectPage },
  '/project/:slug': { tag: 'listings', params: AtSlug, answer: ProjectAnswer, failures: MISSING_OR_GONE },
  '/project/:slug/similar': { tag: 'listings', params: AtSlug, answer: SimilarProjects, failures: MISSING },
  '/home-groups': { tag: 'listings', answer: HomeGroups },
  '/saved': { tag: 'listings', query: SavedQuery, answer: SavedListings },
  '/search': { tag: 'listings', query: SuggestQuery, answer: Suggestions },
  '/popular-link': { tag: 'listings', answer: PopularLinkList },
  '/popular-link/:slug': { tag: 'listings', params: AtSlug, answer: PopularLinkAnswer, failures: MISSING_OR_GONE },
  '/bhk': { tag: 'catalogue', answer: BhkList },
  '/builder': { tag: 'catalogue', answer: BuilderList },
  '/page': { tag: 'content', query: AtPage, answer: PageAnswer, failures: MISSING },
  '/blog': { tag: 'content', query: PageQuery, answer: BlogList },
  '/blog/:slug': { tag: 'content', params: AtSlug, answer: BlogAnswer, failures: MISSING },
  '/testimonial': { tag: 'content', answer: TestimonialList },
  '/partner': { tag: 'content', answer: PartnerList },
  '/jobs': { tag: 'careers', query: PageQuery, answer: JobList },
  '/jobs/:slug': { tag: 'careers', params: AtSlug, answer: JobAnswer, failures: MISSING },
  '/public-property': { tag: 'posted', query: PostedPropertySearch, answer: PostedPropertyList },
  '/public-property/:id': { tag: 'posted', params: AtId, answer: PostedPropertyAnswer, failures: MISSING },
} satisfies Record<string, Call>;

type PublicReads = typeof PUBLIC_READS;
export type PublicPath = keyof PublicReads;
export type ReadInput<Path extends PublicPath> = CallInput<PublicReads[Path]>;
export type ReadArgs<Path extends PublicPath> = CallArgs<PublicReads[Path]>;
export type ReadAnswer<Path extends PublicPath> = CallAnswer<PublicReads[Path]>;

/**
 * The public reads. Core implements them in process for pages rendered on the server; the browser implements them over
 * HTTP. Pages work the same with both.
 */
export interface PublicApi {
  get<Path extends PublicPath>(path: Path, ...args: ReadArgs<Path>): Promise<ReadAnswer<Path>>;
}

/** Writes that must work from a plain HTML form, without JavaScript. */
export interface PublicForms {
  confirmSubscription(link: SubscriptionLink): Promise<SubscriptionState>;
  unsubscribe(link: SubscriptionLink): Promise<SubscriptionState>;
  withdrawEnquiry(link: { token: string }): Promise<WithdrawalState>;
  withdrawApplication(link: { token: string }): Promise<WithdrawalState>;
  confirmPosting(link: { token: string }): Promise<PostingConfirmation>;
  readPosting(link: { token: string }): Promise<ManagedPosting | undefined>;
  changePosting(link: { token: string }, change: PropertyChange): Promise<PostingOutcome>;
  stepPosting(link: { token: string }, step: PostingStep): Promise<PostingOutcome>;
  /** Emails a new private link to the address on record, if any; the response does not reveal whether there is one. */
  renewPostingLink(link: { token: string }): Promise<void>;
  /** The listing of a preview link created by staff, if the link is still valid. */
  readPreview(link: { token: string }): Promise<ListingPreview | undefined>;
}
