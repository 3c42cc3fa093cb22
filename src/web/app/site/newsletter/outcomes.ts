import type { SubscriptionState } from '#contract';
import type { LinkOutcome } from '../shared/link-page.tsx';

/** Messages after a newsletter link was used. */
export const OUTCOMES: Record<SubscriptionState, LinkOutcome> = {
  confirmed: { title: 'You are subscribed', line: 'You will get our next monthly newsletter.' },
  unsubscribed: { title: 'You are unsubscribed', line: 'We will not send you the newsletter again.' },
  invalid: {
    title: 'This link no longer works',
    line: 'It may be older than seven days. Subscribe again at the bottom of any page and we will send a new link.',
    failed: true,
  },
};
