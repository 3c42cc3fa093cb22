import { Button } from '#ui/button.tsx';

/** What stands in the place of a list that could not be fetched: an error is never an empty list. */
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
