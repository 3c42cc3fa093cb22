import type { FieldError, ProjectInput, PropertyInput } from '#contract';
import type { Tx } from '#db';
import { InvalidFields } from '../../errors.ts';
import type { Change } from '../../records/index.ts';
import type { ListingOwner } from '../write-listing.ts';
import { linkIds, writeLinks } from './listing-links.ts';
import { statusAfter } from './listing-status.ts';

interface Rules<Row> {
  /** Maps a stored row to the field names of its form. */
  toRecord: (row: Row) => object;
  /** Validates a record as it would be after the change. */
  validate: (values: Record<string, unknown>, now: Date) => FieldError[];
}

/** The parts that the project and property services share: validation of the whole record, links, and deletion. */
export const listingRules = <Row>(owner: ListingOwner, { toRecord, validate }: Rules<Row>) => ({
  guard: ({ before, ctx }: Change, next: object): void => {
    if ('deleted' in next || 'isActive' in next) return;
    const status = statusAfter(before, next);
    const found = validate({ ...(before && toRecord(before as unknown as Row)), ...next, status }, ctx.now());
    if (found.length > 0) throw new InvalidFields(found);
  },
  afterWrite: (change: Change, id: number, input: Partial<PropertyInput | ProjectInput>) =>
    writeLinks(change, owner, id, input),
  deletedValues: { status: 'withdrawn', scheduledFor: null, hiddenForAgeAt: null },
  links: (tx: Tx, id: number) => linkIds(tx, owner, id),
});
