import {
  type ListingStatus,
  POSSESSION_LABELS,
  type PossessionStatus,
  RESIDENCY_LABELS,
  type ResidencyType,
} from '#contract';
import { Marker } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { NameColumn } from '../engine/resource.ts';

const DOTS: Record<PossessionStatus, string> = {
  new_launch: 'bg-status-new',
  mid_stage: 'bg-status-mid',
  near_possession: 'bg-status-near',
  ready_to_move: 'bg-status-ready',
};

/** A stage of building as dot and words. */
export function Possession({ status, date }: { status: PossessionStatus | null | undefined; date?: string | null }) {
  if (!status) return null;
  return (
    <span className="inline-flex items-center gap-[7px] whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 rounded-full', DOTS[status])} />
      <span>
        {POSSESSION_LABELS[status]}
        {date !== undefined && <small className="block text-[0.8125rem] text-ink-3">{date ?? 'N/A'}</small>}
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
      <small className="block text-[0.8125rem] text-ink-3">{city.state}</small>
    </>
  );
}

const STATES: Record<Exclude<ListingStatus, 'published'>, { tone: 'accent' | 'info'; label: string }> = {
  draft: { tone: 'accent', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  withdrawn: { tone: 'accent', label: 'Withdrawn' },
  sold: { tone: 'info', label: 'Sold' },
};

/** Why visitors do not see a listing; nothing where they do. */
function ListingState({ status }: { status: ListingStatus }) {
  if (status === 'published') return null;
  const { tone, label } = STATES[status];
  return <Marker tone={tone}>{label}</Marker>;
}

interface ListingRow {
  title: string;
  status: ListingStatus;
  image_url1: string | null;
  city: { city_name: string; state: string } | null;
  residency_type?: ResidencyType | null;
}

export const residencyOf = ({ residency_type }: ListingRow): string =>
  residency_type ? RESIDENCY_LABELS[residency_type] : '';

/** The first column of a list of listings: cover, title and why visitors do not see it. */
export const listingName: NameColumn<ListingRow> = {
  label: 'Title',
  of: ({ title }) => title,
  picture: ({ image_url1 }) => image_url1,
  note: (row) => [row.city?.city_name, residencyOf(row)].filter(Boolean).join(', '),
  mark: ({ status }) => <ListingState status={status} />,
  sort: 'title',
};
