import { Button } from '#ui/button.tsx';

/** Stands above a form whose words could not be sent, and brings them back. */
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
