import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Loan } from './loan.ts';
import { loanHash } from './loan-address.ts';

/**
 * Copies the URL of this page with this loan; shows the result next to the button, as the panel would cover a toast.
 */
export function ShareLoan({ loan }: { loan: Loan }) {
  const [outcome, setOutcome] = useState<{ hash: string; copied: boolean }>();
  const { origin, pathname, search } = window.location;
  const hash = loanHash(loan);
  const address = origin + pathname + search + hash;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ hash, copied: true });
    } catch {
      setOutcome({ hash, copied: false });
    }
  };
  const current = outcome?.hash === hash ? outcome : undefined;
  return (
    <div>
      <Button variant="outline" block disabled={Object.values(loan).some(Number.isNaN)} onClick={() => void copy()}>
        <Icon name="link" size="sm" />
        Copy link
      </Button>
      <p role="status" className="text-sm">
        {current?.copied && 'Link copied. It opens the calculator with these values.'}
        {current?.copied === false && (
          <>
            The link could not be copied. Here it is: <span className="break-all text-ink select-all">{address}</span>
          </>
        )}
      </p>
    </div>
  );
}
