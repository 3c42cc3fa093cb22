import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment, such as typed text for a search. */
export function useSettled<Value>(value: Value, pauseMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(pause);
  }, [value, pauseMs]);
  return settled;
}
