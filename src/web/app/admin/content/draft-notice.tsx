import { Button } from '#ui/button.tsx';

/** Shown while a page has an unpublished draft, with a button to discard it. */
export const DraftNotice = ({ onDiscard }: { onDiscard: () => Promise<void> }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent-soft py-1 pr-1 pl-4 text-accent-ink">
    <p className="mr-auto py-2">This is a draft. Visitors do not read it before it is published.</p>
    <Button variant="ghost" size="sm" onClick={() => void onDiscard().catch(() => {})}>
      Discard draft
    </Button>
  </div>
);
