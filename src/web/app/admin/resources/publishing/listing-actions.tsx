import type { RowAction, RowChange } from '../../engine/resource.ts';
import { ICONS } from '../../icons.ts';
import { isConfirmable, type ListingPath, type ListingRow } from './listing-row.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Filters for listings that need attention. */
export const LISTING_STATES = {
  to_confirm: 'Availability to confirm',
  hidden: 'Hidden until confirmed',
  scheduled: 'Scheduled',
};

/** Confirms that a listing is still available. */
export const CONFIRM: RowChange = { change: { confirmed: true }, done: 'Availability confirmed' };

/** The actions that publish, confirm and withdraw a listing. */
export const listingActions = (path: ListingPath): RowAction<ListingRow>[] => [
  { label: 'Confirm availability', icon: 'check', key: 'c', shown: isConfirmable, ...CONFIRM },
  {
    label: 'Preview',
    icon: ICONS.eye,
    dialog: ({ row, onClose }) => <PreviewDialog path={path} id={row.id} title={row.title} onClose={onClose} />,
  },
  {
    label: 'Publish',
    icon: 'upload',
    shown: ({ status }) => status !== 'published',
    question: (title) => `Publish ${title}?`,
    change: { status: 'published' },
    done: 'Published Successfully',
  },
  { label: 'Schedule…', icon: 'clock', shown: ({ status }) => status !== 'published', dialog: ScheduleDialog },
  {
    label: 'Withdraw',
    icon: ICONS.undo,
    shown: ({ status }) => status === 'published' || status === 'scheduled',
    question: (title) => `Withdraw ${title}?`,
    change: { status: 'withdrawn' },
    done: 'Withdrawn Successfully',
  },
  {
    label: 'Mark as sold',
    icon: 'key',
    shown: ({ status }) => status === 'published',
    question: (title) => `Mark ${title} as sold?`,
    change: { status: 'sold' },
    done: 'Marked as sold',
  },
];
