import { Button, buttonClass } from '#ui/button.tsx';

/** What a visitor sees when something broke that nobody foresaw. It says no more than that. */
export function ErrorScreen() {
  return (
    <main id="main" className="wrap grid justify-items-center gap-3 py-20 text-center">
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="max-w-[42ch]">Something broke on our side. Reload the page, or start again from the home page.</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <a className={buttonClass({ variant: 'outline' })} href="/">
          Back to Home
        </a>
      </p>
    </main>
  );
}
