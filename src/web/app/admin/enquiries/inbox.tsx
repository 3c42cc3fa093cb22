import type { StaffEnquiryRow } from '#contract';
import { text as column } from '../engine/columns.tsx';
import { defineResource } from '../engine/resource.ts';
import { indiaTime } from '../india-clock.ts';
import { NextStep } from './next-step.tsx';
import { StatusMarker } from './status-marker.tsx';

/** The list of enquiries. */
export const inbox = defineResource<StaffEnquiryRow>({
  path: 'enquiry',
  rows: 'enquiries',
  noun: 'Enquiry',
  title: 'Enquiries',
  searchHint: 'Name, email or phone',
  searchable: ({ full_name, email, phone_number }) => [full_name, email, phone_number],
  emptyText: 'No enquiries here',
  name: {
    label: 'Name',
    of: ({ full_name }) => full_name,
    note: ({ listing, source_path }) => listing?.title ?? source_path ?? '',
  },
  columns: [
    { label: 'Status', cell: ({ status }) => <StatusMarker status={status} />, phone: 'start' },
    { label: 'Next step (office time)', cell: (row) => <NextStep enquiry={row} />, phone: 'end' },
    {
      label: 'About',
      cell: ({ listing, source_path }) => (
        <span className="line-clamp-2 max-w-[32ch] min-w-32 wrap-anywhere">{listing?.title ?? source_path}</span>
      ),
    },
    column('City', ({ city }) => city),
    column('Assigned to', ({ assigned_to }) => assigned_to?.full_name ?? null),
    {
      label: 'Received',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{indiaTime(createdAt)}</span>,
      phone: 'full',
    },
  ],
});
