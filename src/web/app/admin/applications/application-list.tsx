import { APPLICATION_STATUS_LABELS, type ApplicationStatus, type StaffApplicationRow } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { text as column, moment } from '../engine/columns.tsx';
import { defineList } from '../engine/resource.ts';

const TONES = { received: 'accent', hired: 'primary', rejected: undefined } as const;

export function StatusMarker({ status }: { status: ApplicationStatus }) {
  const tone = status in TONES ? TONES[status as keyof typeof TONES] : 'info';
  const label = APPLICATION_STATUS_LABELS[status];
  return tone ? <Marker tone={tone}>{label}</Marker> : <span className="text-ink-3">{label}</span>;
}

type State = StaffApplicationRow['document']['state'];

const LABELS: Record<State, string> = {
  ready: 'No virus found',
  pending: 'Checking for viruses',
  rejected: 'Virus found',
};

/** The virus scan result of a document. */
export function DocumentState({ state }: { state: State }) {
  return (
    <span
      className={classNames('whitespace-nowrap', state === 'rejected' ? 'font-semibold text-danger' : 'text-ink-3')}
    >
      {LABELS[state]}
    </span>
  );
}

/** '4+' is shown as '4+ years'. */
export const experienceText = (experience: string): string =>
  experience.endsWith('+') ? `${experience} years` : experience;

export const applicationList = defineList('application', {
  rows: 'applications',
  noun: 'Application',
  title: 'Applications',
  searchHint: 'Name, email, mobile or location',
  searchable: ({ full_name, email, mobile, location }) => [full_name, email, mobile, location],
  emptyText: 'No applications to show',
  name: { label: 'Name', text: ({ full_name }) => full_name, note: ({ job }) => job.job_title },
  columns: [
    { label: 'Status', cell: ({ status }) => <StatusMarker status={status} />, phone: 'start' },
    {
      label: 'Job',
      cell: ({ job }) => <span className="line-clamp-2 max-w-ch-32 min-w-32 wrap-anywhere">{job.job_title}</span>,
    },
    column('Experience', ({ experience }) => experienceText(experience)),
    column('Location', ({ location }) => location),
    { label: 'Document', cell: ({ document }) => <DocumentState state={document.state} />, phone: 'end' },
    moment('Received', ({ createdAt }) => createdAt, { phone: 'full' }),
  ],
});
