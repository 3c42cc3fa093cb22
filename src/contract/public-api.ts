import type { SiteAnswer } from './content/site.ts';
import type { SubscriptionLink, SubscriptionState } from './leads/newsletter.ts';
import type { CityList, FeaturedCityList } from './places/cities.ts';

/** Lets a caller give up on an answer it no longer needs. */
export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * Every public read, once. Core implements it in process for pages rendered on the server;
 * the browser implements it over HTTP. A page cannot tell which one it has.
 */
export interface PublicApi {
  site(options?: CallOptions): Promise<SiteAnswer>;
  cities(options?: CallOptions): Promise<CityList>;
  featuredCities(options?: CallOptions): Promise<FeaturedCityList>;
}

/** The few writes that must work from a plain HTML form, without any script. */
export interface PublicForms {
  confirmSubscription(link: SubscriptionLink): Promise<SubscriptionState>;
  unsubscribe(link: SubscriptionLink): Promise<SubscriptionState>;
}
