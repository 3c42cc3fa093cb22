import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProjectSearch, PropertySearch, PublicApi, SavedQuery } from '#contract';
import { missingStatus } from './missing-status.ts';

const POLL_MS = 10 * 60 * 1000;
const isServer = typeof window === 'undefined';

/** One query per public read: its key, and how to fetch it through the given transport. */
export const siteQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['site'], queryFn: ({ signal }) => api.site({ signal }) });

export const citiesQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['cities'], queryFn: ({ signal }) => api.cities({ signal }) });

export const featuredCitiesQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['featured-cities'], queryFn: ({ signal }) => api.featuredCities({ signal }) });

export const propertiesQuery = (api: PublicApi, search: PropertySearch) =>
  queryOptions({ queryKey: ['properties', search], queryFn: ({ signal }) => api.properties(search, { signal }) });

export const propertyQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: ['property', slug], queryFn: ({ signal }) => api.property(slug, { signal }) });

export const projectsQuery = (api: PublicApi, search: ProjectSearch) =>
  queryOptions({ queryKey: ['projects', search], queryFn: ({ signal }) => api.projects(search, { signal }) });

export const projectQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: ['project', slug], queryFn: ({ signal }) => api.project(slug, { signal }) });

export const similarPropertiesQuery = (api: PublicApi, slug: string) =>
  queryOptions({
    queryKey: ['similar-properties', slug],
    queryFn: ({ signal }) => api.similarProperties(slug, { signal }),
  });

export const similarProjectsQuery = (api: PublicApi, slug: string) =>
  queryOptions({
    queryKey: ['similar-projects', slug],
    queryFn: ({ signal }) => api.similarProjects(slug, { signal }),
  });

export const homeGroupsQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['home-groups'], queryFn: ({ signal }) => api.homeGroups({ signal }) });

const ascending = (ids: number[] | undefined) => ids?.toSorted((one, other) => one - other);

/** Ids are sorted, so that the same listings have the same cache key in any order. */
export const savedQuery = (api: PublicApi, { properties, projects }: SavedQuery) => {
  const listings = { properties: ascending(properties), projects: ascending(projects) };
  return queryOptions({ queryKey: ['saved', listings], queryFn: ({ signal }) => api.saved(listings, { signal }) });
};

export const bhksQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['bhks'], queryFn: ({ signal }) => api.bhks({ signal }) });

export const buildersQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['builders'], queryFn: ({ signal }) => api.builders({ signal }) });

export const pageQuery = (api: PublicApi, key: string) =>
  queryOptions({ queryKey: ['page', key], queryFn: ({ signal }) => api.page(key, { signal }) });

export const popularLinksQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['popular-links'], queryFn: ({ signal }) => api.popularLinks({ signal }) });

export const popularLinkQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: ['popular-link', slug], queryFn: ({ signal }) => api.popularLink(slug, { signal }) });

export const testimonialsQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['testimonials'], queryFn: ({ signal }) => api.testimonials({ signal }) });

export const partnersQuery = (api: PublicApi) =>
  queryOptions({ queryKey: ['partners'], queryFn: ({ signal }) => api.partners({ signal }) });

export const blogsQuery = (api: PublicApi, page = 1) =>
  queryOptions({ queryKey: ['blogs', page], queryFn: ({ signal }) => api.blogs({ page }, { signal }) });

export const blogQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: ['blog', slug], queryFn: ({ signal }) => api.blog(slug, { signal }) });

export const jobsQuery = (api: PublicApi, page: number) =>
  queryOptions({ queryKey: ['jobs', page], queryFn: ({ signal }) => api.jobs({ page }, { signal }) });

export const jobQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: ['job', slug], queryFn: ({ signal }) => api.job(slug, { signal }) });

/** Refetches every ten minutes while the tab is visible; not on focus, on reconnect or when stale. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // On the server a client lives as long as its page: a timer would hold both in memory for half an hour.
        gcTime: isServer ? Number.POSITIVE_INFINITY : POLL_MS * 3,
        refetchInterval: POLL_MS,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A missing record is final; other errors are retried once.
        retry: (failures, error) => !isServer && failures < 1 && missingStatus(error) === undefined,
      },
    },
  });

let tabClient: QueryClient | undefined;

/** One client per tab, shared by loaders and components; on the server one per page. */
export function queryClient(): QueryClient {
  if (isServer) return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
