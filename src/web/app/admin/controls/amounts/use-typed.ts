import { useState } from 'react';

/**
 * What somebody types for a value: their own words as long as they mean it, else the value as we write it. A form that
 * is filled or emptied from outside is therefore followed without an effect.
 */
export function useTyped<Value>(value: Value, read: (text: string) => Value, write: (value: Value) => string) {
  const [text, setText] = useState(() => write(value));
  return [Object.is(read(text), value) ? text : write(value), setText] as const;
}
