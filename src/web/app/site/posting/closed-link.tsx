import { Form, Link, useNavigation } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { drawingUrl } from '../../data/drawings.ts';
import { getMessage, type ManageResult } from './manage-result.ts';

/** Shown for a private link that no longer works: the property is deleted, or a new link can be requested by email. */
export function ClosedLink({ result }: { result: ManageResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  if (result?.outcome === 'done') {
    return (
      <main id="main" className="wrap">
        <EmptyState
          art={drawingUrl('spot-thanks')}
          headingLevel={1}
          title={result.did === 'delete' ? 'Property deleted' : 'Check your inbox'}
          line={
            result.did === 'delete' ? 'It is no longer on the site, and this link no longer works.' : getMessage(result)
          }
          action={
            <Link className={buttonClass()} to="/">
              Back to Home
            </Link>
          }
        />
      </main>
    );
  }
  return (
    <main id="main" className="wrap">
      <EmptyState
        art={drawingUrl('spot-notfound')}
        headingLevel={1}
        title="This link no longer works"
        line="It may have expired or been replaced by a newer link. We can send a new link to the email used to post the property."
        action={
          <Form method="post">
            <Button type="submit" name="intent" value="link" busy={busy}>
              Send me a new link
            </Button>
          </Form>
        }
      />
    </main>
  );
}
