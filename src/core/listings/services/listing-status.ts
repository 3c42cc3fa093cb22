import type { ListingStatus, ProjectInput, PropertyInput } from '#contract';
import type { tables } from '#db';
import { DomainError } from '../../errors.ts';
import type { Change } from '../../records/index.ts';
import { publishedValues } from '../publishing/published-values.ts';
import { getTable, type ListingOwner } from '../write-listing.ts';

type ListingInput = Partial<PropertyInput | ProjectInput>;
type Stored = Pick<typeof tables.properties.$inferSelect, 'status' | 'hiddenForAgeAt'>;

/** The status after a change; confirming a listing that was hidden for its age publishes it again. */
export function statusAfter(before: Change['before'], { status, confirmed }: ListingInput): ListingStatus {
  const stored = before as unknown as Stored | undefined;
  const next = status ?? (confirmed && stored?.hiddenForAgeAt ? 'published' : stored?.status) ?? 'draft';
  if (confirmed && next !== 'published')
    throw new DomainError('conflict', 'Only what is on the site can be confirmed', 'confirmed');
  return next;
}

type StatusChange = Pick<Change, 'before'> & { ctx: { now: () => Date } };

/** The columns for status, publication dates and freshness after a change. */
export function statusValues({ before, ctx }: StatusChange, owner: ListingOwner, input: ListingInput) {
  const next = statusAfter(before, input);
  if (next === 'published' && before?.status !== 'published') {
    const values = publishedValues(getTable(owner), ctx.now());
    return before ? values : { ...values, publishedAt: ctx.now() };
  }
  if (input.confirmed) return { confirmedAt: ctx.now(), freshnessRemindedAt: null };
  if (next === 'scheduled') return { status: next, scheduledFor: input.scheduled_for, hiddenForAgeAt: null };
  // A status set by staff clears the hidden-for-age mark.
  return input.status === undefined ? {} : { status: next, scheduledFor: null, hiddenForAgeAt: null };
}
