import type { SiteFacts } from '#contract';

/** Invites visitors to send an enquiry, with the promise of the office settings. */
export const getInvitation = ({ reply_within }: Pick<SiteFacts, 'reply_within'>): string =>
  `Tell us what you are looking for. We usually call back within ${reply_within} during office hours.`;
