import type { SubscriptionState } from '#contract';
import type { LinkOutcome } from '../shared/link-page.tsx';

/** Messages after a newsletter link was used. */
export const OUTCOMES: Record<SubscriptionState, LinkOutcome> = {
  confirmed: { title: 'You are subscribed', line: 'The next letter comes at the start of the month.' },
  unsubscribed: { title: 'You are unsubscribed', line: 'We will not write to you again.' },
  invalid: {
    title: 'This link no longer works',
    line: 'It may be older than seven days. Subscribe again at the foot of any page and we will send a new one.',
    failed: true,
  },
};
