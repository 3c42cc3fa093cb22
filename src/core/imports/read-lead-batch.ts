import type { PublicApi } from '#contract';
import type { Ctx } from '../context.ts';
import { findSheetListing, type NamedListing, type SheetLead, toStoredWishes } from '../leads/index.ts';
import { throttle } from '../throttle.ts';
import { readImportNames } from './import-names.ts';
import { readMemory } from './memory.ts';
import { cellReader } from './read-cells.ts';
import { leadReader, type ReadLead } from './read-lead.ts';
import type { RejectedRow } from './read-row.ts';
import type { StoredImport } from './stored-import.ts';
import type { SheetRow } from './stored-rows.ts';

/** Rows per slice, which takes a few milliseconds of CPU time. */
const SLICE = 25;

export interface CompleteLead extends Pick<ReadLead, 'row' | 'facts'> {
  lead: SheetLead;
}

/** The rows of a batch. */
export interface LeadBatch {
  rows: SheetRow[];
  leads: CompleteLead[];
  rejected: RejectedRow[];
}

/** Returns a function that finds the listings of rows, each name once. */
function listingFinder({ db }: Ctx, mapping: Record<string, string>) {
  const found = new Map<string, Promise<NamedListing | undefined>>();
  const isProject = /project/i.test(mapping['listing_id'] ?? mapping['listing'] ?? '');
  return ({ id, title }: ReadLead['named']) => {
    if (id === '' && title === '') return undefined;
    const key = JSON.stringify([id, title.toLowerCase()]);
    const listing = found.get(key) ?? findSheetListing(db, { id, title, isProject });
    found.set(key, listing);
    return listing;
  };
}

/** Returns a function that reads wishes, each text once; a check does not need them. */
function wishReader(api: PublicApi | undefined) {
  const read = new Map<string, ReturnType<typeof toStoredWishes>>();
  return (wishes: string) => {
    if (!api || wishes === '') return undefined;
    const stored = read.get(wishes) ?? toStoredWishes(api, { wishes, places: [] });
    read.set(wishes, stored);
    return stored;
  };
}

/** Opens a reader of rows in batches, with pauses, so that the event loop is not blocked. */
export async function openLeadReader(ctx: Ctx, found: StoredImport, api?: PublicApi) {
  const { kind, mapping, contacted } = found;
  const names = await readImportNames(ctx.db);
  const { values } = await readMemory(ctx.db, kind);
  const readCells = cellReader(found, names, values);
  const readLead = leadReader({ names, contacted, now: ctx.now() });
  const findListing = listingFinder(ctx, mapping);
  const readWishes = wishReader(api);
  const rest = throttle();

  const complete = async ({ row, facts, lead, named, wishes }: ReadLead): Promise<CompleteLead> => {
    const listing = await findListing(named);
    const unknown = listing ? '' : [named.title, named.id && `ID ${named.id}`].filter(Boolean).join(', ');
    const message = [lead.message, unknown && `Listing: ${unknown}`].filter(Boolean).join('\n');
    const isUnknown = listing === undefined && named.title !== '';
    return {
      row,
      facts: isUnknown ? [...facts, { kind: 'unmatched', field: 'listing', value: named.title }] : facts,
      lead: {
        ...lead,
        message,
        listing,
        cityId: listing?.cityId ?? lead.cityId,
        wishes: await readWishes(wishes),
      },
    };
  };

  return async (rows: SheetRow[]): Promise<LeadBatch> => {
    const batch: LeadBatch = { rows, leads: [], rejected: [] };
    for (const [index, row] of rows.entries()) {
      const read = readLead(readCells(row));
      if ('lead' in read) batch.leads.push(await complete(read));
      else batch.rejected.push(read);
      if (index % SLICE === SLICE - 1) await rest();
    }
    return batch;
  };
}
