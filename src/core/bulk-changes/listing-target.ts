import {
  type BulkAction,
  changePrice,
  createListQuery,
  RECORDS,
  type StaffProject,
  type StaffProperty,
} from '#contract';
import { inArray } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { getTable } from '../listings/index.ts';
import type { Actor, StoredRow } from '../records/index.ts';
import type { BulkTarget, OpenService } from './bulk-target.ts';

type Listing = Pick<StaffProperty | StaffProject, 'status' | 'tag_ids'> &
  Partial<Pick<StaffProperty, 'price' | 'price_on_request'>>;

interface Changes {
  confirmed?: true;
  status?: 'published' | 'withdrawn' | 'sold';
  price?: number;
  tag_ids?: number[];
}

function getNewPrice({ price, price_on_request }: Listing, change: Parameters<typeof changePrice>[1]): number {
  if (price_on_request) throw new DomainError('invalid', 'Price on request, left as it is');
  if (typeof price !== 'number') throw new DomainError('invalid', 'Has no price yet');
  const next = changePrice(price, change);
  if (next === undefined) throw new DomainError('invalid', 'Nothing would be left of the price');
  return next;
}

/** The fields that an action changes; undefined if the listing has these values already. */
function toChanges(action: BulkAction, listing: Listing): Changes | undefined {
  if (action.kind === 'confirm') return { confirmed: true };
  if (action.kind === 'listing-status') return action.status === listing.status ? undefined : { status: action.status };
  if (action.kind === 'price') {
    const price = getNewPrice(listing, action.price);
    return price === listing.price ? undefined : { price };
  }
  if (action.kind === 'tag') {
    const { is_added, tag_id } = action;
    const { tag_ids: earlier = [] } = listing;
    if (earlier.includes(tag_id) === is_added) return undefined;
    return { tag_ids: is_added ? [...earlier, tag_id] : earlier.filter((id) => id !== tag_id) };
  }
  throw new DomainError('invalid', 'This list does not have this action');
}

/** Every change has these. */
const TRACKED = new Set(['updatedAt', 'updatedBy']);

/** The columns that a change replaced, with their values before it. */
const getReplaced = (before: StoredRow, after: StoredRow) =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => !TRACKED.has(name) && JSON.stringify(value) !== JSON.stringify(after[name]),
    ),
  );

const toVersion = ({ updatedAt }: StoredRow): string => (updatedAt instanceof Date ? updatedAt.toISOString() : '');

/** Properties or projects. */
export function listingTarget(
  { db }: Ctx,
  openService: OpenService,
  list: 'property' | 'project',
  actor: Actor,
): BulkTarget {
  const service = openService(list, { actor, owner: 0 });
  const { filters, sorts } = RECORDS[list];
  const table = getTable(list);
  return {
    find: (query, limit) =>
      service.find({ ...createListQuery(sorts).parse(query), filters: filters.parse(query) }, limit),

    async titles(ids) {
      const rows = await db.select({ id: table.id, title: table.title }).from(table).where(inArray(table.id, ids));
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    async change(id, action, commit) {
      const listing = await service.read(id);
      const changes = toChanges(action, listing);
      if (!changes) return false;
      await service.update(actor, id, changes, listing.updatedAt.toISOString(), (tx, before, after) => {
        const links = changes.tag_ids && { tag_ids: listing.tag_ids };
        return commit(tx, { before: { ...getReplaced(before, after), ...links }, version: toVersion(after) });
      });
      return true;
    },

    async undo(id, action, { before, version }, commit) {
      if (action.kind === 'tag') await service.update(actor, id, before, version, (tx) => commit(tx));
      else await service.revert(actor, id, { ...before, updatedBy: actor.staff.id }, version, (tx) => commit(tx));
    },

    announce: async () => {},
  };
}
