import type { PostedPropertyStatus } from '#contract';
import { Marker } from '#ui/badge.tsx';

/** What became of a posting, in words. */
export const POSTING_STATES: Record<PostedPropertyStatus, string> = {
  pending_email: 'E-mail not confirmed',
  pending_review: 'To review',
  changes_requested: 'Changes requested',
  live: 'Approved',
  rejected: 'Rejected',
  sold: 'Sold',
  expired: 'Expired',
};

/** The state of a posting; what waits for staff stands out. */
export const PostingState = ({ status }: { status: PostedPropertyStatus }) => (
  <Marker tone={status === 'pending_review' ? 'accent' : status === 'live' ? 'primary' : 'info'}>
    {POSTING_STATES[status]}
  </Marker>
);
