import type { ListingImportKind } from '#contract';
import type { Db } from '#db';
import { readSettings } from '../content/index.ts';
import { readStoredListings, type StoredListing } from '../listings/index.ts';
import { type Throttle, throttle } from '../throttle.ts';
import { type ListingUpdate, listingChanger } from './change-listing.ts';
import { readImportNames } from './import-names.ts';
import { readMemory } from './memory.ts';
import { readPictureCell } from './picture-addresses.ts';
import { cellReader, type ListingPlan, type ReadCells } from './read-cells.ts';
import { listingMaker, type NewListing, type RejectedRow } from './read-row.ts';
import type { SheetRow } from './stored-rows.ts';

/** Rows per slice, which takes a few milliseconds of CPU time. */
const SLICE = 25;

const KEPT_PICTURES = {
  kind: 'picture_host' as const,
  field: 'picture_urls',
  value: '',
  message: 'Existing listings keep their pictures',
};

type WithPictures = NewListing & { pictures: string[] };

/** What the rows of a batch are. */
export interface ReadBatch {
  rows: SheetRow[];
  created: WithPictures[];
  updates: ListingUpdate[];
  rejected: RejectedRow[];
}

export interface BatchReader {
  read(rows: SheetRow[]): Promise<ReadBatch>;
  rest: Throttle;
}

const toId = ({ id }: ReadCells): number | undefined => (/^\d{1,15}$/.test(id) ? Number(id) : undefined);

/** The existing listings that rows name. */
const findListings = (
  db: Db,
  kind: ListingImportKind,
  rows: ReadCells[],
): Promise<ReadonlyMap<number, StoredListing>> =>
  readStoredListings(db, kind, [...new Set(rows.flatMap((row) => toId(row) ?? []))]);

/** Reads the rows of an import in batches, with pauses, so that the event loop is not blocked. */
export async function openBatchReader(db: Db, plan: ListingPlan): Promise<BatchReader> {
  const names = await readImportNames(db);
  const memory = await readMemory(db, plan.kind);
  const { imports: settings } = await readSettings(db, 'imports');
  const hosts = new Set(settings.picture_hosts);
  const readCells = cellReader(plan, names, memory.values);
  const makeListing = listingMaker(plan, names);
  const changeListing = listingChanger(plan.kind, names);
  const rest = throttle();

  const addNew = (batch: ReadBatch, cells: ReadCells): void => {
    const made = makeListing(cells);
    if (!('input' in made)) return void batch.rejected.push(made);
    const { urls, facts } = readPictureCell(cells.pictures, hosts);
    batch.created.push({ ...made, facts: [...made.facts, ...facts], pictures: urls });
  };

  const addExisting = (batch: ReadBatch, cells: ReadCells, listing: StoredListing): void => {
    if (cells.pictures !== '') cells.facts.push(KEPT_PICTURES);
    const changed = changeListing(cells, listing);
    if ('changes' in changed) batch.updates.push(changed);
    else batch.rejected.push(changed);
  };

  return {
    rest,
    async read(rows) {
      const read: ReadCells[] = [];
      for (const [index, row] of rows.entries()) {
        read.push(readCells(row));
        if (index % SLICE === SLICE - 1) await rest();
      }
      const listings = await findListings(db, plan.kind, read);
      const batch: ReadBatch = { rows, created: [], updates: [], rejected: [] };
      for (const [index, cells] of read.entries()) {
        const listing = listings.get(toId(cells) ?? 0);
        if (listing) addExisting(batch, cells, listing);
        else addNew(batch, cells);
        if (index % SLICE === SLICE - 1) await rest();
      }
      return batch;
    },
  };
}
