import { Button, buttonClass } from '#ui/button.tsx';

/** Shown after an unexpected error, without details. */
export function UnexpectedError() {
  return (
    <main id="main" className="grid justify-items-center gap-3 px-5 py-20 text-center">
      <title>Unexpected Application Error!</title>
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p className="max-w-[42ch]">Something broke on our side. Reload the page, or start again from the users.</p>
      <p className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <a className={buttonClass({ variant: 'outline' })} href="/admin/users">
          Back to Users
        </a>
      </p>
    </main>
  );
}
