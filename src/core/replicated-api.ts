import type { PublicApi } from '#contract';
import { isUnavailable } from '#db';
import type { Ctx } from './context.ts';
import type { Counts } from './counts/index.ts';
import { publicApi } from './public-api.ts';

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
