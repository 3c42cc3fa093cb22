import type { ListingImportKind, ListingPicture } from '#contract';
import { and, asc, between, eq, isUnavailable, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { ChangedMeanwhile, DomainError } from '../errors.ts';
import type { Actor, AlsoWrite } from '../records/index.ts';
import { readImporter } from './importer.ts';
import type { ListingImport } from './stored-import.ts';
import type { SheetRow } from './stored-rows.ts';

const { importChanges, importProblems, imports } = tables;

/** What imports need of the service of properties or projects. */
interface ListingService {
  read(id: number): Promise<{ title: string; updatedAt: Date; images: ListingPicture[] }>;
  update(actor: Actor, id: number, changes: object, version: string, also: AlsoWrite): Promise<string | undefined>;
}

/** Opens the service of a kind of listing for a user. */
export type OpenService = (kind: ListingImportKind, actor: Actor) => ListingService;

type Waiting = typeof importChanges.$inferSelect;

const BATCH_SIZE = 100;

/** Thrown to roll back a change that another worker has made. */
class AlreadyDone extends Error {}

/** Stores the outcome of a row and counts it, in the transaction that changes the listing. */
async function storeOutcome(tx: Tx, { importId, row }: Waiting, message: string | undefined): Promise<void> {
  const outcome = message === undefined ? 'changed' : 'left';
  const isThis = and(eq(importChanges.importId, importId), eq(importChanges.row, row));
  const stored = await tx
    .update(importChanges)
    .set({ outcome })
    .where(and(isThis, eq(importChanges.outcome, 'waiting')))
    .returning({ row: importChanges.row });
  if (stored.length === 0) throw new AlreadyDone();
  if (message === undefined) {
    const updatedRows = sql`${imports.updatedRows} + 1`;
    await tx.update(imports).set({ updatedRows }).where(eq(imports.id, importId));
    return;
  }
  await tx.insert(importProblems).values({ importId, row, field: 'ID', message });
  await tx
    .update(imports)
    .set({ refusedRows: sql`${imports.refusedRows} + 1`, existingRows: sql`${imports.existingRows} - 1` })
    .where(eq(imports.id, importId));
}

/** Why a listing was left as it is, for the user. */
function toMessage(error: unknown): string {
  if (error instanceof ChangedMeanwhile)
    return `Changed by ${error.by ?? 'a colleague'} after the preview, left as it is`;
  return error instanceof DomainError ? error.message : 'Something went wrong';
}

/** Leaves a listing as it is and says why, unless another worker was faster. */
async function leave(ctx: Ctx, waiting: Waiting, error: unknown): Promise<void> {
  if (error instanceof AlreadyDone) return;
  if (isUnavailable(error)) throw error;
  await ctx.db
    .transaction((tx) => storeOutcome(tx, waiting, toMessage(error)))
    .catch((failure: unknown) => {
      if (!(failure instanceof AlreadyDone)) throw failure;
    });
}

/** The rows of a batch whose listings are changed as the preview showed. */
export async function findPreviewed(tx: Pick<Tx, 'select'>, importId: number, rows: SheetRow[]): Promise<Set<number>> {
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const found = await tx
    .select({ row: importChanges.row })
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), between(importChanges.row, first, last)));
  return new Set(found.map(({ row }) => row));
}

const getWaiting = (ctx: Ctx, importId: number): Promise<Waiting[]> =>
  ctx.db
    .select()
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), eq(importChanges.outcome, 'waiting')))
    .orderBy(asc(importChanges.row))
    .limit(BATCH_SIZE);

/** Changes existing listings as the preview showed it, each in its own transaction with its outcome. */
export async function updateListings(
  ctx: Ctx,
  openService: OpenService,
  found: ListingImport,
  signal: AbortSignal | undefined,
): Promise<void> {
  const actor = await readImporter(ctx, found).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });
  const change = async (waiting: Waiting): Promise<void> => {
    if (actor instanceof DomainError) throw actor;
    const { recordId, input, version } = waiting;
    const service = openService(found.kind, actor);
    await service.update(actor, recordId, input, version, (tx) => storeOutcome(tx, waiting, undefined));
  };
  for (let rows = await getWaiting(ctx, found.id); rows.length > 0; rows = await getWaiting(ctx, found.id)) {
    for (const row of rows) {
      if (signal?.aborted) throw new Error('stopped between two rows');
      await change(row).catch((error: unknown) => leave(ctx, row, error));
    }
  }
}
