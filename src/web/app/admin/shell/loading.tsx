import { Spinner } from '#ui/loading.tsx';

/** The only part of the back office that the server renders. */
export function Loading() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center" aria-busy="true">
      <p className="flex items-center gap-3 text-ink-3">
        <Spinner /> Loading...
      </p>
    </main>
  );
}
