import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { ControlProps } from './basic-controls.tsx';
import { Chips } from './pickers/chips.tsx';
import { folded } from './pickers/match-options.ts';

/** The entries of a line, trimmed, without empty ones and duplicates. */
function newEntries(line: string, before: string[]): string[] {
  const entries = line.split(/[,\n]/).map((entry) => entry.replaceAll(/\s+/g, ' ').trim());
  const seen = new Set(before.map(folded));
  return entries.filter((entry) => {
    const key = folded(entry);
    if (entry === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Short texts, each ended by Enter, a comma or leaving the field. Backspace removes the last one. */
export function TextListControl(props: ControlProps<string[]>) {
  const { label, value, onChange, hint = 'Separate with commas', error, optional, disabled } = props;
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const take = (line: string) => {
    const added = newEntries(line, value);
    setTyped('');
    if (added.length === 0) return;
    onChange([...value, ...added]);
    setAnnouncement(`${added.join(', ')} added`);
  };
  const remove = (gone: string | undefined) => {
    if (gone === undefined) return;
    onChange(value.filter((entry) => entry !== gone));
    setAnnouncement(`${gone} removed`);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <Chips
            label={label}
            chips={value.map((entry) => ({ key: entry, text: entry }))}
            disabled={disabled}
            onRemove={(entry) => {
              remove(entry);
              document.getElementById(control.id)?.focus();
            }}
          />
          <Input
            {...control}
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            value={typed}
            onChange={({ target }) => (/[,\n]/.test(target.value) ? take(target.value) : setTyped(target.value))}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && typed.trim() !== '') {
                event.preventDefault();
                take(typed);
              }
              if (event.key === 'Backspace' && typed === '') remove(value.at(-1));
            }}
            onBlur={() => take(typed)}
          />
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      )}
    </Field>
  );
}
