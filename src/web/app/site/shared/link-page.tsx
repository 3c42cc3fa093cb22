import { Form, Link, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/file-urls.ts';

export interface LinkOutcome {
  title: string;
  line: string;
  failed?: boolean;
}

interface LinkPageProps {
  question: string;
  line: string;
  button: string;
  /** Result after the button was pressed. */
  outcome: LinkOutcome | undefined;
}

/**
 * Page of a link in an email. Opening it changes nothing, because mail clients open links to check them; only the
 * button does. It is a plain form that works without JavaScript.
 */
export function LinkPage({ question, line, button, outcome }: LinkPageProps) {
  const busy = useNavigation().state === 'submitting';
  const art = outcome?.failed ? drawingUrl('spot-notfound') : drawingUrl('spot-thanks');
  return (
    <main id="main" className="wrap">
      <EmptyState
        art={art}
        headingLevel={1}
        title={outcome?.title ?? question}
        line={outcome?.line ?? line}
        action={
          outcome ? (
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

/** Token of a link in one of our emails. */
export const tokenFrom = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';
