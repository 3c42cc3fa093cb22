import type { StaffApplicationRow } from '#contract';
import { classNames } from '#ui/class-names.ts';

type State = StaffApplicationRow['document']['state'];

const LABELS: Record<State, string> = { ready: 'Scanned', pending: 'Being scanned', rejected: 'Virus found' };

/** The virus scan result of a document. */
export function DocumentState({ state }: { state: State }) {
  return (
    <span
      className={classNames('whitespace-nowrap', state === 'rejected' ? 'font-semibold text-danger' : 'text-ink-3')}
    >
      {LABELS[state]}
    </span>
  );
}
