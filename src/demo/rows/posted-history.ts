import type { PostedPropertyStatus } from '#contract';
import { BASE_DATE, daysFrom } from '../calendar.ts';
import { CHANGE_REQUESTS, REJECTIONS } from '../content/postings.ts';
import type { Random } from '../random.ts';

/** Live postings have been renewed and expire much later; the others expire after ninety days. */
function pickExpiry(status: PostedPropertyStatus, reviewedAt: Date, random: Random): Date | null {
  if (status === 'rejected') return null;
  return status === 'live' ? daysFrom(BASE_DATE, random.int(180, 360)) : daysFrom(reviewedAt, 90);
}

/** The reason that staff sent to the poster. */
function pickReason(status: PostedPropertyStatus, random: Random): string | null {
  if (status === 'changes_requested') return random.pick(CHANGE_REQUESTS);
  return status === 'rejected' ? random.pick(REJECTIONS) : null;
}

/** Review and expiry of a posting. */
export function postedHistory(status: PostedPropertyStatus, createdAt: Date, random: Random) {
  const emailConfirmedAt = status === 'pending_email' ? null : daysFrom(createdAt, random.int(5, 200) / 1440);
  const isReviewed = status !== 'pending_email' && status !== 'pending_review';
  const reviewedAt = isReviewed ? daysFrom(createdAt, 1 + random.int(0, 60) / 1440) : null;
  return {
    status,
    isActive: status === 'live',
    emailConfirmedAt,
    reviewedAt,
    reviewReason: pickReason(status, random),
    expiresAt: reviewedAt && pickExpiry(status, reviewedAt, random),
    createdAt,
    updatedAt: reviewedAt ?? emailConfirmedAt ?? createdAt,
  };
}
