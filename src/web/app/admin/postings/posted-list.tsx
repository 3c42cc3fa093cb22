import { POSTED_BY_LABELS, type PostedPropertyStatus, PROPERTY_TYPE_LABELS, type StaffPostedProperty } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { text as column, created, excerpt, status } from '../engine/columns.tsx';
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
    sort: 'name',
  },
  columns: [
    column('Posted by', poster, { sort: 'posted_by' }),
    column('City', ({ city }) => city, { sort: 'city' }),
    column('Property type', kind),
    { label: 'Review status', cell: ({ status: state }) => <PostingState state={state} />, phone: 'start' },
    { ...status(), label: 'Active' },
    column('Email', ({ email }) => email),
    column('Phone', ({ country_code, phone_number }) => `${country_code}\u00a0${phone_number}`),
    excerpt('Address', ({ address }) => address),
    excerpt('Details', ({ property_details }) => property_details, { phone: 'full' }),
    created(),
  ],
  nameInQuestion: ({ name }) => `the property posted by ${name}`,
  deleteNote: ({ name }) => `The property posted by ${name} leaves the site, and its private link stops working.`,
});
