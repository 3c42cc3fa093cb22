import type { PublicApi, PublicForms, PublicPath, ReadArgs, ReadHandlers, ReadInput } from '#contract';
import { isUnavailable } from '#db';
import { jobReads, withdrawApplication } from './careers/index.ts';
import { choiceReads } from './catalogue/index.ts';
import { cityReads } from './cities.ts';
import { blogReads, endorsementReads, pageReads, siteReads } from './content/index.ts';
import type { Ctx } from './context.ts';
import type { Counts } from './counts.ts';
import { confirmSubscription, unsubscribe, withdrawEnquiry } from './leads/index.ts';
import {
  listingGroupReads,
  listingReads,
  projectSearchReads,
  propertySearchReads,
  readPreview,
  searchBoxReads,
} from './listings/index.ts';
import {
  changePosting,
  confirmPosting,
  postedPropertyReads,
  readPosting,
  renewPostingLink,
  stepPosting,
} from './postings/index.ts';
import { correctOwnData, eraseOwnData, readOwnData, requestOwnData } from './privacy/index.ts';

/** How each public read is answered. */
const readHandlers = (ctx: Ctx, counts: Counts): ReadHandlers => ({
  ...siteReads(ctx),
  ...cityReads(ctx),
  ...propertySearchReads(ctx),
  ...projectSearchReads(ctx, counts),
  ...listingReads(ctx),
  ...listingGroupReads(ctx),
  ...searchBoxReads(ctx, counts),
  ...choiceReads(ctx),
  ...pageReads(ctx),
  ...blogReads(ctx),
  ...endorsementReads(ctx),
  ...jobReads(ctx),
  ...postedPropertyReads(ctx),
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
  requestOwnData: (request) => requestOwnData(ctx, request),
  readOwnData: (link) => readOwnData(ctx, link),
  correctOwnData: (link, change) => correctOwnData(ctx, link, change),
  eraseOwnData: (link) => eraseOwnData(ctx, link),
});
