import { Form, Link, useNavigation } from 'react-router';
import type { SubscriptionState } from '#contract';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mediaUrl } from '../../data/media.ts';

export interface LinkPageProps {
  question: string;
  line: string;
  button: string;
  /** What happened, once the button was pressed. */
  state: SubscriptionState | undefined;
}

const OUTCOMES = {
  confirmed: { title: 'You are subscribed', line: 'The next letter comes at the start of the month.' },
  unsubscribed: { title: 'You are unsubscribed', line: 'We will not write to you again.' },
  invalid: {
    title: 'This link no longer works',
    line: 'It may be older than seven days. Subscribe again at the foot of any page and we will send a new one.',
  },
} satisfies Record<SubscriptionState, { title: string; line: string }>;

/**
 * The page behind a link in a mail. Opening it changes nothing, because mail programs open links to check them;
 * pressing its button does. It is a plain form and works without any script.
 */
export function LinkPage({ question, line, button, state }: LinkPageProps) {
  const busy = useNavigation().state === 'submitting';
  const shown = state ? OUTCOMES[state] : { title: question, line };
  const art = mediaUrl(state === 'invalid' ? 'art/spot-notfound.svg' : 'art/spot-thanks.svg');
  return (
    <main id="main" className="wrap">
      <EmptyState
        art={art}
        headingLevel={1}
        title={shown.title}
        line={shown.line}
        action={
          state ? (
            <Link className={buttonClass()} to="/">
              Back to Home
            </Link>
          ) : (
            <Form method="post">
              <Button type="submit" busy={busy}>
                {button}
              </Button>
            </Form>
          )
        }
      />
    </main>
  );
}
