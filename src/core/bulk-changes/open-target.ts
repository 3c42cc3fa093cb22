import type { BulkList } from '#contract';
import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import type { BulkTarget, OpenService } from './bulk-target.ts';
import { leadTarget } from './lead-target.ts';
import { listingTarget } from './listing-target.ts';

export const openTarget = (ctx: Ctx, openService: OpenService, list: BulkList, actor: Actor): BulkTarget =>
  list === 'enquiry' ? leadTarget(ctx, actor) : listingTarget(ctx, openService, list, actor);
