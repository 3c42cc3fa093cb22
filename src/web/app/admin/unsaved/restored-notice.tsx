import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';

interface RestoredNoticeProps {
  at: number;
  onDiscard: () => void;
}

/** Shown above a form that begins with what the user typed into it earlier. */
export const RestoredNotice = ({ at, onDiscard }: RestoredNoticeProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent-soft py-1 pr-1 pl-4 text-accent-ink"
  >
    <p className="mr-auto py-2">Your unsaved changes from {timeText(new Date(at))} are back.</p>
    <Button variant="ghost" size="sm" data-never-first onClick={onDiscard}>
      Discard them
    </Button>
  </div>
);
