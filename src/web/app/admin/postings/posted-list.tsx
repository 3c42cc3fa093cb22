import { POSTED_BY_LABELS, type PostedPropertyStatus, PROPERTY_TYPE_LABELS, type StaffPostedProperty } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { text as column, created, status } from '../engine/columns.tsx';
import { defineResource } from '../engine/resource.ts';

/** Labels of the posting statuses. */
export const POSTING_STATES: Record<PostedPropertyStatus, string> = {
  pending_email: 'Email not confirmed',
  pending_review: 'Pending review',
  changes_requested: 'Changes requested',
  live: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  expired: 'Expired',
};

/** The status of a posting; postings that wait for staff are highlighted. */
const PostingState = ({ state }: { state: PostedPropertyStatus }) => (
  <Marker tone={state === 'pending_review' ? 'accent' : state === 'live' ? 'primary' : 'info'}>
    {POSTING_STATES[state]}
  </Marker>
);

const kind = ({ property_type }: StaffPostedProperty) => PROPERTY_TYPE_LABELS[property_type];
const poster = ({ posted_by }: StaffPostedProperty) => POSTED_BY_LABELS[posted_by];

/** The list of properties posted by visitors. */
export const postedList = defineResource('post-property', {
  rows: 'properties',
  noun: 'Property',
  title: 'Posted Properties',
  searchHint: 'Name, contact, city or type',
  searchable: (row) => [row.name, row.email, row.phone_number, poster(row), row.city, kind(row)],
  toggleable: true,
  actions: 'delete',
  name: {
    label: 'Name',
    text: ({ name }) => name,
    note: (row) => `${kind(row)} in ${row.city}`,
    // Empty for staff who may not see contact details.
    detail: ({ email, country_code, phone_number }) =>
      email !== '' && (
        <>
          <span className="block">{email}</span>
          <span className="block whitespace-nowrap">{`${country_code} ${phone_number}`}</span>
        </>
      ),
    sort: 'name',
  },
  columns: [
    column('Posted by', poster, { sort: 'posted_by' }),
    {
      label: 'City',
      cell: (row) => (
        <>
          {row.city}
          <small className="block text-meta text-ink-3">{kind(row)}</small>
        </>
      ),
      sort: 'city',
    },
    { label: 'Review status', cell: ({ status: state }) => <PostingState state={state} />, phone: 'start' },
    { ...status(), label: 'Active' },
    {
      label: 'Details',
      cell: ({ address, property_details }) => (
        <div className="max-w-ch-48 min-w-28 wrap-anywhere">
          <p className="line-clamp-1 max-admin:hidden" title={address}>
            {address}
          </p>
          <p className="line-clamp-2 text-ink-3">{property_details}</p>
        </div>
      ),
      phone: 'full',
    },
    created(),
  ],
  nameInQuestion: ({ name }) => `the property posted by ${name}`,
  deleteNote: ({ name }) => `The property posted by ${name} leaves the site, and its private link stops working.`,
});
