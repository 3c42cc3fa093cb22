import type { JobAnswer, JobList } from './careers/jobs.ts';
import type { BhkList, BuilderList } from './catalogue/choices.ts';
import type { BlogAnswer, BlogList } from './content/blogs.ts';
import type { PartnerList, TestimonialList } from './content/endorsements.ts';
import type { PageAnswer } from './content/pages.ts';
import type { SiteAnswer } from './content/site.ts';
import type { WithdrawalState } from './leads/enquiries.ts';
import type { SubscriptionLink, SubscriptionState } from './leads/newsletter.ts';
import type { PostedPropertyAnswer, PostedPropertyList, PostedPropertySearch } from './leads/posted-properties.ts';
import type {
  ManagedPosting,
  PostingConfirmation,
  PostingOutcome,
  PostingStep,
  PropertyChange,
} from './leads/postings.ts';
import type { HomeGroups } from './listings/home-groups.ts';
import type { PopularLinkAnswer, PopularLinkList } from './listings/popular-link.ts';
import type { ListingPreview } from './listings/preview.ts';
import type { ProjectAnswer, ProjectPage, ProjectSearch, SimilarProjects } from './listings/project.ts';
import type { PropertyAnswer, PropertyPage, SimilarProperties } from './listings/property.ts';
import type { PropertySearch } from './listings/property-search.ts';
import type { SavedListings, SavedQuery } from './listings/saved.ts';
import type { Suggestions, SuggestQuery } from './listings/suggest.ts';
import type { PageQuery } from './paging.ts';
import type { CityList, FeaturedCityList } from './places/cities.ts';

/** Lets a caller cancel a request it no longer needs. */
export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * All public reads. Core implements them in process for pages rendered on the server; the browser implements them over
 * HTTP. Pages work the same with both.
 */
export interface PublicApi {
  site(options?: CallOptions): Promise<SiteAnswer>;
  page(key: string, options?: CallOptions): Promise<PageAnswer>;
  cities(options?: CallOptions): Promise<CityList>;
  featuredCities(options?: CallOptions): Promise<FeaturedCityList>;
  homeGroups(options?: CallOptions): Promise<HomeGroups>;
  properties(search: PropertySearch, options?: CallOptions): Promise<PropertyPage>;
  property(slug: string, options?: CallOptions): Promise<PropertyAnswer>;
  similarProperties(slug: string, options?: CallOptions): Promise<SimilarProperties>;
  projects(search: ProjectSearch, options?: CallOptions): Promise<ProjectPage>;
  project(slug: string, options?: CallOptions): Promise<ProjectAnswer>;
  similarProjects(slug: string, options?: CallOptions): Promise<SimilarProjects>;
  saved(query: SavedQuery, options?: CallOptions): Promise<SavedListings>;
  suggest(query: SuggestQuery, options?: CallOptions): Promise<Suggestions>;
  popularLinks(options?: CallOptions): Promise<PopularLinkList>;
  popularLink(slug: string, options?: CallOptions): Promise<PopularLinkAnswer>;
  bhks(options?: CallOptions): Promise<BhkList>;
  builders(options?: CallOptions): Promise<BuilderList>;
  blogs(query: PageQuery, options?: CallOptions): Promise<BlogList>;
  blog(slug: string, options?: CallOptions): Promise<BlogAnswer>;
  testimonials(options?: CallOptions): Promise<TestimonialList>;
  partners(options?: CallOptions): Promise<PartnerList>;
  jobs(query: PageQuery, options?: CallOptions): Promise<JobList>;
  job(slug: string, options?: CallOptions): Promise<JobAnswer>;
  postedProperties(search: PostedPropertySearch, options?: CallOptions): Promise<PostedPropertyList>;
  postedProperty(id: number, options?: CallOptions): Promise<PostedPropertyAnswer>;
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
