import type { PublicApi, PublicForms, PublicPath, ReadAnswer, ReadArgs, ReadInput } from '#contract';
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

type ReadHandlers = { [Path in PublicPath]: (input: ReadInput<Path>) => Promise<ReadAnswer<Path>> };

/** How each public read is answered. */
const readHandlers = (ctx: Ctx, counts: Counts): ReadHandlers => ({
  '/site': () => readSite(ctx.db),
  '/city': () => listCities(ctx.db),
  '/featured-city': () => listFeaturedCities(ctx.db),
  '/property': (search) => searchProperties(ctx.db, search),
  '/property/:slug': ({ slug }) => readProperty(ctx.db, slug),
  '/property/:slug/similar': ({ slug }) => readSimilarProperties(ctx.db, slug),
  '/project': async (search) => {
    const page = await searchProjects(ctx.db, search);
    if (page.totalItems === 0) counts.recordZeroResultSearch(search.search, search.project, search.landmark);
    return page;
  },
  '/project/:slug': ({ slug }) => readProject(ctx.db, slug),
  '/project/:slug/similar': ({ slug }) => readSimilarProjects(ctx.db, slug),
  '/home-groups': () => readHomeGroups(ctx.db),
  '/saved': (query) => readSaved(ctx.db, query),
  '/search': (query) => suggest(ctx.db, query),
  '/popular-link': () => listPopularLinks(ctx.db),
  '/popular-link/:slug': ({ slug }) => readPopularLink(ctx.db, slug),
  '/bhk': () => listBhks(ctx.db),
  '/builder': () => listBuilders(ctx.db),
  '/page': ({ key }) => readPage(ctx.db, key),
  '/blog': (query) => listBlogs(ctx.db, query),
  '/blog/:slug': ({ slug }) => readBlog(ctx.db, slug),
  '/testimonial': () => listTestimonials(ctx.db),
  '/partner': () => listPartners(ctx.db),
  '/jobs': (query) => listJobs(ctx.db, query),
  '/jobs/:slug': ({ slug }) => readJob(ctx, slug),
  '/public-property': (search) => listPostedProperties(ctx.db, search),
  '/public-property/:id': ({ id }) => readPostedProperty(ctx.db, id),
});

/** The public reads in process. */
export function publicApi(ctx: Ctx, counts: Counts): PublicApi {
  const handlers = readHandlers(ctx, counts);
  return {
    get: <Path extends PublicPath>(path: Path, ...[input]: ReadArgs<Path>) => handlers[path](input as ReadInput<Path>),
  };
}

/**
 * Public reads, served from the replicas in turn if there are any. A read whose replica fails is repeated on the
 * primary.
 */
export function replicatedApi(ctx: Ctx, counts: Counts): PublicApi {
  const primary = publicApi(ctx, counts);
  const { replicas } = ctx;
  if (!replicas) return primary;
  const apis = new Map(replicas.all.map((replica) => [replica, publicApi({ ...ctx, db: replica.db }, counts)]));
  return {
    async get(path, ...args) {
      const replica = replicas.next();
      const api = replica && apis.get(replica);
      if (!api) return primary.get(path, ...args);
      try {
        return await api.get(path, ...args);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        replica.exclude();
        return primary.get(path, ...args);
      }
    },
  };
}

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
