import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field, InvalidFocus } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { HONEYPOT, TERMS } from './controls.ts';
import type { PlainResult } from './plain-result.ts';

interface NameFieldProps {
  /** As the API calls it. */
  name?: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
}

export function NameField({ name = 'full_name', placeholder, defaultValue, ...field }: NameFieldProps) {
  return (
    <Field label="Full name" {...field}>
      {(control) => (
        <Input
          {...control}
          name={name}
          aria-required
          autoComplete="name"
          placeholder={placeholder}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}

interface EmailFieldProps {
  defaultValue?: string | undefined;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  optional?: boolean;
}

export function EmailField({ placeholder, defaultValue, ...field }: EmailFieldProps) {
  return (
    <Field label="Email" {...field}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          aria-required={!field.optional}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}

/** Hidden from people; a value indicates a bot. */
export const HoneypotField = () => (
  <input className="hidden" type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);

interface PlainFieldsProps {
  result: PlainResult | undefined;
  children: ReactNode;
}

/** The fields of a form that may have been sent without scripts; the first invalid one then takes focus. */
export const PlainFields = ({ result, children }: PlainFieldsProps) => (
  <InvalidFocus value={result !== undefined}>
    {result && (
      <p role="alert" className="flex gap-1.5 rounded-md bg-danger-soft px-3.5 py-3 text-small text-danger">
        <Icon name="alert" size="sm" className="mt-0.5" />
        {result.message ?? 'Not sent yet. Please correct the fields below.'}
      </p>
    )}
    {children}
  </InvalidFocus>
);

interface TermsBoxProps {
  /** Only what was sent without scripts can have an error: the button waits for the tick. */
  result: PlainResult | undefined;
  children: ReactNode;
}

/** The consent of a form. */
export function TermsBox({ result, children }: TermsBoxProps) {
  const note = useId();
  const error = result?.errors[TERMS];
  return (
    <div className="grid">
      <Checkbox
        name={TERMS}
        value="Yes"
        defaultChecked={result?.values[TERMS] === 'Yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && note}
      >
        {children}
      </Checkbox>
      {error && (
        <p id={note} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

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
      {/* Without scripts nothing enables the other button. This one comes first, so that Enter presses it. */}
      <noscript>
        <Button type="submit" block>
          {children}
        </Button>
      </noscript>
      <Button
        type="submit"
        block
        className={classNames(!agreed && 'noscript:hidden')}
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
