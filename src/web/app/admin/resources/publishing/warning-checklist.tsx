import { type RefObject, useRef, useState } from 'react';
import type { Failure } from '#contract';
import { Checkbox } from '#ui/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { CallError } from '../../../data/http.ts';
import { ICONS } from '../../icons.ts';

type Warnings = NonNullable<Failure['warnings']>;

/** The tick that lets a listing be published in spite of warnings. */
export function getTickLabel(warnings: number): string {
  if (warnings === 1) return 'I have checked this. Publish anyway.';
  return warnings === 2 ? 'I have checked both. Publish anyway.' : `I have checked all ${warnings}. Publish anyway.`;
}

/** The warnings with which the server refused to publish a listing, and the tick for the next attempt. */
export function useRefusedWarnings() {
  const [warnings, setWarnings] = useState<Warnings>([]);
  const [isChecked, setChecked] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  return {
    warnings,
    isChecked,
    setChecked,
    tick,
    /** What the next attempt sends; undefined, with the focus on the tick, until it is set. */
    acknowledge: () => {
      if (warnings.length > 0 && !isChecked) {
        tick.current?.focus();
        return undefined;
      }
      return { acknowledged: warnings.map(({ code }) => code) };
    },
    /** Keeps the warnings of a refusal; returns whether there are any. */
    keep: (error: unknown): boolean => {
      const found = error instanceof CallError ? error.failure?.warnings : undefined;
      if (!found) return false;
      setWarnings(found);
      setChecked(false);
      return true;
    },
  };
}

interface ChecklistProps {
  warnings: Warnings;
  isChecked: boolean;
  setChecked: (checked: boolean) => void;
  tick: RefObject<HTMLInputElement | null>;
}

/** The warnings of a listing with the tick. */
export function WarningChecklist({ warnings, isChecked, setChecked, tick }: ChecklistProps) {
  return (
    <div role="alert" className="grid gap-3">
      <ul className="grid gap-2 text-small">
        {warnings.map(({ code, title, message }) => (
          <li key={code} className="flex gap-2">
            <Icon name={ICONS.warning} size="sm" className="mt-0.5 text-warning" />
            <span>
              <b className="font-semibold text-ink">{title}.</b> {message}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox ref={tick} checked={isChecked} onChange={({ target }) => setChecked(target.checked)}>
        {getTickLabel(warnings.length)}
      </Checkbox>
    </div>
  );
}
