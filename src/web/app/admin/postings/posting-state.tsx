import type { PostedPropertyStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';

/** Labels of the posting statuses. */
export const POSTING_STATES: Record<PostedPropertyStatus, string> = {
  pending_email: 'E-mail not confirmed',
  pending_review: 'To review',
  changes_requested: 'Changes requested',
  live: 'Approved',
  rejected: 'Rejected',
  sold: 'Sold',
  expired: 'Expired',
};

/** The status of a posting; postings that wait for staff are highlighted. */
export const PostingState = ({ status }: { status: PostedPropertyStatus }) => (
  <Marker tone={status === 'pending_review' ? 'accent' : status === 'live' ? 'primary' : 'info'}>
    {POSTING_STATES[status]}
  </Marker>
);
