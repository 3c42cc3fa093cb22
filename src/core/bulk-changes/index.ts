import type { Ctx } from '../context.ts';
import type { Actor } from '../records/index.ts';
import { bulkChangeService } from './bulk-change-service.ts';
import type { OpenService } from './bulk-target.ts';
import { deleteOldBulkChanges, runBulkChange } from './run-bulk-change.ts';

export { forgetRows } from './forget-rows.ts';

/** Changes of many rows of a list at once. */
export const openBulkChanges = (ctx: Ctx, openService: OpenService) => ({
  service: (actor: Actor) => bulkChangeService(ctx, openService, actor),
  /** Runs as a job. */
  run: (id: number, signal?: AbortSignal) => runBulkChange(ctx, openService, id, signal),
  deleteOld: () => deleteOldBulkChanges(ctx),
});

export type BulkChanges = ReturnType<typeof openBulkChanges>;
