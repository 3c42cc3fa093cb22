import { useEffect, useRef, useState } from 'react';

/** Brings the first field that is wrong into view and gives it the focus, once the form shows what is wrong. */
export function useFirstError() {
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [shown]);
  return { ref, focusFirstError: () => setShown((times) => times + 1) };
}
