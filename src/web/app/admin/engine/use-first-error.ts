import { useEffect, useRef, useState } from 'react';

/** Focuses the first invalid field once the errors are rendered. */
export function useFirstError() {
  const ref = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [shown]);
  return { ref, focusFirstError: () => setShown((times) => times + 1) };
}
