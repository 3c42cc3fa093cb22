import { Button } from '#ui/button.tsx';

const TEXTS = {
  message: { line: 'Your last message was not sent.', action: 'Restore my message' },
  application: { line: 'Your last application was not sent.', action: 'Restore my application' },
  property: { line: 'Your last property was not sent.', action: 'Restore my property' },
};

/** Offers to restore the unsent values of a form. */
export function RestoreOffer({ what, onRestore }: { what: keyof typeof TEXTS; onRestore: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-accent-soft px-3.5 py-3 text-small text-ink">
      <p>{TEXTS[what].line}</p>
      <Button variant="outline" size="sm" onClick={onRestore}>
        {TEXTS[what].action}
      </Button>
    </div>
  );
}
