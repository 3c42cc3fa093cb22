import type { ListingStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { indiaTime } from '../../india-clock.ts';
import type { ListingRow } from './listing-row.ts';

const STATES: Record<Exclude<ListingStatus, 'published'>, { tone: 'accent' | 'info'; label: string }> = {
  draft: { tone: 'accent', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  withdrawn: { tone: 'accent', label: 'Withdrawn' },
  sold: { tone: 'info', label: 'Sold' },
};

/** Why a listing is hidden or soon will be, with a button to confirm it; nothing if it is up to date. */
export function ListingState({ row, onConfirm }: { row: ListingRow; onConfirm: () => void }) {
  const { status, freshness, scheduled_for, title } = row;
  if (freshness === 'due' || freshness === 'hidden') {
    return (
      <>
        <Marker tone="accent">{freshness === 'due' ? 'To confirm' : 'Hidden: not confirmed'}</Marker>
        <Button variant="outline" size="sm" aria-label={`Still available: ${title}`} onClick={onConfirm}>
          Still available
        </Button>
      </>
    );
  }
  if (status === 'published') return null;
  const { tone, label } = STATES[status];
  return <Marker tone={tone}>{scheduled_for ? `${label}: ${indiaTime(scheduled_for)}` : label}</Marker>;
}
