import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Label styles for a control or a group of controls. */
export const labelClass = 'text-small font-semibold text-ink';

/** Props that link a control to its label and note. */
interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  autoFocus?: true;
}

/** Whether a field with an error takes focus when the page opens; the browser chooses the first. */
export const InvalidFocus = createContext(false);

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and one note below, linked for assistive technology. */
export function Field({ label, hint, error, optional = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const focusesInvalid = useContext(InvalidFocus);
  const note = error ?? hint;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={classNames(labelClass, hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-regular text-ink-3"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': noteId,
        'aria-invalid': error ? true : undefined,
        ...(error && focusesInvalid ? { autoFocus: true } : {}),
      })}
      {error ? (
        <p id={noteId} className="flex gap-1.5 text-sm text-danger">
          <Icon name="alert" size="sm" className="mt-0.5" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={noteId} className="text-note text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
