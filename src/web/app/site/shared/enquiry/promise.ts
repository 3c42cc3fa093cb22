import type { SiteFacts } from '#contract';

type Promised = Pick<SiteFacts, 'reply_within'>;

/** Invites visitors to send an enquiry, with the promise of the office settings. */
export const getInvitation = ({ reply_within }: Promised): string =>
  `Tell us what you are looking for. We usually call back within ${reply_within} during office hours.`;

/** Says what happens after an enquiry. */
export const getNextStep = ({ reply_within }: Promised): string =>
  `Your enquiry has reached us. An advisor usually calls back within ${reply_within}, during office hours.`;
