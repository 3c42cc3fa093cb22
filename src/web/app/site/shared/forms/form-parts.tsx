import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { HONEYPOT } from './controls.ts';

interface EmailFieldProps {
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
}

export function EmailField({ placeholder, ...field }: EmailFieldProps) {
  return (
    <Field label="Email" {...field}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          aria-required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

/** Hidden from people; a value indicates a bot. */
export const HoneypotField = () => (
  <input className="hidden" type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);

/** Link to the terms in a consent sentence; opens a new tab, so that a partly filled form is kept. */
export const TermsLink = () => (
  <a className={linkClass} href="/terms-and-conditions" target="_blank" rel="noopener">
    Terms &amp; Conditions
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

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

interface AgreedButtonProps {
  agreed: boolean;
  sending: boolean;
  busyLabel: string;
  /** For screen readers: why the button is disabled. */
  hint: string;
  children: ReactNode;
}

/** Submits a form once the terms are agreed to; until then it is disabled with a hint for screen readers. */
export function AgreedButton({ agreed, sending, busyLabel, hint, children }: AgreedButtonProps) {
  const why = useId();
  return (
    <>
      <Button
        type="submit"
        block
        disabled={!agreed}
        busy={sending}
        busyLabel={busyLabel}
        aria-disabled={sending || undefined}
        aria-describedby={agreed ? undefined : why}
      >
        {children}
      </Button>
      {!agreed && (
        <p id={why} className="sr-only">
          {hint}
        </p>
      )}
    </>
  );
}
