import {
  ENQUIRY_SOURCE_LABELS,
  ENQUIRY_STATUS_LABELS,
  type EnquiryStatus,
  FAKE_LEAD_LABELS,
  type FakeLead,
  NEXT_STEP_LABELS,
  type StaffEnquiryRow,
} from '#contract';
import { Marker } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { duration } from '../duration.ts';
import { text as column, moment, unbrokenTime } from '../engine/columns.tsx';
import { defineList } from '../engine/resource.ts';

const TONES = { new: 'accent', won: 'primary', lost: undefined } as const;

export function StatusMarker({ status, fake = null }: { status: EnquiryStatus; fake?: FakeLead | null }) {
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'info';
  const label = fake === null ? ENQUIRY_STATUS_LABELS[status] : FAKE_LEAD_LABELS[fake];
  return tone ? <Marker tone={tone}>{label}</Marker> : <span className="text-ink-3">{label}</span>;
}

type Waiting = Pick<StaffEnquiryRow, 'reply_minutes_left' | 'next_follow_up_at' | 'next_step'>;

/** A text that stays on one line. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

function getLabel({
  reply_minutes_left: left,
  next_follow_up_at: followUp,
  next_step,
}: Waiting): [label: string, late: boolean] {
  if (left !== null)
    return left > 0
      ? [`Reply due in ${whole(duration(left))}`, false]
      : [`Reply overdue by ${whole(duration(-left))}`, true];
  if (followUp === null) return ['', false];
  const step = next_step ? NEXT_STEP_LABELS[next_step] : 'Follow up';
  return [`${step} ${unbrokenTime(followUp)}`, Date.parse(followUp) <= Date.now()];
}

/** The next step and its deadline: a first reply, measured in office hours, then the follow-up. */
export function NextStep({ enquiry }: { enquiry: Waiting }) {
  const [label, late] = getLabel(enquiry);
  return <span className={classNames('inline-block min-w-28', late && 'font-semibold text-danger')}>{label}</span>;
}

/** The page or button that an enquiry was sent from. */
export const getSourceName = ({
  source_button,
  source_path,
}: Pick<StaffEnquiryRow, 'source_button' | 'source_path'>) =>
  source_button === null ? (source_path ?? 'Unknown') : (ENQUIRY_SOURCE_LABELS[source_button] ?? source_button);

/** The listing of an enquiry, or the page or button that it was sent from. */
const getSubject = (row: StaffEnquiryRow): string => row.listing?.title ?? `No listing (${getSourceName(row)})`;

/** The list of enquiries. */
export const inbox = defineList('enquiry', {
  rows: 'enquiries',
  noun: 'Enquiry',
  title: 'Enquiries',
  searchHint: 'Name, email or phone',
  searchable: ({ full_name, email, phone_number }) => [full_name, email, phone_number],
  emptyText: 'No enquiries to show',
  name: {
    label: 'Name',
    text: ({ full_name }) => full_name,
    note: getSubject,
  },
  columns: [
    { label: 'Status', cell: ({ status, fake }) => <StatusMarker status={status} fake={fake} />, phone: 'start' },
    { label: 'Next step', cell: (row) => <NextStep enquiry={row} />, phone: 'end' },
    {
      label: 'About',
      cell: (row) => <span className="line-clamp-2 max-w-ch-32 min-w-32 wrap-anywhere">{getSubject(row)}</span>,
    },
    column('City', ({ city }) => city),
    column('Assigned to', ({ assigned_to }) => assigned_to?.full_name ?? null),
    moment('Received', ({ createdAt }) => createdAt, { phone: 'full' }),
  ],
});

/** The same beside an open lead: all of a row below its name. */
export const narrowInbox: typeof inbox = {
  ...inbox,
  name: {
    ...inbox.name,
    detail: (row) => (
      <span className="grid gap-1 text-note">
        <span className="flex flex-wrap items-center gap-x-2">
          <StatusMarker status={row.status} fake={row.fake} /> <NextStep enquiry={row} />
        </span>
        <span className="line-clamp-1">{getSubject(row)}</span>
        {row.assigned_to && <span>{row.assigned_to.full_name}</span>}
      </span>
    ),
  },
  columns: [],
};
