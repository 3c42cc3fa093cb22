import { Button } from '#ui/button.tsx';

/** Shown in place of a list that failed to load, so that an error never looks like an empty list. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-5 py-8 text-center"
    >
      <p className="font-semibold text-ink">Something went wrong</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
