import { Button } from '#ui/button.tsx';

/** Offers to restore the unsent values of a form. */
export function RestoreOffer({
  what,
  onRestore,
}: {
  what: 'message' | 'application' | 'property';
  onRestore: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-accent-soft px-3.5 py-3 text-[0.9063rem] text-ink">
      <p>Your last {what} was not sent.</p>
      <Button variant="outline" size="sm" onClick={onRestore}>
        Restore my {what}
      </Button>
    </div>
  );
}
