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

/** The state of a posting beside its name, where the switch does not tell it. */
export const PostingState = ({ status }: { status: PostedPropertyStatus }) =>
  status === 'live' ? null : (
    <Marker tone={status === 'pending_review' ? 'accent' : 'info'}>{POSTING_STATES[status]}</Marker>
  );
