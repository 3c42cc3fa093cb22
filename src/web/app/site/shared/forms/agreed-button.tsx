import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';

interface AgreedButtonProps {
  agreed: boolean;
  sending: boolean;
  busyLabel: string;
  /** What pressing does, for those who hear why they cannot: 'To send, first agree …'. */
  verb: string;
  children: ReactNode;
}

/** Sends a form, once its terms are agreed to; says why it does not before. */
export function AgreedButton({ agreed, sending, busyLabel, verb, children }: AgreedButtonProps) {
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
          To {verb}, first agree to the Terms &amp; Conditions above.
        </p>
      )}
    </>
  );
}
