import {
  type ListingStatus,
  POSSESSION_LABELS,
  type PossessionStatus,
  RESIDENCY_LABELS,
  type ResidencyType,
} from '#contract';
import { dayText, timeText } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Column, NameColumn } from '../engine/resource.ts';
import { CONFIRM, type ListingRow } from './publishing/listing-actions.tsx';

const STATES: Record<Exclude<ListingStatus, 'published'>, { tone: 'accent' | 'info'; label: string }> = {
  draft: { tone: 'accent', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  withdrawn: { tone: 'accent', label: 'Withdrawn' },
  sold: { tone: 'info', label: 'Sold' },
};

/** Why a listing is hidden or soon will be, with a button to confirm it; nothing if it is up to date. */
function ListingState({ row, onConfirm }: { row: ListingRow; onConfirm: () => void }) {
  const { status, freshness, scheduled_for, title } = row;
  if (freshness === 'due' || freshness === 'hidden') {
    return (
      <>
        <Marker tone="accent">{freshness === 'due' ? 'Availability check due' : 'Hidden until confirmed'}</Marker>
        <Button variant="outline" size="sm" aria-label={`Confirm availability of ${title}`} onClick={onConfirm}>
          Confirm availability
        </Button>
      </>
    );
  }
  if (status === 'published') return null;
  const { tone, label } = STATES[status];
  return <Marker tone={tone}>{scheduled_for ? `${label}: ${timeText(scheduled_for)}` : label}</Marker>;
}

const DOTS: Record<PossessionStatus, string> = {
  new_launch: 'bg-status-new',
  mid_stage: 'bg-status-mid',
  near_possession: 'bg-status-near',
  ready_to_move: 'bg-status-ready',
};

/** The construction stage as a dot and a label. */
export function Possession({ status, date }: { status: PossessionStatus | null | undefined; date?: string | null }) {
  if (!status) return null;
  return (
    <span className="inline-flex items-center gap-1.75 whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 rounded-full', DOTS[status])} />
      <span>
        {POSSESSION_LABELS[status]}
        {date !== undefined && <small className="block text-meta text-ink-3">{date ? dayText(date) : 'N/A'}</small>}
      </span>
    </span>
  );
}

/** A city with its state below. */
export function CityCell({ city }: { city: { city_name: string; state: string } | null }) {
  if (!city) return null;
  return (
    <>
      {city.city_name}
      <small className="block text-meta text-ink-3">{city.state}</small>
    </>
  );
}

/** When it was last confirmed that a listing is available. */
export const confirmed: Column<{ confirmed_at: string | null }, 'confirmed_at'> = {
  label: 'Confirmed',
  cell: ({ confirmed_at }) => confirmed_at && dayText(confirmed_at).replace(' ', '\u00a0'),
  sort: 'confirmed_at',
  hiddenAtFirst: true,
};

/** What a list shows instead of a price. */
export const missingPrice = ({ price_on_request }: { price_on_request: boolean }): string =>
  price_on_request ? 'On request' : 'No price yet';

interface ListedRow extends ListingRow {
  image_url1: string | null;
  city: { city_name: string; state: string } | null;
  residency_type?: ResidencyType | null;
}

export const getResidencyLabel = ({ residency_type }: ListedRow): string =>
  residency_type ? RESIDENCY_LABELS[residency_type] : '';

/** The first column of a list of listings: cover, title and, if it is not public, the reason. */
export const listingName: NameColumn<ListedRow, { title: string }, 'title'> = {
  label: 'Title',
  text: ({ title }) => title,
  picture: ({ image_url1 }) => image_url1,
  note: (row) => [row.city?.city_name, getResidencyLabel(row)].filter(Boolean).join(', '),
  mark: (row, act) => <ListingState row={row} onConfirm={() => act(CONFIRM)} />,
  sort: 'title',
};
