import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';

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
