import type { SiteFacts } from '#contract';

/** Says what happens after an enquiry, with the promise of the office settings. */
export const getNextStep = ({ reply_within }: Pick<SiteFacts, 'reply_within'>): string =>
  `Your enquiry has reached us. An advisor usually calls back within ${reply_within}, during office hours.`;
