import type { BhkInput } from '#contract';
import { sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { linkUsage } from '../listings/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { bhkOptions } = tables;

/** Bits for BHK options in the search mask. */
const PLACES = 11;

/** Returns the lowest free bit of the search mask; the table lock serialises concurrent inserts. */
async function freePlace(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table ${bhkOptions} in share row exclusive mode`);
  const usedBits = new Set((await tx.select({ bit: bhkOptions.bit }).from(bhkOptions)).map(({ bit }) => bit));
  const free = Array.from({ length: PLACES }, (_, bit) => bit).find((bit) => !usedBits.has(bit));
  if (free === undefined)
    throw new DomainError('conflict', `There can be ${PLACES} BHK values at most. Please delete one first.`, 'bhk');
  return free;
}

/** BHK options; staff can add and delete them, but not change them. */
export const bhkService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'bhk',
    noun: 'BHK',
    table: bhkOptions,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: bhkOptions.id,
          bhk: bhkOptions.bhk,
          createdAt: bhkOptions.createdAt,
          updatedAt: bhkOptions.updatedAt,
        })
        .from(bhkOptions)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, bhkOptions.bhk),
    sorts: { bhk: bhkOptions.bhk, createdAt: bhkOptions.createdAt },
    values: async ({ bhk }: Partial<BhkInput>, { tx }) => ({ bhk, bit: await freePlace(tx) }),
    usage: { ...linkUsage('bhk', 'bhks'), by: { one: 'listing', many: 'listings' } },
    conflicts: { bhk_options_bhk_unique: { field: 'bhk', message: 'This BHK is there already' } },
  });
