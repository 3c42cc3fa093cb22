import type { PublicApi, PublicForms } from '#contract';
import { isUnavailable } from '#db';
import { listJobs, readJob, withdrawApplication } from './careers/index.ts';
import { listBhks, listBuilders } from './catalogue/index.ts';
import { listCities, listFeaturedCities } from './cities.ts';
import { listBlogs, listPartners, listTestimonials, readBlog, readPage, readSite } from './content/index.ts';
import type { Ctx } from './context.ts';
import type { Counts } from './counts.ts';
import {
  confirmSubscription,
  listPostedProperties,
  readPostedProperty,
  unsubscribe,
  withdrawEnquiry,
} from './leads/index.ts';
import {
  listPopularLinks,
  readHomeGroups,
  readPopularLink,
  readPreview,
  readProject,
  readProperty,
  readSaved,
  readSimilarProjects,
  readSimilarProperties,
  searchProjects,
  searchProperties,
  suggest,
} from './listings/index.ts';
import { changePosting, confirmPosting, readPosting, renewPostingLink, stepPosting } from './postings/index.ts';

/** Reads that need no sign-in. */
export const publicApi = (ctx: Ctx, counts: Counts): PublicApi => ({
  site: () => readSite(ctx.db),
  page: (key) => readPage(ctx.db, key),
  cities: () => listCities(ctx.db),
  featuredCities: () => listFeaturedCities(ctx.db),
  homeGroups: () => readHomeGroups(ctx.db),
  properties: (search) => searchProperties(ctx.db, search),
  property: (slug) => readProperty(ctx.db, slug),
  similarProperties: (slug) => readSimilarProperties(ctx.db, slug),
  projects: async (search) => {
    const page = await searchProjects(ctx.db, search);
    if (page.totalItems === 0) counts.recordZeroResultSearch(search.search, search.project, search.landmark);
    return page;
  },
  project: (slug) => readProject(ctx.db, slug),
  similarProjects: (slug) => readSimilarProjects(ctx.db, slug),
  saved: (query) => readSaved(ctx.db, query),
  suggest: (query) => suggest(ctx.db, query),
  popularLinks: () => listPopularLinks(ctx.db),
  popularLink: (slug) => readPopularLink(ctx.db, slug),
  bhks: () => listBhks(ctx.db),
  builders: () => listBuilders(ctx.db),
  blogs: (query) => listBlogs(ctx.db, query),
  blog: (slug) => readBlog(ctx.db, slug),
  testimonials: () => listTestimonials(ctx.db),
  partners: () => listPartners(ctx.db),
  jobs: (query) => listJobs(ctx.db, query),
  job: (slug) => readJob(ctx, slug),
  postedProperties: (search) => listPostedProperties(ctx.db, search),
  postedProperty: (id) => readPostedProperty(ctx.db, id),
});

/** Actions authorised by a private link. */
export const publicForms = (ctx: Ctx): PublicForms => ({
  confirmSubscription: (link) => confirmSubscription(ctx, link),
  unsubscribe: (link) => unsubscribe(ctx, link),
  withdrawEnquiry: (link) => withdrawEnquiry(ctx, link),
  withdrawApplication: (link) => withdrawApplication(ctx, link),
  confirmPosting: (link) => confirmPosting(ctx, link),
  readPosting: (link) => readPosting(ctx, link),
  changePosting: (link, change) => changePosting(ctx, link, change),
  stepPosting: (link, step) => stepPosting(ctx, link, step),
  renewPostingLink: (link) => renewPostingLink(ctx, link),
  readPreview: (link) => readPreview(ctx, link),
});

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Public reads, served from the replicas in turn if there are any. A call whose replica fails is repeated on the
 * primary.
 */
export function replicatedApi(ctx: Ctx, counts: Counts): PublicApi {
  const primary = publicApi(ctx, counts);
  const { replicas } = ctx;
  if (!replicas) return primary;
  const apis = new Map(replicas.all.map((replica) => [replica, publicApi({ ...ctx, db: replica.db }, counts)]));
  const read =
    (name: keyof PublicApi): Call =>
    async (...args) => {
      const replica = replicas.next();
      const api = replica && apis.get(replica);
      if (!api) return (primary[name] as Call)(...args);
      try {
        return await (api[name] as Call)(...args);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        replica.leaveOut();
        return (primary[name] as Call)(...args);
      }
    };
  const names = Object.keys(primary) as (keyof PublicApi)[];
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as PublicApi;
}
