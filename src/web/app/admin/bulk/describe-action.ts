import { type BulkAction, type BulkChange, ENQUIRY_STATUS_LABELS, FAKE_LEAD_LABELS, type Wire } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { shortRupees } from '#contract/rupees.ts';

const LISTING_STATUS = { published: 'Published', withdrawn: 'Withdrawn', sold: 'Marked as sold' };

function describePrice({ by, value }: Extract<BulkAction, { kind: 'price' }>['price']): string {
  const amount = by === 'percent' ? `${indianNumber(Math.abs(value), 2)}%` : shortRupees(Math.abs(value));
  return `Price ${value > 0 ? '+' : '−'} ${amount}`;
}

/** What a change does, such as 'Assigned to Farah Khan'. */
export function describeAction({ action, target }: Pick<BulkChange, 'action' | 'target'>): string {
  if (action.kind === 'confirm') return 'Availability confirmed';
  if (action.kind === 'listing-status') return LISTING_STATUS[action.status];
  if (action.kind === 'price') return describePrice(action.price);
  if (action.kind === 'tag') return `Tag ${target ?? ''} ${action.is_added ? 'added' : 'removed'}`;
  if (action.kind === 'assign') return action.assigned_to === null ? 'Unassigned' : `Assigned to ${target ?? ''}`;
  if (action.kind === 'fake') return `Marked as ${FAKE_LEAD_LABELS[action.fake].toLowerCase()}`;
  return `Status ${ENQUIRY_STATUS_LABELS[action.status]}`;
}

/** What a change does and how far it is. */
export function describeProgress(change: Wire<BulkChange>): string {
  const { done, failed, state, total } = change;
  const label = describeAction(change);
  const left = failed > 0 ? `, ${indianNumber(failed)} left as ${failed === 1 ? 'it is' : 'they are'}` : '';
  if (state === 'running') return `${label}: ${indianNumber(done)} of ${indianNumber(total)}${left}`;
  if (state === 'undoing') return `Undoing ${label}: ${indianNumber(done)} of ${indianNumber(total)}${left}`;
  if (state === 'undone') return `Undone: ${label}${left}`;
  return `${label}: ${indianNumber(done - failed)} of ${indianNumber(total)}${state === 'stopped' ? ', stopped' : left}`;
}
