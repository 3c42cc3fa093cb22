import { useState } from 'react';

/**
 * The text of an input: as typed while it parses to the value, otherwise the formatted value. A value that is changed
 * from outside is therefore shown without an effect.
 */
export function useTyped<Value>(value: Value, read: (text: string) => Value, write: (value: Value) => string) {
  const [text, setText] = useState(() => write(value));
  return [Object.is(read(text), value) ? text : write(value), setText] as const;
}
