import { type ReactNode, type RefObject, useId } from 'react';
import type { ListingStatus } from '#contract';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import { getTickLabel } from '../resources/publishing/warning-checklist.tsx';
import type { PublishingCheck } from './use-publishing-check.ts';

/** What a press does, by the status that was chosen. */
const PRESS: Record<ListingStatus, string> = {
  draft: 'Save as draft',
  scheduled: 'Schedule',
  published: 'Publish',
  withdrawn: 'Withdraw',
  sold: 'Mark as sold',
};

interface FindingProps {
  icon: ReactNode;
  title: string;
  line?: string | undefined;
  onJump: () => void;
}

const Finding = ({ icon, title, line, onJump }: FindingProps) => (
  <li className="flex gap-2">
    {icon}
    <button type="button" className="min-w-0 rounded-xs text-left wrap-anywhere hover:underline" onClick={onJump}>
      <span className="font-semibold text-ink">{title}</span>
      {line && <span className="block text-ink-3">{line}</span>}
    </button>
  </li>
);

interface FindingsProps extends Pick<PublishingCheck, 'obstacles' | 'warnings'> {
  /** Shows the field. */
  onJump: (field: string) => void;
}

/** What is missing and what should be looked at, each with a way to its field. */
const Findings = ({ obstacles, warnings, onJump }: FindingsProps) => (
  <ul className="grid gap-2.5 text-small">
    {obstacles.map(({ field, message }) => (
      <Finding
        key={field}
        icon={<Icon name="alert" size="sm" className="mt-0.5 text-ink-3" />}
        title={message}
        onJump={() => onJump(field)}
      />
    ))}
    {warnings.map(({ code, field, title, message }) => (
      <Finding
        key={code}
        icon={<Icon name={ICONS.warning} size="sm" className="mt-0.5 text-warning" />}
        title={title}
        line={message}
        onJump={() => onJump(field)}
      />
    ))}
    {obstacles.length + warnings.length === 0 && (
      <li className="flex gap-2">
        <Icon name="check" size="sm" className="mt-0.5 text-success" />
        Nothing is missing, and nothing looks unusual.
      </li>
    )}
  </ul>
);

interface PublishPanelProps extends FindingsProps {
  check: PublishingCheck;
  /** The status that the press gives it; undefined if there is nothing to press. */
  next: ListingStatus | undefined;
  isGoingPublic: boolean;
  busy: boolean;
  tick: RefObject<HTMLInputElement | null>;
  onPress: () => void;
  /** The fields of the status. */
  children: ReactNode;
}

/** What is left to do before a listing is published, and the button that publishes it. */
export function PublishPanel(props: PublishPanelProps) {
  const { check, next, isGoingPublic, busy, tick, onPress, children, ...findings } = props;
  const { warnings } = findings;
  const headingId = useId();
  const isTickNeeded = isGoingPublic && warnings.length > 0;
  return (
    <section aria-labelledby={headingId} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <h2 id={headingId} className="text-feature">
        Before publishing
      </h2>
      <Findings {...findings} />
      {children}
      {isTickNeeded && (
        <Checkbox ref={tick} checked={check.isChecked} onChange={({ target }) => check.check(target.checked)}>
          {getTickLabel(warnings.length)}
        </Checkbox>
      )}
      {next && (
        <Button block busy={busy} disabled={isTickNeeded && !check.isChecked} onClick={onPress}>
          {PRESS[next]}
        </Button>
      )}
      {isTickNeeded && !check.isChecked && (
        <p className="text-note text-ink-3">
          Tick first, or solve the warnings. Impossible values can never be published.
        </p>
      )}
    </section>
  );
}
