import { isRouteErrorResponse } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';

const BROKEN = {
  title: 'Unexpected Application Error!',
  advice: 'Something broke on our side. Reload the page, or start again from the home page.',
};
const SOON = {
  title: 'We will be back in a moment',
  advice: 'The site is temporarily unavailable. Nothing you sent earlier is lost. Please reload the page in a minute.',
};

/** Shown to visitors after an unexpected error, without details. */
export function ErrorScreen({ error }: { error?: unknown }) {
  const { title, advice } = isRouteErrorResponse(error) && error.status === 503 ? SOON : BROKEN;
  return (
    <main id="main" className="wrap grid justify-items-center gap-3 py-20 text-center">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-message">{advice}</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <a className={buttonClass({ variant: 'outline' })} href="/">
          Back to Home
        </a>
      </p>
    </main>
  );
}
