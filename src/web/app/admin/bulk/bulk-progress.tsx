import { timeText } from '#contract/india-time.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import { describeAction, describeProgress } from './describe-action.ts';
import { isRunning, type ShownChange } from './use-bulk-changes.ts';

/** The time of day in India: '2:45 PM'. */
const clock = (at: string): string => timeText(at).replace(/^.*, /, '').replace(' IST', '').replace(' ', '\u00a0');

interface BulkProgressProps {
  change: ShownChange;
  onInspect: () => void;
  onStop: () => void;
  onUndo: () => void;
  onDismiss: () => void;
}

/** How far a change of many rows is, and what can be done about it. */
export function BulkProgress({ change, onInspect, onStop, onUndo, onDismiss }: BulkProgressProps) {
  const { done, failed, state, total, undo_until } = change;
  const running = isRunning(change);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 first:border-t-0">
      <Icon
        name={failed > 0 ? 'alert' : running ? 'clock' : 'check'}
        className={failed > 0 ? 'text-warning' : 'text-success'}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p role="status" className="text-small text-ink">
          {describeProgress(change)}
        </p>
        {running && (
          <progress
            aria-label={describeAction(change)}
            max={total}
            value={done}
            className="h-1.5 w-full overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-primary"
          />
        )}
      </div>
      <div className="flex gap-2 max-admin:order-1 max-admin:w-full max-admin:pl-5">
        <Button variant="ghost" size="sm" onClick={onInspect}>
          Result per row
        </Button>
        {state === 'running' && (
          <Button variant="outline" size="sm" onClick={onStop}>
            Stop
          </Button>
        )}
        {undo_until && (
          <Button variant="outline" size="sm" onClick={onUndo}>
            <Icon name={ICONS.undo} size="sm" />
            Undo<span className="font-regular text-ink-3">until {clock(undo_until)}</span>
          </Button>
        )}
      </div>
      {!running && (
        <IconButton label={`Close ${describeAction(change)}`} className="-mr-2" onClick={onDismiss}>
          <Icon name="close" size="sm" />
        </IconButton>
      )}
    </div>
  );
}
